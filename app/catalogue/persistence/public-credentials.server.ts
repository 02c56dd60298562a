import { findConfirmedPhone } from '#bookings/persistence/confirmed-phone.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import {
  CREDENTIAL_KINDS,
  type Credential,
  isValid,
  type PublicCredential,
} from '#verification/domain/credential.ts'

type Row = Pick<Credential, 'kind' | 'status' | 'entity' | 'expiresOn'> & { decidedAt: Date }

/** The valid credentials of a technician, as the public may read them: numbers are not selected. `today` is 'YYYY-MM-DD'. */
export async function listPublicCredentials(
  db: PooledDb,
  uid: string,
  today: string,
): Promise<PublicCredential[]> {
  const [{ rows }, phone] = await Promise.all([
    db.$client.query<Row>({
      name: 'list_public_checks',
      text: `select kind, status, entity, "decidedAt", "expiresOn"::text as "expiresOn" from technician_checks
        where "technicianId" = $1 and status = 'accepted'`,
      values: [uid],
    }),
    findConfirmedPhone(db, uid),
  ])
  const credentials = rows
    .filter(row => isValid(row, today))
    .map(
      ({ kind, entity, decidedAt, expiresOn }): PublicCredential => ({
        kind,
        entity,
        date: bogotaDate(decidedAt),
        expiresOn,
      }),
    )
  if (phone) credentials.push({ kind: 'phone', entity: '', date: phone, expiresOn: null })
  return credentials.sort((a, b) => CREDENTIAL_KINDS.indexOf(a.kind) - CREDENTIAL_KINDS.indexOf(b.kind))
}
