import { RescueOptions } from '#agenda/ui/rescue-offers.tsx'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { Button, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortPeopleOf, tradeSearchPath } from '#technicians/wording/trade-search.ts'

/** Who can go instead of a technician who did not come. */
export interface Alternatives {
  readonly trade: string
  readonly ciudad: string
  readonly options: readonly RescueOption[]
}

const SHOWN_MAX = 2

interface AlternativesCardProps {
  visitKey: number
  alternatives: Alternatives
  today: string
}

/** 'Prefiero esperar' folds it. */
export function AlternativesCard({ visitKey, alternatives, today }: AlternativesCardProps) {
  const { trade, ciudad } = alternatives
  const options = alternatives.options.slice(0, SHOWN_MAX)
  return (
    <details
      open
      className="group/alternatives mt-4 overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2"
    >
      <summary className="flex list-none items-center gap-3 bg-primary-50 px-4 py-3.5 group-open/alternatives:border-b group-open/alternatives:border-primary-200 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h2 className="text-lead/6 font-extrabold tracking-[-0.022em]">{insteadTitle(options, today)}</h2>
          {options.length > 0 && (
            <span className="block text-support text-ink-700">
              {options.length === 1 ? 'Le' : 'Les'} llega lo que ya escribiste.
            </span>
          )}
        </span>
        <Icon
          of="chevron-down"
          size={18}
          className="text-ink-600 transition-[rotate] group-open/alternatives:rotate-180"
        />
      </summary>
      {options.length > 0 && (
        <div className="px-4 pt-1.5 pb-3.5 sm:px-5">
          <RescueOptions bookingKey={visitKey} options={options} today={today} primary heading="h3" />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-paper-200 px-4 text-label sm:px-5">
        <TextLink to={tradeSearchPath(trade, ciudad)}>
          {options.length > 0 ? `Ver más ${shortPeopleOf(trade)}` : 'Buscar otro técnico'}
        </TextLink>
        <Button
          kind="text"
          className="-mx-2 px-2! text-ink-600! noscript:hidden"
          onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
        >
          Prefiero esperar
        </Button>
      </div>
    </details>
  )
}

function insteadTitle([first, second]: readonly RescueOption[], today: string): string {
  if (!first) return 'Nadie más tiene horas libres cerca'
  if (first.slot.date !== today) return 'Lo más pronto'
  return second?.slot.date === today ? 'Pueden ir hoy' : 'Puede ir hoy'
}
