import { Link } from 'react-router'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { BackLink, Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { shortDateText } from '#platform/wording/dates.ts'
import { type ReceiptDocument, receiptFilePath, receiptPath } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { ReceiptSheet } from '#visits/ui/receipt-sheet.tsx'
import { receiptNumberText } from '#visits/wording/receipt.ts'

interface ReceiptPageProps {
  document: ReceiptDocument
  side: VisitSide
}

/** The document, with what can be done with it and the receipts of the same visit before or after it. */
export function ReceiptPage({ document, side }: ReceiptPageProps) {
  const { receipt, receipts, visit } = document
  const newest = receipts[0]
  const number = receipt.id === newest?.id ? null : receipt.id
  const others = receipts.filter(({ id }) => id !== receipt.id)
  return (
    <div className="receipt mx-auto w-full max-w-[56rem] px-(--gutter) pt-4 pb-12 md:pt-6">
      <div className="print:hidden">
        <BackLink to={side === 'client' ? clientVisitPath(visit.key) : technicianVisitPath(visit.key)}>
          La visita
        </BackLink>
        {number !== null && newest && (
          <div className="mt-2">
            <Message kind="info">
              Este comprobante se corrigió: vale el{' '}
              <Link to={receiptPath(side, visit.key)} className="underline">
                {receiptNumberText(newest.id)}
              </Link>
              .
            </Message>
          </div>
        )}
        <div className="my-4 flex flex-wrap gap-2.5">
          <a
            href={receiptFilePath(side, visit.key, number)}
            download
            className={buttonClasses({ kind: 'petrol' })}
          >
            <Icon of="download" size={18} />
            Descargar PDF
          </a>
          <Button kind="white" onClick={() => window.print()} className="noscript:hidden">
            <Icon of="printer" size={18} />
            Imprimir
          </Button>
        </div>
      </div>
      <ReceiptSheet document={document} />
      {others.length > 0 && (
        <nav aria-label="Otros comprobantes de esta visita" className="mt-6 print:hidden">
          <p className="text-label font-bold">Otros comprobantes de esta visita</p>
          <ul>
            {others.map(({ id, at }) => (
              <li key={id}>
                <Link
                  to={receiptPath(side, visit.key, id === newest?.id ? null : id)}
                  className="inline-flex min-h-11 items-center gap-2 text-label font-bold text-petrol-600 hover:underline"
                >
                  <Icon of="receipt-text" size={18} />
                  {receiptNumberText(id)}, {shortDateText(bogotaDate(at))}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
