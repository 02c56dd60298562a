import type { Viewer } from '#accounts/domain/role.ts'
import {
  deletePushSubscriptionOfUser,
  savePushSubscription,
} from '#accounts/persistence/push-subscriptions.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PushSubscriptionForm } from '#platform/domain/web-push.ts'

/** Push messages for the viewer go to this device too, until the session ends. */
export async function subscribeDevice(
  { db, push, now }: Services,
  { uid }: Viewer,
  sessionId: string,
  subscription: PushSubscriptionForm,
): Promise<Outcome<void, 'push-endpoint-refused'>> {
  if (!push.accepts(subscription.endpoint)) return refused('push-endpoint-refused')
  const isSaved = await db.transaction(tx =>
    savePushSubscription(tx, { ...subscription, uid, sessionId, now: now() }),
  )
  return isSaved ? accepted() : refused('push-endpoint-refused')
}

export function unsubscribeDevice({ db }: Services, { uid }: Viewer, endpoint: string): Promise<void> {
  return deletePushSubscriptionOfUser(db, uid, endpoint)
}
