import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

export interface DatabaseFigures {
  /** Could run now and wait for a worker. */
  readonly due: number
  /** Failed at least once and will be tried again. */
  readonly retrying: number
  /** Failed as often as they may. */
  readonly failed: number
  readonly oldestDueSeconds: number
  /** Seconds since 1970; null before the first. */
  readonly lastBackup: number | null
}

/** `graphile_worker.jobs` is the public view of the queue. */
const FIGURES = {
  name: 'metrics_figures',
  text: `
    select count(*) filter (where run_at <= now() and attempts < max_attempts and locked_at is null)::int as due,
      count(*) filter (where attempts between 1 and max_attempts - 1 and locked_at is null)::int as retrying,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where run_at <= now() and attempts < max_attempts and locked_at is null)), 0)::float as "oldestDueSeconds",
      (select extract(epoch from value::timestamptz)::float from settings where key = 'last-backup') as "lastBackup"
    from graphile_worker.jobs`,
}

/** Null after `limitMs` without an answer. A reading that still waits is shared: a frozen database gets one statement. */
export function createDatabaseFiguresReader(pool: Pick<pg.Pool, 'query'>, limitMs: number) {
  let reading: Promise<DatabaseFigures | null> | undefined
  return (): Promise<DatabaseFigures | null> => {
    reading ??= pool
      .query<DatabaseFigures>(FIGURES)
      .then(
        ({ rows }) => rows[0] ?? null,
        () => null,
      )
      .finally(() => {
        reading = undefined
      })
    return Promise.race([reading, sleep(limitMs, null, { ref: false })])
  }
}
