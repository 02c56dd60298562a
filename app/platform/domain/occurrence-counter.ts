/** Counts a separator in bytes that arrive in parts. The separator is ASCII. Returns the count so far. */
export function occurrenceCounter(separator: string): (bytes: Uint8Array) => number {
  // One character per byte, so that a part may end anywhere.
  const decoder = new TextDecoder('latin1')
  let rest = ''
  let count = 0
  return bytes => {
    const text = rest + decoder.decode(bytes)
    let from = 0
    for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
      count++
      from = at + separator.length
    }
    // What may be the beginning of a separator that the next part completes.
    rest = text.slice(Math.max(from, text.length - separator.length + 1))
    return count
  }
}
