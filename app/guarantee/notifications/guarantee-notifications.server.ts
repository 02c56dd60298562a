// E-mails about a guarantee case: what happened, and who must act until when.

import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import type { GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import {
  adminCasePath,
  caseNumber,
  type GuaranteeDossier,
  type GuaranteeEvent,
  type GuaranteeNotification,
  type GuaranteeNotificationContent,
  type GuaranteeReader,
  lastMove,
} from '#guarantee/domain/guarantee-dossier.ts'
import { wholePrice } from '#guarantee/domain/refund.ts'
import { guaranteeSubject, numberedSubject } from '#guarantee/wording/case-subjects.ts'
import { type Names, namesOf, WISH_LABELS } from '#guarantee/wording/guarantee.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { paidWorkTexts } from '#guarantee/wording/refund.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import {
  box,
  button,
  type EmailPart,
  note,
  paragraph,
  type Row,
  rows,
  strong,
} from '#platform/mail/email-parts.server.ts'
import {
  firstName,
  none,
  noText,
  nothing,
  type Reduction,
  reducer,
  told,
  writtenFrom,
} from '#platform/mail/unconfirmed-mailbox.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'

/** False when the case moved on while the message was queued: a later one tells it. Messages are always told. */
export function isStillCurrent({ dossier, event }: GuaranteeNotificationContent): boolean {
  return event.kind === 'message' || lastMove(dossier)?.id === event.id
}

function casePathFor({ id, reservaKey }: GuaranteeDossier, reader: GuaranteeReader): string {
  if (reader === 'admin') return adminCasePath(id)
  return reader === 'client' ? clientCasePath(reservaKey) : technicianCasePath(reservaKey)
}

export function guaranteeEmail(
  notification: GuaranteeNotification,
  { origin, now }: { origin: string; now: Date },
): Email {
  const { dossier, event, reader, isReminder, recipient } = notification
  return {
    to: { name: recipient.name, address: recipient.email },
    messageId: `<garantia-${event.id}-${reader}${isReminder ? '-recuerdo' : ''}@tecniya.co>`,
    greets: shortNameOf(recipient.name),
    write: writtenFrom({ dossier, event, reader, isReminder }, REDUCTION, content => {
      const { dossier, event } = content
      const { title, text, isOwn } = turnTexts(dossier, reader, now)
      const { date, start, servicio } = dossier.visit
      return {
        subject: numberedSubject(content),
        head: { title: guaranteeSubject(content) },
        preview: title,
        parts: [
          ...quotes(dossier, event, reader),
          paragraph([strong(sentence(title)), ` ${text}`]),
          rows([
            { label: 'Visita', value: `${dayText(date)}, ${start}`, note: servicio },
            { label: 'Caso', value: caseNumber(dossier.id) },
            ...moneyRows(dossier),
            ...(event.kind === 'open' && reader === 'client'
              ? [{ label: 'Lo que pediste', value: WISH_LABELS[dossier.wish] }]
              : []),
          ]),
          button({
            text: isOwn ? OWN_ACTS[dossier.step] : 'Ver el caso',
            link: `${origin}${casePathFor(dossier, reader)}`,
          }),
          reader === 'client' ? note(LAW) : null,
        ],
      }
    }),
  }
}

const reducedEvent = reducer<GuaranteeEvent>({
  id: told,
  at: told,
  kind: told,
  by: told,
  actorName: firstName,
  text: noText,
  // It is typed: only a sum of money is one.
  amount: amount => (/^(\$\s*)?\d[\d.,]*$/.test(amount) ? amount : ''),
  pesos: told,
  payment: told,
  photos: none,
})

const REDUCTION: Reduction<GuaranteeNotificationContent> = {
  dossier: reducer<GuaranteeDossier>({
    id: told,
    reservaKey: told,
    technicianId: told,
    clientId: told,
    wish: told,
    step: told,
    turn: told,
    stepAt: told,
    dueAt: told,
    repeatKey: told,
    outcome: told,
    refundPesos: told,
    missedRepeats: told,
    isOrdered: told,
    remindedAt: told,
    paid: told,
    openedAt: told,
    closedAt: told,
    technicianName: firstName,
    technicianFotoURL: nothing,
    clientName: firstName,
    clientReach: nothing,
    visit: told,
    repeat: told,
    events: events => events.map(reducedEvent),
  }),
  event: reducedEvent,
  reader: told,
  isReminder: told,
}

const LAW =
  'Tu garantía es la de la Ley 1480 de 2011. Lo que se escribe en el caso queda guardado para los dos.'

/** What whoever reads can do now. */
const OWN_ACTS: Readonly<Record<GuaranteeStep, string>> = {
  opened: 'Responder el caso',
  'repeat-offered': 'Elegir una hora',
  'repeat-booked': 'Ver la visita',
  'repeat-done': 'Decir si quedó bien',
  'repeat-unclear': 'Decir si vino',
  'refund-offered': 'Decir que lo devolví',
  'refund-sent': 'Decir si me llegó',
  disputed: 'Decidir el caso',
  closed: 'Ver el caso',
}

/** Who decides reads the last words of both sides; the others, what was just written. */
function quotes(dossier: GuaranteeDossier, event: GuaranteeEvent, reader: GuaranteeReader): EmailPart[] {
  const names = namesOf(dossier)
  if (reader !== 'admin') {
    const speaker = speakerOf(event, reader, names)
    const said = event.text && [strong(`${speaker}:`), ` «${event.text}»`]
    return [box('quiet', [said, photosText(event.photos.length)])]
  }
  return (['client', 'technician'] as const).flatMap(side => {
    const said = dossier.events.findLast(({ by, text }) => by === side && text !== '')
    return said
      ? [box('quiet', [[strong(`${names[side]}:`), ` «${said.text}»`], photosText(said.photos.length)])]
      : []
  })
}

/** Who wrote it: 'Tú', 'Carlos', 'TecniYa'. */
function speakerOf({ by }: GuaranteeEvent, reader: GuaranteeReader, names: Names): string {
  if (by === reader) return 'Tú'
  return by === 'client' || by === 'technician' ? names[by] : BRAND.name
}

/** What is owed or was returned, and what was paid. */
function moneyRows({ refundPesos, paid }: GuaranteeDossier): Row[] {
  const { amount, detail } = paidWorkTexts(paid)
  const work = wholePrice(paid) === null ? [] : [{ label: 'El trabajo', value: amount, note: detail }]
  return refundPesos === null ? [] : [{ label: 'Devolución', value: profilePriceText(refundPesos) }, ...work]
}

function photosText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'Con una foto; está en el caso.' : `Con ${count} fotos; están en el caso.`
}

/** A question ends with its mark. */
const sentence = (title: string) => (title.endsWith('?') ? title : `${title}.`)

// The push message about an event of a guarantee case: first names only, nothing that somebody wrote.

export function guaranteePushMessage(notification: GuaranteeNotificationContent, now: Date): PushMessage {
  const { dossier, reader } = notification
  const { title } = turnTexts(dossier, reader, now)
  return {
    title: guaranteeSubject(notification),
    body: sentence(title),
    url: casePathFor(dossier, reader),
    tag: `garantia-${dossier.id}`,
  }
}
