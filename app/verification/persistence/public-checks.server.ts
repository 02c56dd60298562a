import { bogotaDate } from '#platform/domain/bogota-time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { CHECK_ORDER, type Check, isValid, type PublicCheck } from '#verification/domain/check.ts'
import { findConfirmedPhone } from '#verification/persistence/confirmed-phone.server.ts'

type Row = Pick<Check, 'kind' | 'status' | 'entity' | 'expiresOn'> & { decidedAt: Date }

/** The valid checks of a technician, as the public may read them: numbers are not selected. `today` is 'YYYY-MM-DD'. */
export async function listPublicChecks(db: PooledDb, uid: string, today: string): Promise<PublicCheck[]> {
  const [{ rows }, phone] = await Promise.all([
    db.$client.query<Row>({
      name: 'list_public_checks',
      text: `select kind, status, entity, "decidedAt", "expiresOn"::text as "expiresOn" from technician_checks
        where "technicianId" = $1 and status = 'accepted'`,
      values: [uid],
    }),
    findConfirmedPhone(db, uid),
  ])
  const checks = rows
    .filter(row => isValid(row, today))
    .map(
      ({ kind, entity, decidedAt, expiresOn }): PublicCheck => ({
        kind,
        entity,
        date: bogotaDate(decidedAt),
        expiresOn,
      }),
    )
  if (phone) checks.push({ kind: 'phone', entity: '', date: phone, expiresOn: null })
  return checks.sort((a, b) => CHECK_ORDER.indexOf(a.kind) - CHECK_ORDER.indexOf(b.kind))
}
