import type { GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import { paidWorkTexts } from '#guarantee/wording/refund.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { receiptPath } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'

interface CaseMoneyProps {
  dossier: Pick<GuaranteeDossier, 'paid' | 'reservaKey'>
  reader: VisitSide
}

/** What was paid for the work. */
export function CaseMoney({ dossier: { paid, reservaKey }, reader }: CaseMoneyProps) {
  const { amount, detail } = paidWorkTexts(paid)
  return (
    <section
      aria-labelledby="pagado"
      className="rounded-16 border border-paper-200 bg-white px-[1.125rem] py-4 sm:px-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="pagado" className="text-label font-bold">
          {paid.receipt ? 'El trabajo costó' : 'Lo acordado'}
        </h2>
        <p className="font-extrabold tabular-nums">{amount}</p>
      </div>
      <Dotted text={detail} className="text-support text-ink-600" />
      {paid.receipt && <TextLink to={receiptPath(reader, reservaKey)}>Ver el comprobante</TextLink>}
    </section>
  )
}
