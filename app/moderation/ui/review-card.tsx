import { useEffect, useRef } from 'react'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.ts'
import { ReviewContents } from '#moderation/ui/review-contents.tsx'
import { ReviewDecision } from '#moderation/ui/review-decision.tsx'
import { RowFields } from '#moderation/ui/row-fields.tsx'
import { useModeration } from '#moderation/ui/use-moderation.ts'
import { cardAttributes, focusNextCard } from '#moderation/ui/use-review-keys.ts'
import { KIND_SEGMENTS, REVIEW_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { REVIEW_ACTS } from '#platform/domain/acts.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'
import { reviewAfter } from '#reviews/domain/review-moderation.ts'
import { reviewEntryName } from '#reviews/wording/review-decisions.ts'

export const reviewKey = ({ kind, id }: AdminReview) => `${kind}-${id}`

interface ReviewCardProps {
  review: AdminReview
  action: string
  /** The refusal of this card's form when it was sent without script. */
  refusal: ModerationAnswer | null
  /** The one card that Tab reaches; the arrow keys move it. */
  isTabStop: boolean
  onFocus: () => void
  onDraft: (hasText: boolean) => void
}

/** A pending review or answer with its decision, or a decided one with undo. */
export function ReviewCard({ review, action, refusal, isTabStop, onFocus, onDraft }: ReviewCardProps) {
  const { kind, id } = review
  const card = useRef<HTMLElement>(null)
  const { Form, act, answer } = useModeration(kind, id, card)
  const pendingAct = REVIEW_ACTS.find(each => each === act)
  const after = pendingAct && reviewAfter(pendingAct, null, new Date())
  const decided = after ? after.aprobada || after.rejectedAt !== null : review.decided
  const aprobada = after ? after.aprobada : review.aprobada
  const name = reviewEntryName(review)
  const isDone = answer?.done != null
  useEffect(() => {
    if (isDone) onDraft(false)
  })
  return (
    <li>
      <article
        ref={card}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        aria-label={name.full}
        {...cardAttributes(!decided)}
        className="scroll-mt-20 scroll-mb-6 rounded-16 border border-paper-200 bg-white p-4 shadow-1 focus:outline-3 focus:outline-offset-2 focus:outline-petrol-600 md:p-5"
      >
        <ReviewContents review={review} aprobada={aprobada} rejected={decided && !aprobada} />
        {review.rejectReason && !after && (
          <p className="mt-2 text-support wrap-anywhere text-ink-600">
            Motivo del rechazo: {review.rejectReason}
          </p>
        )}
        <div className="mt-3.5 flex flex-wrap items-start gap-2.5">
          {decided && (
            <Form method="post" action={action}>
              <RowFields kind={kind} id={id} />
              <Button type="submit" name="act" value="reopen" kind="white">
                <span>
                  {REVIEW_ACT_LABELS.reopen}
                  <span className="sr-only"> lo decidido sobre {name.short}</span>
                </span>
              </Button>
            </Form>
          )}
          {/* Hidden while its decision is sent: a refusal brings it back with the typed reason. */}
          {!review.decided && (
            <div className={decided ? 'hidden' : 'contents'}>
              <ReviewDecision
                review={review}
                Form={Form}
                action={action}
                refusal={refusal}
                onDecide={() => focusNextCard(card.current)}
                onDraft={onDraft}
              />
            </div>
          )}
          <ButtonLink
            kind="text"
            to={`/admin/historial/${KIND_SEGMENTS[kind]}/${id}`}
            className="ml-auto max-sm:px-3"
          >
            <Icon of="history" size={18} />
            <span className="max-sm:sr-only">
              Historial<span className="sr-only"> de {name.short}</span>
            </span>
          </ButtonLink>
        </div>
      </article>
    </li>
  )
}
