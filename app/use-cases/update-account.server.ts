import type { Services } from '#app/services.ts'
import type { AccountDetails } from '#domain/users/credentials.ts'
import { updateAccountDetails } from '#persistence/users/users.server.ts'

/** D7: everything except e-mail and role. */
export async function updateAccount(
  { db, now }: Services,
  uid: string,
  details: AccountDetails,
): Promise<void> {
  await updateAccountDetails(db, uid, details, now())
}
