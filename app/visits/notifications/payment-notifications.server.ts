// A technician reminds a client of a receipt that is still to be paid: amount, work, date and receipt, and nothing that threatens.
// The client says to have paid.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath, WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import { reducedBooking } from '#bookings/notifications/unconfirmed-booking.ts'
import { UNNAMED_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { button, note, paragraph, rows, strong } from '#platform/mail/email-parts.server.ts'
import { nothing, reducer, told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { templateMessage } from '#platform/whatsapp/template-message.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import { dayText } from '#platform/wording/dates.ts'
import { calledName, firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { ofRelativeDayText } from '#platform/wording/relative-day.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import { saysPaidText } from '#visits/wording/payment.ts'
import { payToMeans, payToText } from '#visits/wording/payment-details.ts'
import { receiptNumberText } from '#visits/wording/receipt.ts'

interface NumberedReceipt {
  /** Its number. */
  readonly id: number
  readonly total: number
}

export interface OwedReceipt extends NumberedReceipt {
  /** How it can be paid, if the technician shows it. */
  readonly payTo: PayTo | null
}

/** Where the client reads the receipt and says 'Ya pagué'. */
const receiptPlace = (key: number) => `${clientVisitPath(key)}#comprobante`

/** Shown on a locked screen: no amount. */
export function paymentPush({ key, technicianName }: NotifiedBooking): PushMessage {
  return {
    title: `Falta el pago a ${firstNameOf(technicianName)}`,
    body: 'Toca para ver el comprobante, o di que ya pagaste.',
    url: receiptPlace(key),
    tag: `pago-${key}`,
  }
}

const reducedReceipt = reducer<OwedReceipt>({ id: told, total: told, payTo: nothing })

export function paymentEmail(booking: NotifiedBooking, receipt: OwedReceipt, origin: string): Email {
  return {
    to: { name: booking.clientName, address: booking.clientEmail },
    messageId: `<pago-${receipt.id}@tecniya.co>`,
    greets: shortNameOf(booking.clientName),
    write: writtenFrom(
      { booking, receipt },
      { booking: reducedBooking, receipt: reducedReceipt },
      ({ booking: { key, date, start, servicio, technicianName }, receipt: { id, total, payTo } }) => ({
        subject: `Falta el pago a ${firstNameOf(technicianName)}: ${profilePriceText(total)}`,
        preview: `Comprobante ${receiptNumberText(id)}. Si ya pagaste, dilo y se lo contamos.`,
        parts: [
          paragraph([
            strong(technicianName),
            ` te recuerda el pago de la visita del ${dayText(date)} a las ${start}.`,
          ]),
          rows([
            { label: 'Por pagar', value: profilePriceText(total) },
            { label: 'Trabajo', value: servicio || UNNAMED_SERVICE_TEXT },
            { label: 'Comprobante', value: receiptNumberText(id) },
            ...(payTo ? payToRows(payTo) : []),
          ]),
          note('Si ya pagaste, toca «Ya pagué» en el comprobante y se lo decimos.'),
          button({ text: 'Ver el comprobante', link: `${origin}${receiptPlace(key)}` }),
        ],
      }),
    ),
  }
}

/** 'Nequi' · '300 123 4567', …, 'A nombre de' · 'Carlos Rojas' */
const payToRows = (payTo: PayTo) => [
  ...payToMeans(payTo).map(({ name, number }) => ({ label: name, value: number })),
  { label: 'A nombre de', value: payTo.titular },
]

export function paymentWhatsapp(
  { key, date, servicio, technicianName }: NotifiedBooking,
  { id, total, payTo }: OwedReceipt,
  today: string,
): WhatsappMessage<TemplateName> {
  const words = [
    calledName('technician', technicianName) || 'Tu técnico',
    profilePriceText(total),
    servicio || UNNAMED_SERVICE_TEXT,
    ofRelativeDayText(date, today),
  ] as const
  const rest = { buttons: [buttonId('paid', key, id), receiptPlace(key)], visit: key } as const
  return payTo
    ? templateMessage('pago_pendiente_con_datos', { words: [...words, payToText(payTo)], ...rest })
    : templateMessage('pago_pendiente', { words, ...rest })
}

// 'Ya pagué', to the technician.

const DEBTS_PLACE = `${WEEK_PATH}#te-deben`

/** Shown on a locked screen: no amount. */
export function paidPush({ key, clientName }: NotifiedBooking): PushMessage {
  return {
    title: saysPaidText(clientName),
    body: 'Toca para decirle si te llegó.',
    url: DEBTS_PLACE,
    tag: `pago-${key}`,
  }
}

const reducedPaid = reducer<NumberedReceipt>({ id: told, total: told })

/** `at`: when it was said. */
export function paidEmail(
  booking: NotifiedBooking,
  receipt: NumberedReceipt,
  { origin, at }: { origin: string; at: Date },
): Email {
  return {
    to: { name: booking.technicianName, address: booking.technicianEmail },
    messageId: `<pago-${receipt.id}-${at.getTime()}@tecniya.co>`,
    greets: firstNameOf(booking.technicianName),
    write: writtenFrom(
      { booking, receipt },
      { booking: reducedBooking, receipt: reducedPaid },
      ({ booking: { date, start, servicio, clientName }, receipt: { id, total } }) => ({
        subject: `${saysPaidText(clientName)}: ${profilePriceText(total)}`,
        preview: 'Si te llegó, anótalo. Si no la has recibido, díselo.',
        parts: [
          paragraph([strong(clientName), ` dice que ya pagó la visita del ${dayText(date)} a las ${start}.`]),
          rows([
            { label: 'Valor', value: profilePriceText(total) },
            { label: 'Trabajo', value: servicio || UNNAMED_SERVICE_TEXT },
            { label: 'Comprobante', value: receiptNumberText(id) },
          ]),
          note('Si te llegó, anota cómo. Si no, toca «No la he recibido» y se lo decimos.'),
          button({ text: 'Contestarle', link: `${origin}${DEBTS_PLACE}` }),
        ],
      }),
    ),
  }
}

export function paidWhatsapp(
  { key, date, servicio, clientName }: NotifiedBooking,
  { total }: NumberedReceipt,
  today: string,
): WhatsappMessage<TemplateName> {
  return templateMessage('cliente_dice_que_pago', {
    words: [
      calledName('client', clientName) || 'Tu cliente',
      profilePriceText(total),
      servicio || UNNAMED_SERVICE_TEXT,
      ofRelativeDayText(date, today),
    ],
    buttons: [DEBTS_PLACE],
    visit: key,
  })
}
