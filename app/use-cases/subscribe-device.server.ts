import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { PushSubscriptionForm } from '#domain/push/push-subscription.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { savePushSubscription } from '#persistence/push/push-subscriptions.server.ts'

/** Push messages for the viewer go to this device too, until the session ends. */
export async function subscribeDevice(
  { db, push, now }: Services,
  { uid }: Viewer,
  sessionId: string,
  subscription: PushSubscriptionForm,
): Promise<Outcome<void, 'push-endpoint-refused'>> {
  if (!push.accepts(subscription.endpoint)) return refused('push-endpoint-refused')
  await db.transaction(tx => savePushSubscription(tx, { ...subscription, uid, sessionId, now: now() }))
  return accepted()
}
