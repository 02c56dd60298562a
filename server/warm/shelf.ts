// Holds so many bytes and no more: what was asked for longest ago makes room, and nothing gets old.

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
  /** In order of use, the latest last. */
  const held = new Map<string, { readonly value: Value; readonly until: number; bytes: number }>()
  let total = 0

  function drop(key: string): void {
    total -= held.get(key)?.bytes ?? 0
    held.delete(key)
  }
  function makeRoom(): void {
    for (const key of held.keys()) {
      if (total <= maxBytes) return
      drop(key)
    }
  }

  return {
    find(key) {
      const found = held.get(key)
      if (!found) return undefined
      held.delete(key)
      if (found.until < performance.now()) {
        total -= found.bytes
        return undefined
      }
      held.set(key, found)
      return found.value
    },
    put(key, value, bytes) {
      drop(key)
      held.set(key, { value, bytes, until: performance.now() + maxAgeMs })
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
