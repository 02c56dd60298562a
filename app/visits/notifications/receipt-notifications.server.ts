import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, note, paragraph, rows, strong } from '#platform/mail/email-parts.server.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { differsFromAgreed, type ReceiptDocument, receiptPath } from '#visits/domain/receipt.ts'
import {
  agreedText,
  correctionText,
  guaranteeTitle,
  PAYMENT_TEXTS,
  RECEIPT_TITLE,
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

export function receiptEmail(
  { clientName, clientEmail, technicianName }: NotifiedBooking,
  { receipt, visit }: ReceiptDocument,
  { origin, pdf }: { origin: string; pdf: Buffer },
): Email {
  const { id, corrects, total, pago, hecho } = receipt
  const technician = firstNameOf(technicianName)
  const price = profilePriceText(total)
  const visited = `la visita del ${dayText(visit.date)} a las ${visit.start}`
  return {
    to: { name: clientName, address: clientEmail },
    messageId: `<comprobante-${id}@tecniya.co>`,
    greets: shortNameOf(clientName),
    write: detail => ({
      subject: detail(
        `${corrects === null ? 'Comprobante' : 'Comprobante corregido'} de ${technician}: ${price}`,
        `${RECEIPT_TITLE} de tu visita`,
      ),
      preview: hecho,
      parts: [
        paragraph(
          detail(
            [strong(technicianName), ` terminó ${visited} y te envía el comprobante.`],
            `El técnico terminó ${visited} y te envía el comprobante.`,
          ),
        ),
        detail(
          rows([
            { label: 'Total', value: price, note: PAYMENT_TEXTS[pago] },
            { label: 'Qué se hizo', value: hecho },
            {
              label: 'Comprobante',
              value: receiptNumberText(id),
              note: corrects === null ? undefined : correctionText(corrects),
            },
          ]),
          null,
        ),
        detail(differsFromAgreed(receipt), false) ? box('amber', [agreedText(receipt)]) : null,
        note(`${guaranteeTitle(receipt)}. La legal es la de la Ley 1480.`),
        button({ text: 'Ver el comprobante', link: `${origin}${receiptPath('client', visit.key)}` }),
        detail(note(['Va adjunto en ', strong(receiptFileName(id)), '.']), null),
      ],
      pdf: detail({ name: receiptFileName(id), content: pdf }, undefined),
    }),
  }
}
