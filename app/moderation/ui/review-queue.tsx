import { type ReactNode, useState } from 'react'
import { type ModerationAnswer, rowKey } from '#moderation/ui/moderation-answer.tsx'
import { ReviewCard } from '#moderation/ui/review-card.tsx'
import { useReviewKeys } from '#moderation/ui/use-review-keys.ts'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'

interface ReviewQueueProps {
  waiting: readonly AdminReview[]
  decided: readonly AdminReview[]
  action: string
  /** Of a form that was sent without script. */
  refusal: ModerationAnswer | null
  waitingPages: ReactNode
  decidedPages: ReactNode
}

/** What waits and what was decided, as cards that the keyboard moves through. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { waiting, decided, action, refusal, waitingPages, decidedPages } = props
  const [focused, setFocused] = useState<string | null>(null)
  const keys = [...waiting, ...decided].map(rowKey)
  const tabStop = focused && keys.includes(focused) ? focused : keys[0]
  useReviewKeys()

  const cardOf = (review: AdminReview) => {
    const key = rowKey(review)
    return (
      <ReviewCard
        key={key}
        review={review}
        action={action}
        refusal={refusal?.of === key ? refusal : null}
        isTabStop={key === tabStop}
        onFocus={() => setFocused(key)}
      />
    )
  }
  return (
    <>
      {waiting.length > 0 ? (
        <>
          <KeyHelp />
          <ul className={LIST}>{waiting.map(cardOf)}</ul>
        </>
      ) : (
        <div className="rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="No hay reseñas por aprobar"
            text="Cuando un cliente califique, aparecerá aquí."
          />
        </div>
      )}
      {waitingPages}
      {decided.length > 0 && (
        <section aria-labelledby="decididas" className="mt-10">
          <h2 id="decididas" className="mb-4 type-h2">
            Ya decididas
          </h2>
          <ul className={`${LIST} md:grid-cols-2`}>{decided.map(cardOf)}</ul>
          {decidedPages}
        </section>
      )}
    </>
  )
}

const LIST = 'grid grid-cols-1 gap-3.5'
const KEY =
  'rounded-8 border border-paper-300 bg-white px-1.5 py-0.5 font-sans text-small font-bold text-ink-800'

/** The keys need script: until then the line only keeps its place. */
function KeyHelp() {
  const hydrated = useHydrated()
  return (
    <p
      className={`mb-3.5 hidden items-center gap-2 text-support text-ink-600 md:flex ${hydrated ? '' : 'invisible'}`}
    >
      <kbd className={KEY}>A</kbd> aprobar <span aria-hidden="true">·</span>
      <kbd className={KEY}>R</kbd> rechazar <span aria-hidden="true">·</span>
      <kbd className={KEY}>↑</kbd>
      <kbd className={KEY}>↓</kbd> mover
    </p>
  )
}
