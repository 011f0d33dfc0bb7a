// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// The loading system of Foundation as it is on a device without a network: requests are made, read and changed, and each one fails.
    static let network = """
        class URLResponse: Hashable {
            let url: URL?
            let mimeType: String?
            let expectedContentLength: Int
            let textEncodingName: String?
            init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
                self.url = url
                self.mimeType = mimeType
                expectedContentLength = length
                textEncodingName = name
            }
            var suggestedFilename: String? { url?.lastPathComponent }
            static func == (a: URLResponse, b: URLResponse) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        class HTTPURLResponse: URLResponse {
            let statusCode: Int
            let allHeaderFields: [AnyHashable: Any]
            init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
                self.statusCode = statusCode
                allHeaderFields = headerFields ?? [:]
                super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
            }
            func value(forHTTPHeaderField field: String) -> String? { allHeaderFields[field] as? String }
            static func localizedString(forStatusCode statusCode: Int) -> String {
                switch statusCode {
                case 200: return "no error"
                case 400: return "bad request"
                case 401: return "unauthorized"
                case 403: return "forbidden"
                case 404: return "not found"
                case 500: return "internal server error"
                case 503: return "service unavailable"
                case 100..<200: return "informational"
                case 200..<300: return "success"
                case 300..<400: return "redirected"
                case 400..<500: return "client error"
                default: return "server error"
                }
            }
        }
        struct URLRequest: Hashable {
            enum CachePolicy {
                case useProtocolCachePolicy, reloadIgnoringLocalCacheData, reloadIgnoringLocalAndRemoteCacheData, returnCacheDataElseLoad,
                    returnCacheDataDontLoad, reloadRevalidatingCacheData, reloadIgnoringCacheData
            }
            var url: URL?
            var cachePolicy: CachePolicy
            var timeoutInterval: TimeInterval
            var httpMethod: String? = "GET"
            var httpBody: Data?
            var allHTTPHeaderFields: [String: String]? = [:]
            var allowsCellularAccess = true
            var httpShouldHandleCookies = true
            init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
                self.url = url
                self.cachePolicy = cachePolicy
                self.timeoutInterval = timeoutInterval
            }
            mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { allHTTPHeaderFields?[field] = value }
            mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
                let before = allHTTPHeaderFields?[field]
                allHTTPHeaderFields?[field] = before.map { $0 + "," + value } ?? value
            }
            func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
        }
        struct CachedURLResponse { let response: URLResponse, data: Data }
        final class URLCache {
            static var shared = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)
            var memoryCapacity: Int
            var diskCapacity: Int
            init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
                self.memoryCapacity = memoryCapacity
                self.diskCapacity = diskCapacity
            }
            init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?) {
                self.memoryCapacity = memoryCapacity
                self.diskCapacity = diskCapacity
            }
            func removeAllCachedResponses() {}
            func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
            func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
            func removeCachedResponse(for request: URLRequest) {}
        }
        final class URLSessionConfiguration {
            static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
            static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
            static func background(withIdentifier identifier: String) -> URLSessionConfiguration { URLSessionConfiguration() }
            var timeoutIntervalForRequest: TimeInterval = 60
            var timeoutIntervalForResource: TimeInterval = 604_800
            var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
            var httpAdditionalHeaders: [AnyHashable: Any]?
            var waitsForConnectivity = false
            var allowsCellularAccess = true
            var allowsExpensiveNetworkAccess = true
            var allowsConstrainedNetworkAccess = true
            var isDiscretionary = false
            var httpMaximumConnectionsPerHost = 6
            var httpShouldSetCookies = true
            var urlCache: URLCache? = .shared
            var protocolClasses: [Any]?
        }
        class URLSessionTask: Hashable {
            enum State { case running, suspended, canceling, completed }
            let originalRequest: URLRequest?
            var currentRequest: URLRequest? { originalRequest }
            let response: URLResponse? = nil
            private(set) var state = State.suspended
            private(set) var error: (any Error)?
            private let ended: (any Error) -> Void
            init(_ request: URLRequest, _ ended: @escaping (any Error) -> Void) {
                originalRequest = request
                self.ended = ended
            }
            init() {
                originalRequest = nil
                ended = { _ in }
            }
            func resume() {
                if state != .suspended { return }
                state = .running
                DispatchQueue.main.async { if self.state == .running { self.end(URLError(.notConnectedToInternet)) } }
            }
            func suspend() {}
            func cancel() {
                if state == .completed || state == .canceling { return }
                state = .canceling
                DispatchQueue.main.async { self.end(URLError(.cancelled)) }
            }
            private func end(_ reason: any Error) {
                if state == .completed { return }
                state = .completed
                error = reason
                ended(reason)
            }
            static func == (a: URLSessionTask, b: URLSessionTask) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        class URLSessionDataTask: URLSessionTask {}
        class URLSessionUploadTask: URLSessionDataTask {}
        class URLSessionDownloadTask: URLSessionTask {}
        protocol URLSessionDelegate: AnyObject {}
        protocol URLSessionTaskDelegate: URLSessionDelegate {}
        protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
        protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
        class URLSession {
            static let shared = URLSession(configuration: .default)
            let configuration: URLSessionConfiguration
            let delegate: Any?
            init(configuration: URLSessionConfiguration, delegate: Any? = nil, delegateQueue queue: Any? = nil) {
                self.configuration = configuration
                self.delegate = delegate
            }
            func data(from url: URL, delegate: Any? = nil) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
            func data(for request: URLRequest, delegate: Any? = nil) async throws -> (Data, URLResponse) {
                throw URLError(.notConnectedToInternet)
            }
            func upload(for request: URLRequest, from bodyData: Data, delegate: Any? = nil) async throws -> (Data, URLResponse) {
                throw URLError(.notConnectedToInternet)
            }
            func upload(for request: URLRequest, fromFile fileURL: URL, delegate: Any? = nil) async throws -> (Data, URLResponse) {
                throw URLError(.notConnectedToInternet)
            }
            func download(from url: URL, delegate: Any? = nil) async throws -> (URL, URLResponse) { throw URLError(.notConnectedToInternet) }
            func download(for request: URLRequest, delegate: Any? = nil) async throws -> (URL, URLResponse) {
                throw URLError(.notConnectedToInternet)
            }
            func bytes(from url: URL, delegate: Any? = nil) async throws -> (AsyncThrowingStream<UInt8, Error>, URLResponse) {
                throw URLError(.notConnectedToInternet)
            }
            func bytes(for request: URLRequest, delegate: Any? = nil) async throws -> (AsyncThrowingStream<UInt8, Error>, URLResponse) {
                throw URLError(.notConnectedToInternet)
            }
            func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
            func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) { _ in } }
            func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
                dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
            }
            func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void)
                -> URLSessionDataTask
            { URLSessionDataTask(request) { completionHandler(nil, nil, $0) } }
            func uploadTask(
                with request: URLRequest, from bodyData: Data?, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
            ) -> URLSessionUploadTask { URLSessionUploadTask(request) { completionHandler(nil, nil, $0) } }
            func downloadTask(with url: URL) -> URLSessionDownloadTask { URLSessionDownloadTask(URLRequest(url: url)) { _ in } }
            func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { URLSessionDownloadTask(request) { _ in } }
            func downloadTask(with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void)
                -> URLSessionDownloadTask
            { URLSessionDownloadTask(URLRequest(url: url)) { completionHandler(nil, nil, $0) } }
            func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
                dataTaskPublisher(for: URLRequest(url: url))
            }
            func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
                Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher()
            }
            func invalidateAndCancel() {}
            func finishTasksAndInvalidate() {}
        }
        """
}
