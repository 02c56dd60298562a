// Messages of a visit, told to whoever did not read them.

import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, paragraph, strong } from '#platform/mail/email-parts.server.ts'
import { firstName, none, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { dayText, shortDayText } from '#platform/wording/dates.ts'
import { calledName, firstNameOf } from '#platform/wording/person-names.ts'
import type { VisitMessage, VisitSide } from '#visits/domain/visit-message.ts'

const pathFor = (author: VisitSide, key: number) =>
  `${author === 'client' ? technicianVisitPath(key) : clientVisitPath(key)}#mensajes`

/** Shown on a locked screen: nothing that somebody wrote. */
export function messagePush({
  key,
  author,
  authorName,
  text,
}: {
  key: number
  author: VisitSide
  authorName: string
  text: string
}): PushMessage {
  return {
    title: `${calledName(author, authorName)} te escribió`,
    body: text !== '' ? 'Toca para leer el mensaje.' : 'Te mandó una foto.',
    url: pathFor(author, key),
    tag: `mensajes-${key}`,
  }
}

/** D64: until when the visit lasts now. */
export function longerPush(booking: NotifiedBooking, endsAt: Date): PushMessage {
  const name = firstNameOf(booking.technicianName) || 'Tu técnico'
  return {
    title: booking.furtherHours > 0 ? `${name} necesita más tiempo` : `${name} vuelve a la hora de antes`,
    body: `La visita de las ${booking.start} dura hasta las ${bogotaTime(endsAt)}.`,
    url: clientVisitPath(booking.key),
    tag: `visita-${booking.key}`,
  }
}

/** `messages`: all of one author, oldest first. */
export function unreadMessagesEmail(
  booking: NotifiedBooking,
  messages: readonly VisitMessage[],
  origin: string,
): Email {
  const author = messages[0]?.author ?? 'client'
  const { key, date, start, clientName, clientEmail, technicianName, technicianEmail } = booking
  const [from, to, address] =
    author === 'client'
      ? [clientName, technicianName, technicianEmail]
      : [technicianName, clientName, clientEmail]
  const count = messages.length
  const visit = `la visita del ${dayText(date)} a las ${start}`
  return {
    to: { name: to, address },
    messageId: `<mensajes-${key}-${messages.at(-1)?.id}@tecniya.co>`,
    greets: calledName(author === 'client' ? 'technician' : 'client', to),
    write: writtenFrom({ from, messages }, { from: firstName, messages: none }, ({ from, messages }) => {
      const other = author === 'client' ? 'Tu cliente' : 'Tu técnico'
      const writer = calledName(author, from) || other
      return {
        subject:
          count === 1 ? `${writer} te escribió sobre la visita` : `${writer} te escribió ${count} mensajes`,
        preview: messages.length === 0 ? '' : messages[0]?.text || 'Te mandó una foto.',
        parts: [
          paragraph([strong(from || other), ` te escribió sobre ${visit}.`]),
          ...messages.map(message => box('quiet', linesOf(message))),
          button({ text: 'Responder', link: `${origin}${pathFor(author, key)}` }),
        ],
      }
    }),
  }
}

function linesOf({ text, photos, at, writtenAt }: VisitMessage): string[] {
  const pictures =
    photos.length === 1 ? 'Con una foto.' : photos.length > 1 ? `Con ${photos.length} fotos.` : ''
  const written = writtenAt ?? at
  const moment = `${shortDayText(bogotaDate(written))}, ${bogotaTime(written)}`
  return [text && `«${text}»`, pictures, moment].filter(Boolean)
}
