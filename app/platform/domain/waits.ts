// How long something may wait for an administrator, in every queue of the panel.
import { addDays } from '#platform/domain/time.ts'

const LONG_WAIT_DAYS = 5

/** Both 'YYYY-MM-DD' in Bogotá. */
export function isLongWait(since: string, today: string): boolean {
  return since <= addDays(today, -LONG_WAIT_DAYS)
}
