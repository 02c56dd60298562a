// What is told about a booking by WhatsApp. Before a visit is accepted its technician reads barrio and city only; nobody reads
// the other's phone.
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { answerMoment, isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import { isGuaranteeVisit, type NotifiedBooking, visitPrice } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import type { NotifiedBy } from '#bookings/domain/notifications.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { addressLines, addressText, areaText } from '#bookings/domain/visit-place.ts'
import { lostVisitMessage } from '#bookings/notifications/lost-visit-messages.ts'
import { FREE_BY_GUARANTEE_TEXT, photosText, UNNAMED_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import { shortened, templateMessage } from '#platform/whatsapp/template-message.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText, shortDayText } from '#platform/wording/dates.ts'
import { calledName } from '#platform/wording/person-names.ts'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import { ofRelativeDayText, relativeDayText, relativeMomentText } from '#platform/wording/relative-day.ts'

interface WhatsappContext {
  /** The moment of sending. */
  readonly now: Date
  /** Who else can go. */
  readonly options?: readonly RescueOption[]
}

/** What the texts share. */
export interface WhatsappFacts extends Required<WhatsappContext> {
  readonly today: string
  readonly technician: string
  readonly client: string
  /** 'hoy a las 10:00' */
  readonly moment: string
  /** 'de hoy a las 10:00' */
  readonly ofMoment: string
  readonly clientVisit: string
  readonly technicianVisit: string
}

type WriteWhatsapp = (booking: NotifiedBooking, facts: WhatsappFacts) => WhatsappMessage<TemplateName>
export type BookingWhatsappTexts = Readonly<Record<NotifiedBy<'whatsapp'>, WriteWhatsapp>>

export function bookingWhatsappMessage(
  texts: BookingWhatsappTexts,
  kind: NotifiedBy<'whatsapp'>,
  booking: NotifiedBooking,
  context: WhatsappContext,
): WhatsappMessage<TemplateName> {
  return { ...texts[kind](booking, factsOf(booking, context)), visit: booking.key }
}

function factsOf(booking: NotifiedBooking, { now, options = [] }: WhatsappContext): WhatsappFacts {
  const { key, date, start } = booking
  const today = bogotaDate(now)
  return {
    now,
    options,
    today,
    technician: calledName('technician', booking.technicianName) || 'Tu técnico',
    client: calledName('client', booking.clientName) || 'Tu cliente',
    moment: relativeMomentText(date, start, today),
    ofMoment: `${ofRelativeDayText(date, today)} a las ${start}`,
    clientVisit: clientVisitPath(key),
    technicianVisit: technicianVisitPath(key),
  }
}

/** The page that leads on to a map. */
const wayPath = (visit: string) => `${visit}/como-llegar`

/** Characters of what the client wrote. */
const DESCRIPTION_MAX = 160

/** Those of cannot-receive, can-receive, whether-came and rate are in `visits`. */
export const BOOKING_WHATSAPP_TEXTS = {
  requested: (booking, facts) =>
    templateMessage('nueva_visita', {
      words: [
        ...workWords(booking, facts),
        areaWords(booking),
        saidWords(booking),
        deadlineWords(booking, facts),
      ],
      buttons: answerButtons(booking.key, facts),
    }),
  unanswered: (booking, facts) =>
    templateMessage('visita_por_contestar', {
      words: [
        facts.client,
        facts.moment,
        workText(booking),
        areaWords(booking),
        deadlineWords(booking, facts),
      ],
      buttons: answerButtons(booking.key, facts),
    }),
  booked: (booking, facts) => reserved(booking, facts, 'Reservó al instante, como lo tienes en tu perfil.'),
  'offer-taken': (booking, facts) => reserved(booking, facts, 'Tomó una hora que le ofreciste.'),
  'quote-booked': (booking, facts) => reserved(booking, facts, 'Es lo que le cotizaste, con ese precio.'),
  'repeat-booked': (booking, facts) =>
    reserved(booking, facts, 'Repites el trabajo por garantía, sin costo.'),
  'address-completed': (booking, { client, ofMoment, technicianVisit }) =>
    templateMessage('direccion_completa', {
      words: [client, ofMoment, booking.status === 'solicitada' ? areaWords(booking) : addressWords(booking)],
      buttons: [technicianVisit],
    }),
  replaced: (_, { client, ofMoment, technicianVisit }) =>
    templateMessage('cliente_reservo_con_otro', { words: [client, ofMoment], buttons: [technicianVisit] }),
  'client-withdrawn': (_, { client, ofMoment, technicianVisit }) =>
    templateMessage('cliente_se_fue', { words: [client, ofMoment], buttons: [technicianVisit] }),
  'set-out': (booking, { client, technicianVisit }) =>
    templateMessage('hora_de_salir', {
      words: [`${client}, ${booking.start}`, addressWords(booking)],
      buttons: [buttonId('setOut', booking.key), wayPath(technicianVisit)],
    }),
  'not-done-technician': ({ key }, { client, ofMoment, technicianVisit }) =>
    templateMessage('no_llegaste', {
      words: [client, ofMoment],
      buttons: [buttonId('arrive', key), technicianVisit],
    }),
  confirmada: (booking, facts) =>
    templateMessage(isGuaranteeVisit(booking) ? 'visita_confirmada_garantia' : 'visita_confirmada', {
      words: [
        facts.technician,
        `${dayText(booking.date)}, ${hoursText(booking)}`,
        agreedText(booking),
        ownAddressWords(booking),
      ],
      buttons: receivingButtons(facts),
    }),
  tomorrow: (booking, facts) =>
    templateMessage('recordatorio', {
      words: reminderWords(booking, facts),
      buttons: receivingButtons(facts),
    }),
  soon: (booking, facts) =>
    templateMessage('recordatorio_pronto', {
      words: reminderWords(booking, facts),
      buttons: receivingButtons(facts),
    }),
  overdue: (booking, facts) =>
    lostVisitMessage(
      booking,
      facts,
      `Todavía no ha respondido la visita ${facts.ofMoment}, pero puede aceptar. Si reservas con otra persona, retiramos tu solicitud.`,
    ),
  expired: (booking, facts) =>
    lostVisitMessage(
      booking,
      facts,
      `No alcanzó a responder y tu solicitud ${facts.ofMoment} se canceló sola.`,
    ),
  cancelada: (booking, facts) => lostVisitMessage(booking, facts, cancelledWords(booking, facts)),
  'technician-withdrawn': (booking, facts) =>
    lostVisitMessage(
      booking,
      facts,
      `Dejó de atender en ${BRAND.name}, así que cancelamos la visita ${facts.ofMoment}. No te cuesta nada.`,
    ),
  'not-done': (booking, facts) =>
    lostVisitMessage(
      booking,
      facts,
      `No llegó, así que la visita ${facts.ofMoment} no se hizo. No pagas nada.`,
    ),
  'nobody-home': ({ key }, { technician, ofMoment, clientVisit }) =>
    templateMessage('no_habia_nadie', {
      words: [technician, ofMoment],
      buttons: [buttonId('came', key), clientVisit],
    }),
} satisfies Partial<BookingWhatsappTexts>

// To the technician.

const answerButtons = (key: number, { technicianVisit }: WhatsappFacts) =>
  [buttonId('accept', key), buttonId('refuse', key), technicianVisit] as const

function workWords(booking: NotifiedBooking, { today, client }: WhatsappFacts) {
  const { date } = booking
  const day = relativeDayText(date, today)
  const named = day.startsWith('el ') ? dayText(date) : `${day}, ${shortDayText(date)}`
  return [`${named}, ${hoursText(booking)}`, client, togetherText(booking), workText(booking)] as const
}

function reserved(booking: NotifiedBooking, facts: WhatsappFacts, why: string) {
  const { technicianVisit } = facts
  return templateMessage('visita_reservada', {
    words: [...workWords(booking, facts), addressWords(booking), saidWords(booking), why],
    buttons: [technicianVisit, wayPath(technicianVisit)],
  })
}

const hoursText = ({ start, end }: NotifiedBooking) => `${start} a ${end}`

function togetherText({ completedTogether, earlierRequests }: NotifiedBooking): string {
  if (completedTogether > 0)
    return completedTogether === 1 ? '1 visita contigo' : `${completedTogether} visitas contigo`
  return earlierRequests > 0 ? 'Ya te había pedido una visita' : 'Primera visita contigo'
}

/** 'Fuga oculta · $ 110.000' */
function workText(booking: NotifiedBooking): string {
  return [serviceText(booking), priceText(booking)].filter(Boolean).join(' · ')
}

const serviceText = ({ servicio, especialidad }: NotifiedBooking) =>
  servicio.trim() || especialidad || UNNAMED_SERVICE_TEXT

function priceText(booking: NotifiedBooking): string {
  if (isGuaranteeVisit(booking)) return FREE_BY_GUARANTEE_TEXT
  const price = visitPrice(booking)
  return hasPrice(price) ? profilePriceText(price) : ''
}

/** Neither street nor number, wherever they were typed. */
function areaWords(booking: NotifiedBooking): string {
  const { area } = addressLines(booking)
  if (!hasStreetAndNumber(area)) return area || NO_PLACE_TEXT
  const { barrio, ciudad } = booking
  return (
    areaText({
      barrio: hasStreetAndNumber(barrio) ? '' : barrio,
      ciudad: hasStreetAndNumber(ciudad) ? '' : ciudad,
    }) || NO_PLACE_TEXT
  )
}

const NO_PLACE_TEXT = 'Dirección por confirmar'

const addressWords = (booking: NotifiedBooking) => addressText(booking) || NO_PLACE_TEXT

/** '«Gotea el lavaplatos …» 2 fotos' */
function saidWords({ description, photoCount }: NotifiedBooking): string {
  const said = description.trim() && `«${shortened(description, DESCRIPTION_MAX)}»`
  return [said, photosText(photoCount)].filter(Boolean).join(' ') || 'No contó más.'
}

/** '08:35', '08:00 de mañana' */
function deadlineWords(booking: NotifiedBooking, { today, now }: WhatsappFacts): string {
  // Afterwards it can still be accepted until it begins.
  const { date, start } = isAnswerTimeOver(booking, now) ? booking : answerMoment(booking)
  return date === today ? start : `${start} ${ofRelativeDayText(date, today)}`
}

// To the client.

const receivingButtons = ({ clientVisit }: WhatsappFacts) => [clientVisit, `${clientVisit}/no-puedo`] as const

function reminderWords(booking: NotifiedBooking, { technician, moment }: WhatsappFacts) {
  return [technician, moment, agreedText(booking), ownAddressWords(booking)] as const
}

/** 'Fuga oculta · desde $ 110.000' */
function agreedText(booking: NotifiedBooking): string {
  const isFrom = booking.agreedTotal === null && hasPrice(booking.precio)
  return [serviceText(booking), `${isFrom ? 'desde ' : ''}${priceText(booking)}`].filter(Boolean).join(' · ')
}

function ownAddressWords(booking: NotifiedBooking): string {
  return hasStreetAndNumber(booking.address)
    ? addressText(booking)
    : 'Faltan la calle y el número: complétalos en la visita.'
}

function cancelledWords({ cancelReason, cancelNote }: NotifiedBooking, { ofMoment }: WhatsappFacts): string {
  const asked = cancelReason === 'cliente' ? ', como le avisaste' : ''
  const said = cancelNote.trim() && ` Dice: ${quoted(cancelNote)}.`
  return `Canceló la visita ${ofMoment}${asked}. No te cuesta nada.${said}`
}
