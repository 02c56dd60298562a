import { POLICY_VERSION } from '#accounts/domain/authorization.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { recordAcknowledgement } from '#rights/persistence/authorizations.server.ts'

/** Records that the person was told of the present version: the message about it does not appear again. */
export async function acknowledgePolicy({ db, now }: Services, { uid }: Viewer): Promise<void> {
  await recordAcknowledgement(db, uid, POLICY_VERSION, now())
}
