import type { Services } from '#app/services.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { deletePushSubscriptionOfUser } from '#persistence/push/push-subscriptions.server.ts'

export function unsubscribeDevice({ db }: Services, { uid }: Viewer, endpoint: string): Promise<void> {
  return deletePushSubscriptionOfUser(db, uid, endpoint)
}
