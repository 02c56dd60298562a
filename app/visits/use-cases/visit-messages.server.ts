import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { heardLater, MESSAGE_TOLD_MS, momentOf } from '#visits/domain/told-later.ts'
import {
  MESSAGE_MAX_LENGTH,
  type MessageRefusal,
  type MessageVia,
  type VisitSide,
  writingRefusal,
} from '#visits/domain/visit-message.ts'
import { insertMessage, lockConversation, markRead } from '#visits/persistence/visit-messages.server.ts'

export const MESSAGE_PERSON_LIMIT = rateLimit('message-person', 120, HOUR_MS)
const MESSAGE_NETWORK_LIMIT = rateLimit('message-network', 3_000, HOUR_MS)

interface SentMessage {
  /** The visit. */
  readonly key: number
  readonly side: VisitSide
  readonly text: string
  readonly fotos: readonly string[]
  readonly formKey: string | null
  readonly network: string
  /** Written so long ago, without network. */
  readonly agoMs?: number
  readonly via?: MessageVia
}

/** From the request on, until 30 days after the visit. The same form sent again succeeds and stores nothing. */
export async function sendMessage(
  { db, limits, now: clock }: Services,
  viewer: Viewer,
  { key, side, fotos, formKey, network, agoMs = 0, via, ...typed }: SentMessage,
): Promise<Outcome<void, MessageRefusal>> {
  const text = truncateText(typed.text.trim(), MESSAGE_MAX_LENGTH)
  if (text === '' && fotos.length === 0) return refused('message-empty')
  if (!(await limits.consume(MESSAGE_PERSON_LIMIT, viewer.uid))) return refused('too-many-requests')
  if (!(await limits.consume(MESSAGE_NETWORK_LIMIT, network))) return refused('too-many-requests')
  const now = clock()
  const writtenAt = momentOf({ agoMs, now, maxMs: MESSAGE_TOLD_MS })
  if (!writtenAt) return refused('told-too-late')
  return db.transaction(async tx => {
    const visit = await lockConversation(tx, side, { key, uid: viewer.uid })
    if (!visit) return refused('message-failed')
    const refusal = writingRefusal(side, visit, now)
    if (refusal) return refused(refusal)
    const { recipientUid } = visit
    await insertMessage(tx, {
      reservaKey: key,
      author: side,
      authorUid: viewer.uid,
      recipientUid,
      text,
      fotos,
      formKey,
      writtenAt: heardLater(writtenAt, now) && writtenAt,
      ...(via && { via }),
      now,
    })
    return accepted()
  })
}

/** The other side's messages up to the last one that was shown. */
export async function readMessages(
  { db, now }: Services,
  viewer: Viewer,
  { key, upTo }: { key: number; upTo: number },
): Promise<void> {
  await markRead(db, { reservaKey: key, uid: viewer.uid, upTo, now: now() })
}
