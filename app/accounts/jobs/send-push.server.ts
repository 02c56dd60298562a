// Sends one push message to one device, unless it is out of date or the device has another owner by now.
import {
  deletePushSubscription,
  findPushSubscription,
} from '#accounts/persistence/push-subscriptions.server.ts'
import type { Log } from '#app/services.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Push, PushDelivery } from '#platform/push/push.server.ts'

/** What push messages are about, by the field that tells them apart; each subject declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface PushPayloads {}

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `subscription` is the id of a row of push_subscriptions. */
    'send-push': { readonly subscription: number } & PushPayloads[keyof PushPayloads]
  }
}

interface AddressedPush {
  readonly uid: string
  readonly message: PushMessage
  readonly delivery: PushDelivery
}

/** Null when there is nothing to tell the owner of the device any more. */
export type FindPush<Payload> = (
  db: Db,
  payload: Payload,
  context: { readonly uid: string; readonly now: Date },
) => Promise<AddressedPush | null>

export type PushFinders = { readonly [Field in keyof PushPayloads]: FindPush<PushPayloads[Field]> }

interface PushTools {
  readonly db: Db
  readonly log: Log
  readonly push: Push
  readonly now: () => Date
}

export async function sendPush(
  { db, log, push, now }: PushTools,
  finders: PushFinders,
  payload: { readonly subscription: number } & PushPayloads[keyof PushPayloads],
): Promise<void> {
  const device = await findPushSubscription(db, payload.subscription)
  const [, find] = Object.entries(finders).find(([field]) => field in payload) ?? []
  if (!device || !find) return
  const addressed = await (find as FindPush<typeof payload>)(db, payload, { uid: device.uid, now: now() })
  if (addressed?.uid !== device.uid) return
  const result = await push.send(device, addressed.message, addressed.delivery)
  if (result === 'gone') await deletePushSubscription(db, payload.subscription)
  if (result === 'refused')
    log.warn(
      { source: 'jobs', host: new URL(device.endpoint).host },
      'push message refused by the push service',
    )
}
