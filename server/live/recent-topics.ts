/** Far longer than a page takes from its data to its event stream. */
const KEPT_MS = 60_000
/** The page may come from an instance whose clock is behind. */
const CLOCK_SKEW_MS = 250

export interface RecentTopics {
  /** `null`: some may have been missed until now. */
  add(topic: string | null): void
  /** Whether something was told of it since then, or may have been. */
  mayHaveChanged(topic: string, since: number): boolean
}

/** When each topic was told last: what a page has missed between its data and its event stream. Moments in milliseconds since 1970. */
export function createRecentTopics(now: () => number): RecentTopics {
  /** The oldest first. */
  const toldAt = new Map<string, number>()
  let completeSince = now()
  return {
    add(topic) {
      const at = now()
      if (topic === null) completeSince = at
      else {
        toldAt.delete(topic)
        toldAt.set(topic, at)
      }
      for (const [old, told] of toldAt) {
        if (told >= at - KEPT_MS) break
        toldAt.delete(old)
      }
    },
    mayHaveChanged: (topic, since) =>
      since < Math.max(completeSince, now() - KEPT_MS) || (toldAt.get(topic) ?? 0) >= since - CLOCK_SKEW_MS,
  }
}
