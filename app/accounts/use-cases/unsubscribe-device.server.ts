import type { Viewer } from '#accounts/domain/viewer.ts'
import { deletePushSubscriptionOfUser } from '#accounts/persistence/push-subscriptions.server.ts'
import type { Services } from '#app/services.ts'

export function unsubscribeDevice({ db }: Services, { uid }: Viewer, endpoint: string): Promise<void> {
  return deletePushSubscriptionOfUser(db, uid, endpoint)
}
