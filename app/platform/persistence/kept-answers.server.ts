// Answers that are the same for everybody and costly to find: kept for a moment, or until what everybody sees has changed.
import { LRUCache } from 'lru-cache'

export interface KeptAnswers {
  /** A failed answer is not kept. */
  read<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer>
  /** After a change of what everybody can see. */
  forget(): void
}

/** The TTL, for changes whose notification was missed. */
const KEPT_MS = 10_000
const ANSWERS_MAX = 1_000

export function createKeptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, Promise<unknown>>({ max: ANSWERS_MAX, ttl: KEPT_MS })
  return {
    read<Answer>(key: string, ask: () => Promise<Answer>) {
      const known = kept.get(key) as Promise<Answer> | undefined
      if (known) return known
      // A statement of the query builder runs anew each time that it is awaited.
      const asked = (async () => ask())()
      kept.set(key, asked)
      asked.catch(() => {
        if (kept.peek(key) === asked) kept.delete(key)
      })
      return asked
    },
    forget: () => kept.clear(),
  }
}
