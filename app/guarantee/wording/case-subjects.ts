// The subjects of e-mails about a guarantee case, which are the titles of its push messages: with the amount where it is about money.
import { GUARANTEE_STEP_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import {
  caseNumber,
  type GuaranteeDossier,
  type GuaranteeEvent,
  type GuaranteeNotificationContent,
  type GuaranteeReader,
} from '#guarantee/domain/guarantee-dossier.ts'
import { type Names, namesOf } from '#guarantee/wording/guarantee.ts'
import { owedText, theOwedText } from '#guarantee/wording/refund.ts'

/** The subject of the e-mail and the title of the push message. */
export function guaranteeSubject({
  dossier,
  event,
  reader,
  isReminder,
}: GuaranteeNotificationContent): string {
  if (reader === 'admin') {
    const amount = dossier.refundPesos === null ? '' : ` sobre ${owedText(dossier)}`
    return `Garantía ${caseNumber(dossier.id)}: te toca decidir${amount}`
  }
  if (isReminder) return `Te queda poco tiempo: ${reminderText(dossier)}`
  const subject = SUBJECTS[event.kind]
  return subject(namesOf(dossier), {
    reader,
    amount: owedText(dossier),
    theAmount: theOwedText(dossier),
    by: event.by,
  })
}

/** Of an e-mail: with the number of the case where it is about money, so that it is found again. */
export function numberedSubject(content: GuaranteeNotificationContent): string {
  const subject = guaranteeSubject(content)
  const { dossier, reader } = content
  const isNumbered = reader === 'admin' || dossier.refundPesos === null
  return isNumbered ? subject : `${subject} · caso ${caseNumber(dossier.id)}`
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
  'confirm-refund': ({ client }, { amount }) => `${client} dice que recibió ${amount}`,
  'deny-refund': ({ client }, { amount }) => `${client} dice que no recibió ${amount}: decidimos nosotros`,
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
  'settle-refund': ({ technician }, { reader, amount }) =>
    reader === 'client'
      ? `Decidimos: ${technician} ya devolvió ${amount}`
      : `Decidimos: ya devolviste ${amount}`,
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
