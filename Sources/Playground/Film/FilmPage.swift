// SPDX-License-Identifier: GPL-3.0-or-later

/// A film as a page that needs nothing else: a slider, play and step, and beside the picture the views of the frame, whose rows and boxes
/// light up together.
struct FilmPage {
    let film: Film

    var text: String {
        let frames = film.frames.enumerated().map { index, frame in
            "<div class=\"frame\" data-index=\"\(index)\"\(index == 0 ? "" : " hidden")>\n"
                + SVGRenderer.draw(frame.picture, views: frame.drawing.scene.views, id: "f\(index)-") + "</div>"
        }.joined(separator: "\n")
        return HTMLPage.document(
            title: film.input, style: Self.style,
            body: """
                <main>
                <figure>
                <div class="controls">
                <button id="back" aria-label="a frame back">◀︎</button>
                <button id="play">Play</button>
                <button id="forth" aria-label="a frame on">▶︎</button>
                <input id="slider" type="range" min="0" max="\(max(0, film.frames.count - 1))" value="0" aria-label="frame">
                <output id="clock"></output>
                </div>
                \(frames)
                </figure>
                <div class="tables"><section><h2>Views</h2><div class="scroll"><table>
                <thead><tr><th>view</th><th>kind</th><th class="number">x</th><th class="number">y</th><th class="number">width</th><th class="number">height</th></tr></thead>
                <tbody id="rows"></tbody>
                </table></div></section></div>
                </main>
                <script>
                const film = \(data);
                \(Self.script)
                </script>
                """)
    }

    /// What the script shows, as a JavaScript value; nothing in it ends the script.
    private var data: String {
        let frames = film.frames.map { frame in
            JSON.object([
                "time": .number(frame.time), "words": .string(frame.label), "caption": .string(frame.caption),
                "rows": .array(
                    frame.rows.map { row in
                        .array([
                            .int(row.layer), .string(row.name), .string(row.kind), .int(row.depth), .string(NumberText.of(row.frame.minX)),
                            .string(NumberText.of(row.frame.minY)), .string(NumberText.of(row.frame.width)),
                            .string(NumberText.of(row.frame.height)),
                        ])
                    }),
            ])
        }
        return JSON.array(frames).text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
    }

    private static let style = """
        .controls { display: flex; gap: .5rem; align-items: center; margin-bottom: .8rem; }
        .controls input { flex: 1; }
        .controls output { min-width: 12rem; font-variant-numeric: tabular-nums; color: var(--soft); }
        tr.lit { outline: 2px solid #2e7cf6; }
        rect.view.lit { fill: #2e7cf6; fill-opacity: .25; stroke: #2e7cf6; }
        """

    private static let script = """
        const frames = [...document.querySelectorAll(".frame")], slider = document.getElementById("slider");
        const rows = document.getElementById("rows"), clock = document.getElementById("clock"), play = document.getElementById("play");
        let now = 0, timer = null;
        function light(layer, on) {
          for (const box of frames[now].querySelectorAll(`rect.view[data-layer="${layer}"]`)) box.classList.toggle("lit", on);
          for (const row of rows.querySelectorAll(`tr[data-layer="${layer}"]`)) row.classList.toggle("lit", on);
        }
        function show(index) {
          now = Math.max(0, Math.min(frames.length - 1, index));
          frames.forEach((frame, at) => { frame.hidden = at !== now; });
          slider.value = now;
          clock.textContent = film[now].words + (film[now].caption ? " · " + film[now].caption : "");
          rows.replaceChildren(...film[now].rows.map(([layer, name, kind, depth, ...numbers]) => {
            const row = document.createElement("tr");
            row.dataset.layer = layer;
            const first = document.createElement("td");
            first.style.paddingLeft = `${depth + .7}rem`;
            first.textContent = name;
            const second = document.createElement("td");
            second.textContent = kind;
            row.append(first, second, ...numbers.map((number) => {
              const cell = document.createElement("td");
              cell.className = "number";
              cell.textContent = number;
              return cell;
            }));
            row.onmouseenter = () => light(layer, true);
            row.onmouseleave = () => light(layer, false);
            return row;
          }));
        }
        function stop() { clearTimeout(timer); timer = null; play.textContent = "Play"; }
        function step() {
          if (now >= frames.length - 1) return stop();
          const wait = (film[now + 1].time - film[now].time) * 1000;
          timer = setTimeout(() => { show(now + 1); step(); }, Math.max(0, wait));
        }
        play.onclick = () => {
          if (timer) return stop();
          if (now >= frames.length - 1) show(0);
          play.textContent = "Stop";
          step();
        };
        document.getElementById("back").onclick = () => { stop(); show(now - 1); };
        document.getElementById("forth").onclick = () => { stop(); show(now + 1); };
        slider.oninput = () => { stop(); show(Number(slider.value)); };
        for (const frame of frames) for (const box of frame.querySelectorAll("rect.view")) {
          box.onmouseenter = () => light(box.dataset.layer, true);
          box.onmouseleave = () => light(box.dataset.layer, false);
        }
        show(0);
        """
}
