// Acts against each other, in the order that the test says.
import { expect } from 'vitest'
import type { TestDatabase } from '#tests/support/program/database.ts'

/** The statement that locks the row for which all the acts will wait, and its values. */
type RowLock = readonly [statement: string, ...values: unknown[]]

export const technicianLock = (uid: string): RowLock => [
  'select from technicians where uid = $1 for update',
  uid,
]
export const bookingLock = (key: number): RowLock => ['select from reservas where key = $1 for update', key]

const WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/**
 * Starts each act while the test holds the row, the next one when those before wait for it: PostgreSQL gives a row to those
 * who wait in the order in which they came.
 */
export async function inLockOrder<Act extends () => Promise<unknown>>(
  { pool, rows }: TestDatabase,
  [statement, ...values]: RowLock,
  acts: readonly Act[],
): Promise<Awaited<ReturnType<Act>>[]> {
  const holder = await pool.connect()
  const started: ReturnType<Act>[] = []
  try {
    await holder.query('begin')
    await holder.query(statement, values)
    for (const act of acts) {
      started.push(act() as ReturnType<Act>)
      await expect
        .poll(() => rows(WAITING), { message: `act ${started.length}` })
        .toHaveLength(started.length)
    }
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  return Promise.all(started)
}
