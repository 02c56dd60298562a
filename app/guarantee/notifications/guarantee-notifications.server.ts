// E-mails about a guarantee case: what happened, and who must act until when.

import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import { GUARANTEE_STEP_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
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
import { type Names, namesOf, WISH_LABELS } from '#guarantee/wording/guarantee.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { owedText, paidWorkTexts, theOwedText } from '#guarantee/wording/refund.ts'
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
        subject: guaranteeSubject(content),
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

/** The subject of the e-mail and the title of the push message. */
function guaranteeSubject({ dossier, event, reader, isReminder }: GuaranteeNotificationContent): string {
  if (reader === 'admin') return `Garantía ${caseNumber(dossier.id)}: te toca decidir`
  if (isReminder) return `Te queda poco tiempo: ${reminderText(dossier)}`
  const subject = SUBJECTS[event.kind]
  return subject(namesOf(dossier), {
    reader,
    amount: owedText(dossier),
    theAmount: theOwedText(dossier),
    by: event.by,
  })
}

/** Of whose turn it is. */
function reminderText(dossier: GuaranteeDossier): string {
  const { client, technician } = namesOf(dossier)
  switch (GUARANTEE_STEP_RULES[dossier.step].task) {
    case 'answer':
      return `respóndele a ${client}`
    case 'choose-hour':
      return `escoge cuándo vuelve ${technician}`
    case 'say-whether-came':
      return `¿vino ${technician}?`
    case 'say-whether-mended':
      return '¿quedó bien?'
    case 'return-money':
      return `devuélvele ${owedText(dossier)} a ${client}`
    case 'say-whether-money-came':
      return `¿te devolvió ${technician} ${theOwedText(dossier)}?`
    default:
      return 'mira tu caso de garantía'
  }
}

/** A question ends with its mark. */
const sentence = (title: string) => (title.endsWith('?') ? title : `${title}.`)

interface SubjectFacts {
  readonly reader: GuaranteeReader
  /** '$ 144.000', 'los $ 144.000' */
  readonly amount: string
  readonly theAmount: string
  readonly by: GuaranteeEvent['by']
}

const SUBJECTS: Record<GuaranteeAct, (names: Names, facts: SubjectFacts) => string> = {
  open: ({ client, technician }, { reader }) =>
    reader === 'client' ? `Abrimos tu caso con ${technician}` : `${client} usa la garantía de tu trabajo`,
  message: ({ client, technician }, { by }) =>
    `${by === 'client' ? client : technician} te escribió sobre la garantía`,
  'offer-repeat': ({ technician }) => `${technician} repite el trabajo sin costo`,
  'offer-refund': ({ technician, client }, { reader, amount }) =>
    reader === 'client'
      ? `${technician} te devuelve ${amount}`
      : `Ofreciste devolverle ${amount} a ${client}`,
  contest: ({ technician }) => `${technician} no está de acuerdo: decidimos nosotros`,
  'book-repeat': ({ client }) => `${client} escogió la hora de la garantía`,
  'finish-repeat': ({ technician }) => `¿Quedó bien el trabajo de ${technician}?`,
  'accept-repeat': ({ client }) => `${client} dice que quedó bien`,
  'reject-repeat': ({ client }) => `${client} dice que sigue fallando: decidimos nosotros`,
  'miss-repeat': ({ client }) => `${client} dice que no fuiste`,
  'send-refund': ({ technician }, { theAmount }) => `¿Te devolvió ${technician} ${theAmount}?`,
  'confirm-refund': ({ client }, { amount }) => `${client} dice que le llegó ${amount}`,
  'deny-refund': ({ client }, { amount }) => `${client} dice que no le llegó ${amount}: decidimos nosotros`,
  disagree: ({ client }) => `${client} no está de acuerdo: decidimos nosotros`,
  withdraw: ({ client }) => `${client} retiró su caso de garantía`,
  reopen: ({ client, technician }, { reader }) =>
    reader === 'client'
      ? `Abrimos de nuevo tu caso con ${technician}`
      : `${client} abrió de nuevo su caso de garantía`,
  'order-repeat': ({ technician }, { reader }) =>
    reader === 'client'
      ? `Decidimos: ${technician} repite el trabajo`
      : 'Decidimos: repites el trabajo sin costo',
  'order-refund': ({ technician, client }, { reader, amount }) =>
    reader === 'client'
      ? `Decidimos: ${technician} te devuelve ${amount}`
      : `Decidimos: devuélvele ${amount} a ${client}`,
  'settle-refund': (_, { amount }) => `Decidimos: ya se devolvió ${amount}`,
  dismiss: () => 'Decidimos: la garantía no aplica en este caso',
  'undo-decision': () => 'Revisamos de nuevo la decisión de tu caso',
  prolong: () => 'Nos atrasamos con la decisión de la garantía',
  escalate: ({ technician }, { reader }) =>
    reader === 'client'
      ? `${technician} no respondió: decidimos nosotros`
      : 'No respondiste a tiempo: decidimos nosotros',
  'escalate-refund': ({ technician }, { reader, amount }) =>
    reader === 'client'
      ? `${technician} no dijo que devolvió ${amount}: decidimos nosotros`
      : `No dijiste que devolviste ${amount}: decidimos nosotros`,
  lapse: ({ client }, { reader }) =>
    reader === 'client' ? 'Cerramos tu caso de garantía' : `Se cerró el caso de garantía de ${client}`,
  'presume-repaired': ({ client }, { reader }) =>
    reader === 'client'
      ? 'Cerramos tu caso: quedó arreglado'
      : `Se cerró el caso de ${client}: quedó arreglado`,
  'presume-refunded': ({ client }, { reader, amount }) =>
    reader === 'client'
      ? `Cerramos tu caso: te devolvieron ${amount}`
      : `Se cerró el caso de ${client}: devolviste ${amount}`,
  'complete-repeat': ({ technician }) => `¿Quedó bien el trabajo de ${technician}?`,
  'ask-repeat': ({ technician }) => `¿Vino ${technician}?`,
  'cancel-repeat': ({ client }, { reader }) =>
    reader === 'client'
      ? 'Escoge otra hora para tu garantía'
      : `La visita de garantía de ${client} no se hizo`,
  'contest-repeat': () => 'No coinciden en si se hizo la visita: decidimos nosotros',
  'restore-repeat': () => 'Tu visita de garantía sigue en pie',
  'client-left': ({ client }) => `Se cerró el caso de ${client}`,
  'client-left-owed': ({ client }, { amount }) => `${client} eliminó su cuenta: sigue pendiente ${amount}`,
  'technician-left': ({ technician }) => `${technician} eliminó su cuenta: decidimos nosotros`,
}

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
