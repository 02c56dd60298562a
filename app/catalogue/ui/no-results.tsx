import { Link } from 'react-router'
import { NOBODY_FOUND, NOBODY_PUBLISHED } from '#catalogue/wording/catalogue-texts.ts'
import type { NobodyFound, OfferedTrade } from '#catalogue/wording/nobody-found.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TRADE_ICONS } from '#technicians/ui/trade-icons.ts'

export interface NoResultsProps {
  filtered: boolean
  /** The requested hour, or every hour of the requested day, has passed. */
  past: 'day' | 'hour' | null
  /** Why the words of the search found nobody; null when the filters did. */
  nobody: NobodyFound | null
}

/** No technician matches the filters; without filters, none is published. */
export function NoResults({ filtered, past, nobody }: NoResultsProps) {
  return (
    <div className="rounded-16 border border-paper-200 bg-white py-2 shadow-1">
      {filtered || nobody ? (
        <EmptyState
          drawing="closed-window"
          title={NOBODY_FOUND.title}
          text={nobody ? <Reason text={nobody.text} /> : past ? NOBODY_FOUND.past[past] : NOBODY_FOUND.text}
        >
          {nobody && nobody.trades.length > 0 && <Trades trades={nobody.trades} />}
          <ButtonLink to="/tecnicos" replace preventScrollReset>
            {NOBODY_FOUND.clearLabel}
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState
          drawing="coffee-on-the-sill"
          title={NOBODY_PUBLISHED.title}
          text={NOBODY_PUBLISHED.text}
        />
      )}
    </div>
  )
}

function Reason({ text: { before, words, after } }: { text: NobodyFound['text'] }) {
  return (
    <>
      {before}
      <strong className="font-bold wrap-anywhere text-ink-900">{words}</strong>
      {after}
    </>
  )
}

function Trades({ trades }: { trades: readonly OfferedTrade[] }) {
  return (
    <ul aria-label="Oficios parecidos" className="mb-4 w-full max-w-md border-t border-paper-300 text-left">
      {trades.map(({ trade, countText, search }) => (
        <li key={trade} className="border-b border-paper-300">
          <Link
            to={`/tecnicos${search}`}
            className="flex min-h-16 items-center gap-3 px-1 py-2 hover:bg-petrol-50"
          >
            <span className="grid size-[2.625rem] shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
              <Icon of={TRADE_ICONS[trade]} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-label font-bold">{trade}</span>
              {countText && <span className="block text-support text-ink-600">{countText}</span>}
            </span>
            <Icon of="arrow-right" size={18} className="mr-1 text-petrol-600" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
