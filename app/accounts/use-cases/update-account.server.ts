import type { AccountDetails } from '#accounts/domain/credentials.ts'
import { updateAccountDetails } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'

/** D7: everything except e-mail and role. */
export async function updateAccount(
  { db, now }: Services,
  uid: string,
  details: AccountDetails,
): Promise<void> {
  await updateAccountDetails(db, uid, details, now())
}
