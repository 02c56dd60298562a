// Cases whose administrators are late: counted by the panel and the metrics, out of the index of their queue.

/** Followed by `overdueSince`. */
export const OVERDUE_DECISIONS = `from guarantee_cases where turn = 'admin' and "stepAt" <`
