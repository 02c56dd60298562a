// A quote told to the client, and the client's answer told to the technician.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { reducedBooking } from '#bookings/notifications/unconfirmed-booking.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, paragraph, rows, strong } from '#platform/mail/email-parts.server.ts'
import { none, noText, reducer, told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import type { Quote } from '#visits/domain/quote.ts'
import { lineAmount, type WorkLine } from '#visits/domain/work-lines.ts'
import { linesSummary } from '#visits/wording/quote.ts'
import { countedPriceText } from '#visits/wording/work-lines.ts'

export type QuoteNotice = 'sent' | 'answered'

/** Shown on a locked screen: neither amounts nor what somebody wrote. */
export function quotePush(
  notification: QuoteNotice,
  { answer }: Quote,
  { key, technicianName, clientName }: NotifiedBooking,
): PushMessage {
  const tag = `cotizacion-${key}`
  if (notification === 'sent')
    return {
      title: `${firstNameOf(technicianName)} te mandó una cotización`,
      body: 'Toca para verla y responder.',
      url: `${clientVisitPath(key)}#cotizacion`,
      tag,
    }
  const client = shortNameOf(clientName)
  return {
    title: answer === 'si' ? `${client} está de acuerdo` : `${client} prefiere no`,
    body: 'Respondió tu cotización. Toca para ver la visita.',
    url: `${technicianVisitPath(key)}#cotizacion`,
    tag,
  }
}

const visitText = ({ date, start }: NotifiedBooking) => `la visita del ${dayText(date)} a las ${start}`

/** '2 × $ 9.500', when it is not the amount itself. */
function lineRow(line: WorkLine) {
  const amount = profilePriceText(lineAmount(line))
  return {
    label: line.concepto,
    value: amount,
    note: line.cantidad === 1 ? undefined : countedPriceText(line),
  }
}

const REDUCTION = {
  booking: reducedBooking,
  quote: reducer<Quote>({
    id: told,
    lines: none,
    total: told,
    note: noText,
    validUntil: told,
    createdAt: told,
    answer: told,
    reason: noText,
    answeredAt: told,
    isForAnotherDay: told,
    bookedKey: told,
    firstConcept: noText,
    lineCount: told,
  }),
}

export function quoteEmail(quote: Quote, booking: NotifiedBooking, origin: string): Email {
  const { key, clientName, clientEmail } = booking
  return {
    to: { name: clientName, address: clientEmail },
    messageId: `<cotizacion-${quote.id}-sent@tecniya.co>`,
    greets: shortNameOf(clientName),
    write: writtenFrom({ booking, quote }, REDUCTION, ({ booking, quote }) => ({
      subject: `${firstNameOf(booking.technicianName)} te mandó una cotización: ${profilePriceText(quote.total)}`,
      preview: linesSummary(quote.lines),
      parts: [
        paragraph([strong(booking.technicianName), ` te mandó una cotización para ${visitText(booking)}.`]),
        rows([
          ...quote.lines.map(lineRow),
          { label: 'Total', value: profilePriceText(quote.total) },
          { label: 'Vale hasta', value: dayText(quote.validUntil) },
        ]),
        ...(quote.note === '' ? [] : [box('quiet', [`«${quote.note}»`])]),
        button({ text: 'Ver y responder', link: `${origin}${clientVisitPath(key)}#cotizacion` }),
      ],
    })),
  }
}

export function quoteAnswerEmail(quote: Quote, booking: NotifiedBooking, origin: string): Email {
  const { key, technicianName, technicianEmail } = booking
  const isAgreed = quote.answer === 'si'
  return {
    to: { name: technicianName, address: technicianEmail },
    messageId: `<cotizacion-${quote.id}-answered@tecniya.co>`,
    greets: firstNameOf(technicianName),
    write: writtenFrom({ booking, quote }, REDUCTION, ({ booking, quote }) => {
      const answered = isAgreed ? 'está de acuerdo con tu cotización' : 'prefiere no aceptar tu cotización'
      return {
        subject: `${shortNameOf(booking.clientName)} ${answered}`,
        preview: linesSummary(quote.lines),
        parts: [
          paragraph([strong(booking.clientName), ` ${answered} para ${visitText(booking)}.`]),
          rows([
            { label: linesSummary(quote.lines) || 'Total', value: profilePriceText(quote.total) },
            { label: 'Motivo', value: quote.reason },
          ]),
          button({ text: 'Ver la visita', link: `${origin}${technicianVisitPath(key)}#cotizacion` }),
        ],
      }
    }),
  }
}
