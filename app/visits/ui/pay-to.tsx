import { CopyButton } from '#accounts/ui/copy-button.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import { holderText, payToMeans } from '#visits/wording/payment-details.ts'

interface PayToBoxProps {
  payTo: PayTo
  technicianName: string
}

/** How the client pays what is owed, on the card of the receipt. */
export function PayToBox({ payTo, technicianName }: PayToBoxProps) {
  return (
    <div className="mt-3 rounded-12 border border-paper-300 bg-paper-50 px-4 pt-3 pb-2">
      <h3 className="text-label font-bold">Para pagarle a {firstNameOf(technicianName)}</h3>
      <ul className="divide-y divide-paper-200">
        {payToMeans(payTo).map(({ name, number, digits }) => (
          <li key={name} className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1.5">
            <span className="min-w-0 text-support text-ink-600 wrap-anywhere">
              {name}
              <strong className="block text-17/6 font-bold text-ink-900 tabular-nums">{number}</strong>
            </span>
            <CopyButton text={digits} label="Copiar" doneLabel="Copiado" kind="white" className="px-3!" />
          </li>
        ))}
      </ul>
      {payTo.titular && <p className="pb-1 text-support text-ink-600 wrap-anywhere">{holderText(payTo)}</p>}
    </div>
  )
}
