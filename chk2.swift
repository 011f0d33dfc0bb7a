func f(_ a: [Int]!) -> Int { a.count }
