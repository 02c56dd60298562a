import type { Services } from '#app/services.ts'
import { POLICY_VERSION } from '#domain/rights/authorization.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { recordTold } from '#persistence/rights/authorizations.server.ts'

/** Records that the person was told of the present version: the notice does not appear again. */
export async function acknowledgePolicy({ db, now }: Services, { uid }: Viewer): Promise<void> {
  await recordTold(db, uid, POLICY_VERSION, now())
}
