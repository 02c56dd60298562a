import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { receiptRefusal } from '#visits/domain/receipt.ts'
import type { NextVisitOfDay, ReceiptDelivery } from '#visits/domain/visit.ts'
import { progressRefusal } from '#visits/domain/visit-progress.ts'
import { FinishVisit, FinishVisitButton, type FinishVisitProps } from '#visits/ui/finish-visit.tsx'
import { ReceiptCard } from '#visits/ui/receipt-card.tsx'
import { receiptSentText } from '#visits/wording/receipt.ts'
import { ACT_LABELS } from '#visits/wording/visit-progress.ts'

export interface Finishing extends Omit<FinishVisitProps, 'corrects'> {
  now: Date
  technicianName: string
}

/** Whether a first receipt, or a correction of the newest one, can be sent. */
function maySend({ visit, facts, now }: Finishing): boolean {
  const { receipts } = facts
  // What was done at a repeat is said once, in its case.
  if (isGuaranteeVisit(visit) && visit.said.finishedAt) return false
  return (
    progressRefusal('terminar', visit, visit.said, now) === null &&
    receiptRefusal(receipts, receipts[0]?.id ?? null) === null
  )
}

/** 'Terminé', which opens the form; null while it cannot be said. */
export function finishButton(finishing: Finishing, kind: 'primary' | 'petrol'): ReactNode {
  if (finishing.facts.receipts.length > 0 || !maySend(finishing)) return null
  return (
    <FinishVisitButton kind={kind} size="huge" className="px-2!">
      <Icon of="check" />
      {ACT_LABELS.terminar}
    </FinishVisitButton>
  )
}

interface SentReceiptProps extends Finishing {
  /** How the newest receipt reached the client. */
  delivery: ReceiptDelivery | null
  /** Of the same day. */
  next: NextVisitOfDay | null
}

/** The form of 'Terminé', and what was sent with it. */
export function SentReceipt({ delivery, next, ...finishing }: SentReceiptProps) {
  const { visit, facts, answer, now, technicianName } = finishing
  const newest = facts.receipts[0] ?? null
  const isOffered = maySend(finishing)
  return (
    <>
      {answer?.act === 'terminar' && !isOffered && (
        <div className="mt-4">
          <Message kind="error">{answer.refusal.text}</Message>
        </div>
      )}
      {newest && (
        <>
          <section className="mt-4 flex gap-3 rounded-16 border border-green-200 bg-green-50 p-4 sm:p-5">
            <Icon of="circle-check" size={22} className="mt-0.5 shrink-0 text-green-700" />
            <div className="min-w-0">
              <h2 className="text-lead/6 font-extrabold tracking-[-0.022em] text-balance text-green-700">
                <bdi>{shortNameOf(visit.clientName)}</bdi> ya tiene el comprobante
              </h2>
              <p className="mt-1 text-label/6 text-ink-700">{receiptSentText(visit, delivery)}</p>
            </div>
          </section>
          {next && <NextOfDay next={next} />}
          <ReceiptCard
            visit={{ key: visit.key, technicianName, clientName: visit.clientName }}
            receipt={newest}
            side="technician"
            now={now}
            act={isOffered && <FinishVisitButton kind="white">Corregir</FinishVisitButton>}
          />
        </>
      )}
      {isOffered && <FinishVisit {...finishing} corrects={newest} />}
    </>
  )
}

/** 'Sigue: Paola Murillo, 18:00' */
function NextOfDay({ next: { key, clientName, start, place } }: { next: NextVisitOfDay }) {
  return (
    <Link
      to={technicianVisitPath(key)}
      className="mt-3 flex min-h-14 items-center gap-3.5 rounded-12 border border-paper-200 bg-white px-4 py-2 shadow-1 hover:border-ink-400 sm:px-5"
    >
      <Icon of="navigation" className="shrink-0 text-petrol-600" />
      <span className="min-w-0 flex-1 text-label/5">
        <span className="block font-bold break-words">
          Sigue: <bdi>{clientName}</bdi>, {start}
        </span>
        {place && <span className="block text-support/5 text-ink-600">{place}</span>}
      </span>
      <Icon of="arrow-right" />
    </Link>
  )
}
