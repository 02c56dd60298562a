// E-mails about a guarantee case: what happened, and who must act until when.

import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import {
  adminCasePath,
  caseNumber,
  clientCasePath,
  type GuaranteeDossier,
  type GuaranteeEvent,
  type GuaranteeNotification,
  type GuaranteeNotificationContent,
  type GuaranteeReader,
  lastMove,
  technicianCasePath,
} from '#guarantee/domain/guarantee-dossier.ts'
import { type Names, namesOf } from '#guarantee/wording/guarantee.ts'
import { refundText, turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import {
  box,
  button,
  type EmailPart,
  note,
  paragraph,
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
import { dayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'

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
  const { dossier, event, reader, recipient } = notification
  return {
    to: { name: recipient.name, address: recipient.email },
    messageId: `<garantia-${event.id}-${reader}@tecniya.co>`,
    greets: shortNameOf(recipient.name),
    write: writtenFrom({ dossier, event, reader }, REDUCTION, content => {
      const { dossier, event } = content
      const { title, text, isOwn } = turnTexts(dossier, reader, now)
      const { date, start, servicio } = dossier.visit
      return {
        subject: guaranteeSubject(content),
        preview: title,
        parts: [
          ...quotes(dossier, event, reader),
          paragraph([strong(`${title}.`), ` ${text}`]),
          rows([
            { label: 'Visita', value: `${dayText(date)}, ${start}`, note: servicio },
            { label: 'Caso', value: caseNumber(dossier.id) },
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
    openedAt: told,
    closedAt: told,
    technicianName: firstName,
    technicianFotoURL: nothing,
    clientName: firstName,
    visit: told,
    repeat: told,
    events: events => events.map(reducedEvent),
  }),
  event: reducedEvent,
  reader: told,
}

const LAW =
  'Tu garantía es la de la Ley 1480 de 2011. Lo que se escribe en el caso queda guardado para los dos.'

/** What whoever reads can do now. */
const OWN_ACTS: Readonly<Record<GuaranteeStep, string>> = {
  opened: 'Responder',
  'repeat-offered': 'Elegir una hora',
  'repeat-booked': 'Ver la visita',
  'repeat-done': 'Decir si quedó bien',
  'refund-offered': 'Decir si llegó el dinero',
  disputed: 'Decidir el caso',
  closed: 'Ver el caso',
}

/** Who decides reads the last words of both sides; the others, what was just written. */
function quotes(dossier: GuaranteeDossier, event: GuaranteeEvent, reader: GuaranteeReader): EmailPart[] {
  if (reader !== 'admin')
    return [box('quiet', [event.text && `«${event.text}»`, photosText(event.photos.length)])]
  const names = namesOf(dossier)
  return (['client', 'technician'] as const).flatMap(side => {
    const said = dossier.events.findLast(({ by, text }) => by === side && text !== '')
    return said
      ? [box('quiet', [[strong(`${names[side]}:`), ` «${said.text}»`], photosText(said.photos.length)])]
      : []
  })
}

function photosText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'Con una foto; está en el caso.' : `Con ${count} fotos; están en el caso.`
}

/** The subject of the e-mail and the title of the push message. */
function guaranteeSubject({ dossier, event, reader }: GuaranteeNotificationContent): string {
  if (reader === 'admin') return `Garantía ${caseNumber(dossier.id)}: te toca decidir`
  const subject = SUBJECTS[event.kind]
  return subject(namesOf(dossier), { reader, amount: refundText(dossier), by: event.by })
}

interface SubjectFacts {
  readonly reader: GuaranteeReader
  readonly amount: string
  readonly by: GuaranteeEvent['by']
}

const SUBJECTS: Record<GuaranteeAct, (names: Names, facts: SubjectFacts) => string> = {
  open: ({ client }) => `${client} usa la garantía de tu trabajo`,
  message: ({ client, technician }, { by }) =>
    `${by === 'client' ? client : technician} te escribió sobre la garantía`,
  'offer-repeat': ({ technician }) => `${technician} repite el trabajo sin costo`,
  'offer-refund': ({ technician }, { amount }) => `${technician} te devuelve ${amount}`,
  contest: ({ technician }) => `${technician} no está de acuerdo: decidimos nosotros`,
  'book-repeat': ({ client }) => `${client} escogió la hora de la garantía`,
  'accept-repeat': ({ client }) => `${client} dice que quedó bien`,
  'reject-repeat': ({ client }) => `${client} dice que sigue fallando: decidimos nosotros`,
  'confirm-refund': ({ client }) => `${client} confirmó la devolución`,
  disagree: ({ client }) => `${client} no está de acuerdo: decidimos nosotros`,
  withdraw: ({ client }) => `${client} retiró su caso de garantía`,
  reopen: ({ client }) => `${client} abrió de nuevo su caso de garantía`,
  'order-repeat': ({ technician }, { reader }) =>
    reader === 'client'
      ? `Decidimos: ${technician} repite el trabajo`
      : 'Decidimos: repites el trabajo sin costo',
  'order-refund': ({ technician }, { reader }) =>
    reader === 'client' ? `Decidimos: ${technician} te devuelve el dinero` : 'Decidimos: devuelves el dinero',
  dismiss: () => 'Decidimos: la garantía no aplica en este caso',
  escalate: ({ technician }, { reader }) =>
    reader === 'client'
      ? `${technician} no respondió: decidimos nosotros`
      : 'No respondiste a tiempo: decidimos nosotros',
  lapse: ({ client }, { reader }) =>
    reader === 'client' ? 'Cerramos tu caso de garantía' : `Se cerró el caso de garantía de ${client}`,
  'complete-repeat': ({ technician }) => `¿Quedó bien el trabajo de ${technician}?`,
  'cancel-repeat': () => 'Escoge otra hora para tu garantía',
  'restore-repeat': () => 'Tu visita de garantía sigue en pie',
}

// The push message about an event of a guarantee case: first names only, nothing that somebody wrote.

export function guaranteePushMessage(notification: GuaranteeNotificationContent, now: Date): PushMessage {
  const { dossier, reader } = notification
  const { title } = turnTexts(dossier, reader, now)
  return {
    title: guaranteeSubject(notification),
    body: `${title}.`.replace('?.', '?'),
    url: casePathFor(dossier, reader),
    tag: `garantia-${dossier.id}`,
  }
}
