import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { receiptRefusal } from '#visits/domain/receipt.ts'
import { progressRefusal } from '#visits/domain/visit-progress.ts'
import { FinishVisit, type FinishVisitProps } from '#visits/ui/finish-visit.tsx'
import { ReceiptCard } from '#visits/ui/receipt-card.tsx'
import { ACT_LABELS } from '#visits/wording/visit-progress.ts'

interface Finishing extends Omit<FinishVisitProps, 'corrects' | 'look' | 'children'> {
  now: Date
  technicianName: string
}

/** Whether a first receipt, or a correction of the newest one, can be sent. */
function maySend({ visit, facts, now }: Finishing): boolean {
  const { receipts } = facts
  return (
    progressRefusal('terminar', visit, visit.said, now) === null &&
    receiptRefusal(receipts, receipts[0]?.id ?? null) === null
  )
}

/** 'Terminé', petrol once the technician is there; null while it cannot be said. */
export function finishButton(finishing: Finishing): ReactNode {
  if (finishing.facts.receipts.length > 0 || !maySend(finishing)) return null
  const isThere = finishing.visit.said.arrivedAt !== null || finishing.visit.status === 'completada'
  return (
    <FinishVisit
      {...finishing}
      corrects={null}
      look={{ kind: isThere ? 'petrol' : 'white', size: 'huge', className: 'px-2!' }}
    >
      <Icon of="check" />
      {ACT_LABELS.terminar}
    </FinishVisit>
  )
}

/** The receipt that was sent, and its correction. */
export function SentReceipt(finishing: Finishing) {
  const { visit, facts, answer, now, technicianName } = finishing
  const newest = facts.receipts[0]
  const isOffered = maySend(finishing)
  return (
    <>
      {answer?.act === 'terminar' && !isOffered && (
        <div className="mt-4">
          <Message kind="error">{answer.refusal.text}</Message>
        </div>
      )}
      {newest && (
        <ReceiptCard visit={{ key: visit.key, technicianName }} receipt={newest} side="technician" now={now}>
          {isOffered && (
            <div className="mt-1 grid justify-items-center">
              <FinishVisit {...finishing} corrects={newest} look={{ kind: 'text' }}>
                Corregir
              </FinishVisit>
            </div>
          )}
        </ReceiptCard>
      )}
    </>
  )
}
