// What is told about one visit by WhatsApp: what each side says of it, messages, quotes, receipts.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import type { BookingWhatsappTexts } from '#bookings/notifications/whatsapp-messages.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { problemPhotoCount } from '#bookings/wording/problem-photos.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import type { WhatsappFile, WhatsappMessage } from '#platform/domain/whatsapp.ts'
import { shortened, templateMessage } from '#platform/whatsapp/template-message.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { calledName } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { ofRelativeDayText, relativeDayText } from '#platform/wording/relative-day.ts'
import type { Quote } from '#visits/domain/quote.ts'
import { differsFromAgreed, type Payment, type Receipt } from '#visits/domain/receipt.ts'
import type { Situation } from '#visits/domain/situation.ts'
import { visitReportPath } from '#visits/domain/visit.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import type { ProgressAct, VisitProgress } from '#visits/domain/visit-progress.ts'
import { lineAmount, type WorkLine } from '#visits/domain/work-lines.ts'
import { cannotReasonText } from '#visits/wording/cannot-receive.ts'

type Message = WhatsappMessage<TemplateName>

const technicianOf = ({ technicianName }: Pick<NotifiedBooking, 'technicianName'>) =>
  calledName('technician', technicianName) || 'Tu técnico'
const clientOf = ({ clientName }: Pick<NotifiedBooking, 'clientName'>) =>
  calledName('client', clientName) || 'Tu cliente'

/** What a visit adds to the notifications of its booking. */
export const VISIT_WHATSAPP_TEXTS = {
  'cannot-receive': ({ key, cannotReason, cannotNote }, { client, ofMoment, technicianVisit }) => {
    const reason = cannotReason && `Motivo: ${cannotReasonText(cannotReason)}.`
    const said = [reason, cannotNote.trim() && quoted(cannotNote)].filter(Boolean).join(' ')
    return templateMessage('cliente_no_puede', {
      words: [client, ofMoment, said || 'No dijo por qué.'],
      buttons: [`/agenda/cancelar/${key}`, technicianVisit],
    })
  },
  'can-receive': (_, { client, ofMoment, technicianVisit }) =>
    templateMessage('cliente_si_puede', { words: [client, ofMoment], buttons: [technicianVisit] }),
  'whether-came': ({ key, start }, { technician, clientVisit }) =>
    templateMessage('ya_llego', {
      words: [technician, start],
      buttons: [buttonId('came', key), buttonId('didNotCome', key), clientVisit],
    }),
  rate: (_, { technician, clientVisit }) =>
    templateMessage('calificar', { words: [technician], buttons: [`${clientVisit}#califica`] }),
} satisfies Partial<BookingWhatsappTexts>

// D63: how it goes.

export interface ToldStep {
  readonly booking: NotifiedBooking
  readonly situation: Situation
  readonly progress: VisitProgress
  /** Identity and background of the technician are recorded and valid. */
  readonly isChecked: boolean
  /** Face, hour and name, for the porter. */
  readonly picture: WhatsappFile
}

/** Null: nothing to tell. */
export function stepWhatsapp(act: ProgressAct, told: ToldStep): Message | null {
  const message = stepMessage(act, told)
  return message && { ...message, visit: told.booking.key }
}

function stepMessage(
  act: ProgressAct,
  { booking, situation, progress, isChecked, picture }: ToldStep,
): Message | null {
  const { key, start } = booking
  const { arrivesAt, nobodyHomeAt } = progress
  const [technician, client] = [technicianOf(booking), clientOf(booking)]
  const [seenByClient, seenByTechnician] = [clientVisitPath(key), technicianVisitPath(key)]
  const isContested = situation.phase === 'contested'
  switch (act) {
    case 'en-camino': {
      const parts = { buttons: [buttonId('share', key)] as const, file: picture }
      if (!arrivesAt)
        return templateMessage(isChecked ? 'en_camino_sin_hora_revisado' : 'en_camino_sin_hora', {
          ...parts,
          words: [technician, start],
        })
      const words = [technician, bogotaTime(arrivesAt)] as const
      return templateMessage(isChecked ? 'en_camino_revisado' : 'en_camino', { ...parts, words })
    }
    case 'tarde': {
      const words = [technician, arrivesAt ? bogotaTime(arrivesAt) : start, start] as const
      if (situation.task.client !== 'wait-or-seek')
        return templateMessage('llega_tarde', { words, buttons: [seenByClient] })
      return templateMessage('llega_tarde_y_preguntamos', {
        words,
        buttons: [buttonId('wait', key), buttonId('seek', key), seenByClient],
      })
    }
    case 'llegue':
      return isContested
        ? templateMessage('tecnico_dice_que_llego', {
            words: [technician, start],
            buttons: [buttonId('came', key), seenByClient],
          })
        : templateMessage('tecnico_llego', { words: [technician, start], buttons: [seenByClient] })
    case 'nadie':
      return templateMessage('tecnico_no_ve_a_nadie', {
        words: [technician, nobodyHomeAt ? bogotaTime(nobodyHomeAt) : start, start],
        buttons: [buttonId('came', key), seenByClient],
      })
    case 'llego-no':
      return situation.tellsHourBy === 'tarde'
        ? templateMessage('no_has_llegado', {
            words: [client, start],
            buttons: [buttonId('arrive', key), buttonId('late', key), seenByTechnician],
          })
        : templateMessage('dice_que_no_llegaste', {
            words: [client, start],
            buttons: [buttonId('arrive', key), seenByTechnician],
          })
    case 'llego-si':
      return isContested
        ? templateMessage('dice_que_habia_alguien', { words: [client, start], buttons: [seenByTechnician] })
        : null
    case 'esperar':
      return templateMessage('te_espera', {
        words: [client, start],
        buttons: [buttonId('arrive', key), seenByTechnician],
      })
    case 'buscar':
      return templateMessage('busca_a_otra_persona', {
        words: [client, start],
        buttons: [buttonId('arrive', key), seenByTechnician],
      })
    case 'terminar':
      return null
  }
}

/** D64: until when the visit lasts now. */
export function longerWhatsapp(booking: NotifiedBooking, endsAt: Date): Message {
  const { key, start, furtherHours } = booking
  const name = technicianOf(booking)
  const why = furtherHours > 0 ? `${name} necesita más tiempo` : `${name} vuelve a la hora de antes`
  return templateMessage('mas_tiempo', {
    words: [start, bogotaTime(endsAt), why],
    buttons: [clientVisitPath(key)],
    visit: key,
  })
}

// The conversation.

export interface ToldMessage {
  readonly key: number
  readonly author: VisitSide
  readonly authorName: string
  readonly text: string
  readonly photoCount: number
  readonly date: string
  readonly start: string
}

/** `photo` is the first. */
export function messageWhatsapp(told: ToldMessage, photo: WhatsappFile | null, today: string): Message {
  const { key, author, authorName, date, start } = told
  const parts = { buttons: [] as const, visit: key, file: photo ?? undefined }
  const said = messageWords(told, photo !== null)
  if (author === 'technician')
    return templateMessage(photo ? 'mensaje_de_tecnico_foto' : 'mensaje_de_tecnico', {
      ...parts,
      words: [technicianOf({ technicianName: authorName }), said],
    })
  const hour = date === today ? start : `${start} ${ofRelativeDayText(date, today)}`
  return templateMessage(photo ? 'mensaje_de_cliente_foto' : 'mensaje_de_cliente', {
    ...parts,
    words: [clientOf({ clientName: authorName }), hour, said],
  })
}

function messageWords({ text, photoCount }: ToldMessage, hasPhoto: boolean): string {
  const others = photoCount - (hasPhoto ? 1 : 0)
  const rest = others > 0 ? `(${hasPhoto ? '+' : ''}${problemPhotoCount(others)} en la visita)` : ''
  return [text.trim() || 'Te mandó una foto.', rest].filter(Boolean).join(' ')
}

// Quotes.

/** All lines up to so many, else the first five. */
const QUOTE_LINES_MAX = 6
const SHOWN_LINES = 5
const CONCEPT_MAX = 60
const QUOTE_NOTE_MAX = 300

export function quoteWhatsapp(quote: Quote, booking: NotifiedBooking, today: string): Message {
  const { key, date, start } = booking
  const technician = technicianOf(booking)
  const parts = {
    buttons: [buttonId('agree', key, quote.id), `${clientVisitPath(key)}#cotizacion`] as const,
    visit: key,
  }
  const note = quote.note.trim()
  const ends = [
    profilePriceText(quote.total),
    note
      ? `«${shortened(note, QUOTE_NOTE_MAX)}»`
      : `Es para la visita ${ofRelativeDayText(date, today)} a las ${start}.`,
    relativeDayText(quote.validUntil, today),
    technician,
  ] as const
  const rows = quote.lines.map(lineText)
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = rows
  switch (rows.length) {
    case 0:
    case 1:
      return templateMessage('cotizacion_1', { ...parts, words: [technician, one, ...ends] })
    case 2:
      return templateMessage('cotizacion_2', { ...parts, words: [technician, one, two, ...ends] })
    case 3:
      return templateMessage('cotizacion_3', { ...parts, words: [technician, one, two, three, ...ends] })
    case 4:
      return templateMessage('cotizacion_4', {
        ...parts,
        words: [technician, one, two, three, four, ...ends],
      })
    case 5:
      return templateMessage('cotizacion_5', {
        ...parts,
        words: [technician, one, two, three, four, five, ...ends],
      })
    case QUOTE_LINES_MAX:
      return templateMessage('cotizacion_6', {
        ...parts,
        words: [technician, one, two, three, four, five, six, ...ends],
      })
    default:
      return templateMessage('cotizacion_mas', {
        ...parts,
        words: [technician, one, two, three, four, five, String(rows.length - SHOWN_LINES), ...ends],
      })
  }
}

/** 'Mano de obra: $ 110.000', 'Tubo de PVC (2 × $ 9.500): $ 19.000' */
function lineText(line: WorkLine): string {
  const { concepto, cantidad, precio } = line
  const counted = cantidad === 1 ? '' : ` (${cantidad} × ${profilePriceText(precio)})`
  return `${shortened(concepto, CONCEPT_MAX)}${counted}: ${profilePriceText(lineAmount(line))}`
}

export function quoteAnswerWhatsapp(quote: Quote, booking: NotifiedBooking, today: string): Message {
  const { key, date, start } = booking
  const told = [
    clientOf(booking),
    profilePriceText(quote.total),
    `${ofRelativeDayText(date, today)} a las ${start}`,
  ] as const
  const parts = { buttons: [`${technicianVisitPath(key)}#cotizacion`] as const, visit: key }
  if (quote.answer === 'si') return templateMessage('cotizacion_aceptada', { ...parts, words: told })
  const reason = quote.reason.trim() ? `Motivo: ${quoted(quote.reason)}` : 'No dijo por qué.'
  return templateMessage('cotizacion_rechazada', { ...parts, words: [...told, reason] })
}

// Receipts.

const PAID: Record<Payment, (total: string) => string> = {
  efectivo: total => `Pagaste ${total} en efectivo.`,
  nequi: total => `Pagaste ${total} con Nequi.`,
  daviplata: total => `Pagaste ${total} con Daviplata.`,
  transferencia: total => `Pagaste ${total} por transferencia.`,
  aun_no: total => `Quedan por pagar ${total}.`,
}

export function receiptWhatsapp(
  booking: NotifiedBooking,
  receipt: Receipt,
  { file, today }: { file: WhatsappFile; today: string },
): Message {
  const { id, corrects, total, agreedTotal, guaranteeUntil } = receipt
  const { key } = booking
  const paid = total === 0 ? 'Fue sin costo.' : PAID[receipt.pago](profilePriceText(total))
  const agreed = differsFromAgreed(receipt) ? ` Se había acordado ${profilePriceText(agreedTotal)}.` : ''
  return templateMessage(corrects === null ? 'comprobante' : 'comprobante_corregido', {
    words: [technicianOf(booking), `${paid}${agreed}`, reviewDateText(guaranteeUntil, today)],
    buttons: [`${visitReportPath(key)}?comprobante=${id}`],
    visit: key,
    file,
  })
}
