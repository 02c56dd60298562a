/** Asks once and answers the same for a while; a failure is not ttlCache. */
export function ttlCache<Value>(forMs: number) {
  let kept: { until: number; value: Promise<Value> } | undefined
  return (now: Date, ask: () => Promise<Value>): Promise<Value> => {
    if (kept && now.getTime() < kept.until) return kept.value
    const asked = { until: now.getTime() + forMs, value: ask() }
    kept = asked
    asked.value.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.value
  }
}
