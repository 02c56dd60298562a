/** Caches one value for `ttlMs`. Concurrent callers share the pending load; a failed load is not cached. */
export function ttlCache<Value>(ttlMs: number) {
  let cached: { expiresAt: number; value: Promise<Value> } | undefined
  return (now: Date, load: () => Promise<Value>): Promise<Value> => {
    if (cached && now.getTime() < cached.expiresAt) return cached.value
    const entry = { expiresAt: now.getTime() + ttlMs, value: load() }
    cached = entry
    entry.value.catch(() => {
      if (cached === entry) cached = undefined
    })
    return entry.value
  }
}
