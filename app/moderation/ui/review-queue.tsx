import { useState } from 'react'
import { type ModerationAnswer, rowKey } from '#moderation/ui/moderation-answer.tsx'
import { ReviewCard } from '#moderation/ui/review-card.tsx'
import { useReviewKeys } from '#moderation/ui/use-review-keys.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'

interface ReviewQueueProps {
  /** All wait, or all are decided. */
  reviews: readonly AdminReview[]
  today: string
  action: string
  /** Of a form that was sent without script. */
  refusal: ModerationAnswer | null
}

/** Reviews and answers as cards that the keyboard moves through. */
export function ReviewQueue({ reviews, today, action, refusal }: ReviewQueueProps) {
  const [focused, setFocused] = useState<string | null>(null)
  const keys = reviews.map(rowKey)
  const tabStop = focused && keys.includes(focused) ? focused : keys[0]
  useReviewKeys()
  return (
    <ul className="grid grid-cols-1 gap-3.5 md:gap-2.5">
      {reviews.map(review => {
        const key = rowKey(review)
        return (
          <ReviewCard
            key={key}
            review={review}
            today={today}
            action={action}
            refusal={refusal?.of === key ? refusal : null}
            isTabStop={key === tabStop}
            onFocus={() => setFocused(key)}
          />
        )
      })}
    </ul>
  )
}

const KEY =
  'rounded-8 border border-paper-300 bg-white px-1.5 py-0.5 font-sans text-small font-bold text-ink-800'

/** The keys need script: until then the line only keeps its place. */
export function ReviewKeysHelp() {
  const hydrated = useHydrated()
  return (
    <p
      className={`hidden items-center gap-2 text-support text-ink-600 md:flex ${hydrated ? '' : 'invisible'}`}
    >
      <kbd className={KEY}>A</kbd> aprobar <span aria-hidden="true">·</span>
      <kbd className={KEY}>R</kbd> rechazar <span aria-hidden="true">·</span>
      <kbd className={KEY}>↑</kbd>
      <kbd className={KEY}>↓</kbd> mover
    </p>
  )
}
