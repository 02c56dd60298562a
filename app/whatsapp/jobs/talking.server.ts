// What is written in the chat without a button goes into the conversation of a visit, by the same use case as on its page.
import { createHash } from 'node:crypto'
import type { Viewer } from '#accounts/domain/role.ts'
import { findConnection } from '#accounts/persistence/whatsapp-connections.server.ts'
import { findMessageVisit } from '#accounts/persistence/whatsapp-messages.server.ts'
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import { addPhotoOfMessage } from '#bookings/use-cases/add-problem-photos.server.ts'
import { BOOKING_REFUSALS } from '#bookings/wording/outcomes.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import { PHOTO_MAX_BYTES } from '#platform/domain/photo.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { ChatAnswer, ChatReply, IncomingMessage } from '#platform/domain/whatsapp.ts'
import { addJob, type JobPayloads } from '#platform/persistence/jobs.server.ts'
import type { WhatsappClient } from '#platform/whatsapp/whatsapp-channel.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { MESSAGE_MAX_LENGTH, type MessageRefusal, type VisitSide } from '#visits/domain/visit-message.ts'
import { sendMessage } from '#visits/use-cases/visit-messages.server.ts'
import { VISIT_REFUSALS } from '#visits/wording/outcomes.ts'
import { KEPT_MS, type KeptMessage } from '#whatsapp/domain/talking.ts'
import { type ChatTools, findChatVisit, visitLink } from '#whatsapp/jobs/chat-visit.server.ts'
import { takeExpired } from '#whatsapp/persistence/kept-messages.server.ts'
import { findSideOf, listOpenVisits, type OpenVisit } from '#whatsapp/persistence/open-visits.server.ts'
import { forgetMessages, keepMessage, keptMessagesOf } from '#whatsapp/use-cases/kept-messages.server.ts'
import * as says from '#whatsapp/wording/talking.ts'

export interface TalkTools extends ChatTools {
  readonly whatsapp: Pick<WhatsappClient, 'fetchMedia'>
}

interface Conversation {
  readonly key: number
  readonly side: VisitSide
}

const DONE: ChatReply = { emoji: '✅' }

/** A text, or a photo with the words under it. */
export async function takeMessage(
  tools: TalkTools,
  viewer: Viewer,
  message: IncomingMessage,
): Promise<ChatReply | null> {
  const { content } = message
  if (content.kind !== 'text' && content.kind !== 'image') return null
  if (content.text.trim().length > MESSAGE_MAX_LENGTH) return { text: says.TOO_LONG_TEXT }
  const quoted = await quotedConversation(tools, viewer, message.quotes)
  const open = quoted ? [] : await listOpenVisits(tools.services.db, viewer.uid, tools.services.now())
  const [only] = quoted ? [quoted] : open
  if (!only) return noOpenVisit(tools, viewer)
  const photo = content.kind === 'image' ? await storePhoto(tools, viewer, content.mediaId) : null
  if (photo && !photo.ok) {
    const link = visitLink(tools, viewer, { ...conversationOf(only), place: '#mensajes' })
    return { text: BOOKING_REFUSALS[photo.code][1], link, visit: only.key }
  }
  const written: KeptMessage = {
    id: idOf(message.id),
    text: content.text,
    photoId: photo?.value ?? null,
    at: message.sentAt,
  }
  if (quoted || open.length === 1) return (await pass(tools, viewer, conversationOf(only), [written])) ?? DONE
  return askForWhom(tools, viewer, open, written)
}

const conversationOf = ({ key, side }: Conversation) => ({ key, side })

/** The API's id names the number; of the same message it is the same. */
function idOf(messageId: string): string {
  const hex = createHash('sha256').update(messageId).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A message of ours that is answered says whose it is, also when the visit was longer ago. */
async function quotedConversation(
  { services: { db } }: ChatTools,
  { uid }: Viewer,
  quotes: string | null,
): Promise<Conversation | null> {
  const key = quotes ? await findMessageVisit(db, uid, quotes) : null
  const side = key === null ? null : await findSideOf(db, key, uid)
  return key !== null && side ? { key, side } : null
}

/** Null: all of them are in the conversation. */
async function pass(
  tools: ChatTools,
  viewer: Viewer,
  to: Conversation,
  messages: readonly KeptMessage[],
): Promise<ChatAnswer | null> {
  for (const message of messages) {
    const outcome = await passOne(tools, viewer, to, message)
    if (!outcome.ok) {
      const text = outcome.code === 'message-failed' ? says.NOT_PASSED_TEXT : VISIT_REFUSALS[outcome.code][1]
      return { text, link: visitLink(tools, viewer, { ...to, place: '#mensajes' }), visit: to.key }
    }
  }
  return null
}

function passOne(
  { services }: ChatTools,
  viewer: Viewer,
  { key, side }: Conversation,
  { id, text, photoId, at }: KeptMessage,
): Promise<Outcome<void, MessageRefusal>> {
  return sendMessage(services, viewer, {
    ...{ key, side, text, formKey: id, via: 'whatsapp' },
    fotos: photoId ? [photoId] : [],
    // One network for everybody: the limit of a person is that of the number.
    network: `whatsapp ${viewer.uid}`,
    agoMs: Math.max(0, services.now().getTime() - at.getTime()),
  })
}

/** Content decides what it is, and what the camera wrote into it goes. Null words: fetched later. */
async function storePhoto({ services, whatsapp }: TalkTools, viewer: Viewer, mediaId: string) {
  const media = await whatsapp.fetchMedia(mediaId, PHOTO_MAX_BYTES)
  if (media.outcome === 'wait') throw new Error('The photo of a message could not be fetched yet')
  if (media.outcome === 'large') return refused('photo-too-large')
  if (media.outcome !== 'accepted') return refused('photo-failed')
  return addPhotoOfMessage(services, viewer, media.value)
}

function noOpenVisit({ origin }: ChatTools, { role }: Viewer): ChatAnswer {
  const { text, title, path } = says.NO_OPEN_VISIT[role === 'tecnico' ? 'technician' : 'client']
  return { text, link: { title, url: `${origin}${path}` } }
}

/** Voice, video, sticker, contact, place, file. */
export async function declineMessage(
  tools: ChatTools,
  viewer: Viewer,
  { quotes, type }: { readonly quotes: string | null; readonly type: string },
): Promise<ChatReply | null> {
  // A tick under a message of ours asks for no answer.
  if (type === 'reaction') return null
  const { services, origin } = tools
  const quoted = await quotedConversation(tools, viewer, quotes)
  const open = quoted ? [quoted] : await listOpenVisits(services.db, viewer.uid, services.now())
  const text = says.notPassedOnText(type)
  const [only] = open
  if (open.length === 1 && only)
    return {
      text,
      link: visitLink(tools, viewer, { ...conversationOf(only), place: '#mensajes' }),
      visit: only.key,
    }
  const { title, path } = says.NO_OPEN_VISIT[viewer.role === 'tecnico' ? 'technician' : 'client']
  return { text, link: { title, url: `${origin}${path}` } }
}

// Of several open visits the person says which one.

async function askForWhom(
  { services }: ChatTools,
  viewer: Viewer,
  open: readonly OpenVisit[],
  written: KeptMessage,
): Promise<ChatAnswer> {
  const kept = await keepMessage(services, viewer, written)
  const now = services.now()
  const rows = open.map(visit => ({
    id: buttonId('writeTo', visit.key, written.id),
    ...says.visitRow(visit, situationOf(visit, now), bogotaDate(now)),
  }))
  return {
    text: kept.ok ? says.chooseText(written.text, open.length) : says.TOO_MANY_KEPT_TEXT,
    list: {
      button: says.CHOOSE_BUTTON,
      rows: [...rows, { id: buttonId('writeToNobody', 0, written.id), ...says.NOBODY_ROW }],
    },
  }
}

/** The row of the list. What waits goes there, in its order: also what was written after the question. */
export async function passKept(
  tools: ChatTools,
  viewer: Viewer,
  key: number,
  pressedAt: Date,
): Promise<ChatReply> {
  const { services } = tools
  const side = await findSideOf(services.db, key, viewer.uid)
  const kept = (await keptMessagesOf(services, viewer)).filter(({ at }) => at <= pressedAt)
  if (!side || kept.length === 0) return { text: says.KEPT_GONE_TEXT }
  const seen = await findChatVisit(services, side, { key, uid: viewer.uid })
  const refusal = await pass(tools, viewer, { key, side }, kept)
  await forgetMessages(services, viewer, kept)
  return refusal ?? { text: says.sentText(seen?.name ?? ''), visit: key }
}

export async function passToNobody(
  { services }: ChatTools,
  viewer: Viewer,
  pressedAt: Date,
): Promise<ChatReply> {
  const kept = (await keptMessagesOf(services, viewer)).filter(({ at }) => at <= pressedAt)
  await forgetMessages(services, viewer, kept)
  return { text: kept.length === 0 ? says.KEPT_GONE_TEXT : says.SENT_TO_NOBODY_TEXT }
}

/** After an hour: not sent, and said so. */
export async function dropKeptMessages(
  { services }: ChatTools,
  { uid }: JobPayloads['drop-kept-messages'],
): Promise<void> {
  const { db, now } = services
  await db.transaction(async tx => {
    const dropped = await takeExpired(tx, uid, new Date(now().getTime() - KEPT_MS))
    const connection = dropped.length > 0 ? await findConnection(tx, uid) : null
    if (!connection) return
    await addJob(tx, 'answer-whatsapp', {
      id: crypto.randomUUID(),
      to: connection.number,
      uid,
      quotes: '',
      answer: { text: says.droppedText(dropped.map(({ text }) => text)) },
    })
  })
}
