// What the rows of /perfil about data and deletion show.
import type { Services } from '#app/services.ts'
import { exportState } from '#rights/domain/data-export.ts'
import { findDeletionConsequences } from '#rights/persistence/account-deletion.server.ts'
import { findAuthorization } from '#rights/persistence/authorizations.server.ts'
import { findLatestExport } from '#rights/persistence/data-exports.server.ts'

/** Null when there is no such account. */
export async function findAccountRights({ db, now }: Pick<Services, 'db' | 'now'>, uid: string) {
  const [authorization, latest, deletion] = await Promise.all([
    findAuthorization(db, uid),
    findLatestExport(db, uid),
    findDeletionConsequences(db, uid, now()),
  ])
  if (!authorization) return null
  return { ownData: { authorization, exportState: exportState(latest, now()) }, deletion }
}
