import type { Viewer } from '#accounts/domain/role.ts'
import type { AccountSheet } from '#agenda/domain/account-sheet.ts'
import type { Period } from '#agenda/domain/week.ts'
import { listAccountLines } from '#agenda/persistence/week.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { findOwnTechnician } from '#technicians/persistence/own-profile.server.ts'

const ACCOUNT_FILE_LIMIT = rateLimit('account-file-person', 60, HOUR_MS)

export type AccountFileRefusal = 'no-technician' | 'no-receipts' | 'too-many-requests'

/** The receipts of a period, for a file. */
export async function openAccountSheet(
  { db, limits, now }: Services,
  { uid, name }: Viewer,
  period: Period,
): Promise<Outcome<AccountSheet, AccountFileRefusal>> {
  const technician = await findOwnTechnician(db, uid)
  if (!technician) return refused('no-technician')
  const lines = await listAccountLines(db, uid, period)
  if (lines.length === 0) return refused('no-receipts')
  if (!(await limits.consume(ACCOUNT_FILE_LIMIT, uid))) return refused('too-many-requests')
  return accepted({ technicianName: technician.nombre || name, period, lines, now: now() })
}
