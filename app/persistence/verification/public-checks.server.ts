import { and, eq } from 'drizzle-orm'
import { bogotaDate } from '#domain/bogota-time.ts'
import { CHECK_ORDER, isValid, type PublicCheck } from '#domain/verification/check.ts'
import type { Db } from '#persistence/database.server.ts'
import { technicianChecks } from '#persistence/trust-tables.server.ts'
import { findConfirmedPhone } from '#persistence/verification/confirmed-phone.server.ts'

/** The valid checks of a technician, as the public may read them: numbers are not selected. `today` is 'YYYY-MM-DD'. */
export async function listPublicChecks(db: Db, uid: string, today: string): Promise<PublicCheck[]> {
  const { technicianId, kind, status, entity, decidedAt, expiresOn } = technicianChecks
  const [rows, phone] = await Promise.all([
    db
      .select({ kind, status, entity, decidedAt, expiresOn })
      .from(technicianChecks)
      .where(and(eq(technicianId, uid), eq(status, 'accepted'))),
    findConfirmedPhone(db, uid),
  ])
  const checks = rows.flatMap(({ status, decidedAt, ...check }): PublicCheck[] =>
    decidedAt && isValid({ status, expiresOn: check.expiresOn }, today)
      ? [{ ...check, date: bogotaDate(decidedAt) }]
      : [],
  )
  if (phone) checks.push({ kind: 'phone', entity: '', date: phone, expiresOn: null })
  return checks.sort((a, b) => CHECK_ORDER.indexOf(a.kind) - CHECK_ORDER.indexOf(b.kind))
}
