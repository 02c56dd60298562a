// What waits for administrators, and since when: for the metrics. Each line is served by a partial index.

/** From where, and the column with the moment from which somebody waits. */
const WAITING: Readonly<Record<string, readonly [from: string, since: string]>> = {
  reviews: ['reviews_public where not aprobada and "rejectedAt" is null', '"createdAt"'],
  replies: ['review_replies where not aprobada and "rejectedAt" is null', '"createdAt"'],
  reports: [`reports where status = 'open'`, '"createdAt"'],
  checks: [`technician_checks where status = 'pending'`, '"sentAt"'],
  guarantees: [`guarantee_cases where turn = 'admin'`, '"stepAt"'],
  contested: [`reservas where outcome = 'contested'`, '"scheduledAt"'],
}

export interface WaitingWork {
  readonly kind: string
  readonly count: number
  /** 0 without any. */
  readonly oldestSeconds: number
}

/** Selects them as an array of JSON. */
export const WAITING_WORK = `array(${Object.entries(WAITING)
  .map(
    ([kind, [from, since]]) => `select json_build_object('kind', '${kind}', 'count', count(*),
      'oldestSeconds', greatest(0, coalesce(extract(epoch from now() - min(${since})), 0))::float) from ${from}`,
  )
  .join(' union all ')})`
