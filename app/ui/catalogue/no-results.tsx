import { NOBODY_FOUND, NOBODY_PUBLISHED } from '#content/catalogue-texts.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'

interface NoResultsProps {
  filtered: boolean
  hourPassed: boolean
}

/** No technician matches the filters; without filters, none is published. */
export function NoResults({ filtered, hourPassed }: NoResultsProps) {
  return (
    <div className="rounded-16 border border-paper-200 bg-white py-6 shadow-1">
      {filtered ? (
        <EmptyState
          drawing="closed-window"
          title={NOBODY_FOUND.title}
          text={hourPassed ? NOBODY_FOUND.hourPassed : NOBODY_FOUND.text}
        >
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
