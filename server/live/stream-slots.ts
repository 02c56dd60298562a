export interface StreamSlots {
  /** Takes a slot of this key; null when all are taken. Calling the result gives it back. */
  take(key: string): (() => void) | null
}

/** At most `max` open streams per key. */
export function createStreamSlots(max: number): StreamSlots {
  const taken = new Map<string, number>()
  return {
    take(key) {
      const count = taken.get(key) ?? 0
      if (count >= max) return null
      taken.set(key, count + 1)
      return () => {
        const left = (taken.get(key) ?? 0) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
