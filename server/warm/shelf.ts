// Holds so many bytes and no more: what nobody asked for makes room, and nothing gets old.

/** What takes more than this part of the room is not held: it would push out too much. */
const HEAVY = 8

export interface ShelfLimits {
  readonly maxBytes: number
  readonly maxAgeMs: number
}

export interface Shelf<Value> {
  find(key: string): Value | undefined
  put(key: string, value: Value, bytes: number): void
  /** Something that is held became heavier. */
  grow(key: string, value: Value, bytes: number): void
  clear(): void
  readonly size: number
  readonly bytes: number
}

export function createShelf<Value>({ maxBytes, maxAgeMs }: ShelfLimits): Shelf<Value> {
  interface Held {
    readonly value: Value
    readonly until: number
    bytes: number
    /** Asked for since it was last thought of making it go. */
    wanted: boolean
  }
  const held = new Map<string, Held>()
  let total = 0

  function drop(key: string): void {
    total -= held.get(key)?.bytes ?? 0
    held.delete(key)
  }
  /** The first in line goes, unless it was wanted in the meantime: then it waits at the end of the line again. */
  function makeRoom(): void {
    for (const [key, first] of held) {
      if (total <= maxBytes) return
      held.delete(key)
      if (first.wanted) held.set(key, { ...first, wanted: false })
      else total -= first.bytes
    }
  }

  return {
    find(key) {
      const found = held.get(key)
      if (!found) return undefined
      if (found.until < performance.now()) {
        drop(key)
        return undefined
      }
      found.wanted = true
      return found.value
    },
    put(key, value, bytes) {
      drop(key)
      if (bytes > maxBytes / HEAVY) return
      held.set(key, { value, bytes, until: performance.now() + maxAgeMs, wanted: false })
      total += bytes
      makeRoom()
    },
    grow(key, value, bytes) {
      const found = held.get(key)
      if (found?.value !== value) return
      found.bytes += bytes
      total += bytes
      makeRoom()
    },
    clear() {
      held.clear()
      total = 0
    },
    get size() {
      return held.size
    },
    get bytes() {
      return total
    },
  }
}
