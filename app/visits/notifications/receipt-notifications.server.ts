import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { reducedBooking } from '#bookings/notifications/unconfirmed-booking.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, note, paragraph, rows, strong } from '#platform/mail/email-parts.server.ts'
import { none, noText, reducer, told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { differsFromAgreed, type Receipt, type ReceiptDocument, receiptPath } from '#visits/domain/receipt.ts'
import {
  agreedText,
  correctionText,
  guaranteeTitle,
  paymentText,
  receiptFileName,
  receiptNumberText,
} from '#visits/wording/receipt.ts'

/** Shown on a locked screen: no amount, nothing that somebody wrote. */
export function receiptPush({ key, technicianName }: { key: number; technicianName: string }): PushMessage {
  return {
    title: `${firstNameOf(technicianName)} terminó la visita`,
    body: 'Toca para ver el comprobante.',
    url: clientVisitPath(key),
    tag: `comprobante-${key}`,
  }
}

const reducedReceipt = reducer<Receipt>({
  id: told,
  at: told,
  corrects: told,
  lines: none,
  total: told,
  hecho: noText,
  pago: told,
  agreedTotal: told,
  agreedAt: told,
  guaranteeUntil: told,
  photos: none,
  payment: told,
})

export function receiptEmail(
  booking: NotifiedBooking,
  { receipt }: Pick<ReceiptDocument, 'receipt'>,
  { origin, pdf }: { origin: string; pdf: Buffer },
): Email {
  return {
    to: { name: booking.clientName, address: booking.clientEmail },
    messageId: `<comprobante-${receipt.id}@tecniya.co>`,
    greets: shortNameOf(booking.clientName),
    write: writtenFrom(
      { booking, receipt },
      { booking: reducedBooking, receipt: reducedReceipt },
      ({ booking: { key, date, start, technicianName }, receipt }) => {
        const { id, corrects, total, hecho } = receipt
        const price = profilePriceText(total)
        const visited = `la visita del ${dayText(date)} a las ${start}`
        return {
          subject: `${corrects === null ? 'Comprobante' : 'Comprobante corregido'} de ${firstNameOf(technicianName)}: ${price}`,
          preview: hecho,
          parts: [
            paragraph([strong(technicianName), ` terminó ${visited} y te envía el comprobante.`]),
            rows([
              { label: 'Total', value: price, note: paymentText(receipt) },
              { label: 'Qué se hizo', value: hecho },
              {
                label: 'Comprobante',
                value: receiptNumberText(id),
                note: corrects === null ? undefined : correctionText(corrects),
              },
            ]),
            differsFromAgreed(receipt) ? box('amber', [agreedText(receipt)]) : null,
            note(`${guaranteeTitle(receipt)}. La legal es la de la Ley 1480.`),
            button({ text: 'Ver el comprobante', link: `${origin}${receiptPath('client', key)}` }),
          ],
          pdf: { name: receiptFileName(id), content: pdf },
        }
      },
    ),
  }
}
