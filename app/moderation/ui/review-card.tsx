import { useId, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.tsx'
import { useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { ReviewContents } from '#moderation/ui/review-contents.tsx'
import { cardAttributes, focusNextCard } from '#moderation/ui/use-review-keys.ts'
import { historyPath, REVIEW_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { REASON_MAX_LENGTH, REVIEW_ACTS, reasonFrom } from '#platform/domain/acts.ts'
import { Button, ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { type AdminReview, reviewAfter } from '#reviews/domain/review-moderation.ts'
import { reviewEntryName } from '#reviews/wording/review-texts.ts'

interface ReviewCardProps {
  review: AdminReview
  today: string
  action: string
  /** The refusal of this card's form when it was sent without script. */
  refusal: ModerationAnswer | null
  /** The one card that Tab reaches; the arrow keys move it. */
  isTabStop: boolean
  onFocus: () => void
}

/** A pending review or answer with its decision, or a decided one with undo. */
export function ReviewCard({ review, today, action, refusal, isTabStop, onFocus }: ReviewCardProps) {
  const { kind, id } = review
  const card = useRef<HTMLElement>(null)
  const { Form, act } = useModeration(kind, id, card)
  const pendingAct = REVIEW_ACTS.find(each => each === act)
  const after = pendingAct && reviewAfter(pendingAct, null, new Date())
  const decided = after ? after.aprobada || after.rejectedAt !== null : review.decided
  const aprobada = after ? after.aprobada : review.aprobada
  const name = reviewEntryName(review)
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
        <ReviewContents review={review} today={today} aprobada={aprobada} rejected={decided && !aprobada} />
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
              />
            </div>
          )}
          <ButtonLink kind="white" to={historyPath(kind, id)} className="ml-auto max-sm:px-3">
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

interface ReviewDecisionProps {
  review: AdminReview
  Form: FetcherWithComponents<unknown>['Form']
  action: string
  refusal: ModerationAnswer | null
  onDecide: () => void
}

/**
 * Two forms: in one, Enter in the reason would press its first button, 'Aprobar'. Rejecting needs a reason: its field is in
 * a details element, which works without script.
 */
function ReviewDecision(props: ReviewDecisionProps) {
  const { review, Form, action, refusal, onDecide } = props
  const { kind, id } = review
  const fieldId = useId()
  /** Null until something was sent or written. */
  const [isMissing, setMissing] = useState<boolean | null>(null)
  const reasonRequired = moderationRefusalText('moderation-reason-required')
  const error = (isMissing ?? refusal?.failure === reasonRequired) ? reasonRequired : null
  const name = reviewEntryName(review)
  const fields = (
    <>
      <RowFields kind={kind} id={id} />
      {review.reply && <input type="hidden" name="revision" value={review.reply.revision} />}
    </>
  )
  return (
    <>
      <Form method="post" action={action} onSubmit={onDecide}>
        {fields}
        <Button type="submit" name="act" value="approve" kind="green-text" aria-keyshortcuts="A">
          <span>
            {REVIEW_ACT_LABELS.approve}
            <span className="sr-only"> {name.short}</span>
          </span>
        </Button>
      </Form>
      <details
        // Once something was sent it stays open: it must not close under what is being written.
        open={isMissing !== null || error || refusal?.reason ? true : undefined}
        className="fold-below"
      >
        <summary
          aria-keyshortcuts="R"
          className={buttonClasses({
            kind: 'red-text',
            className: 'cursor-pointer list-none [&::-webkit-details-marker]:hidden [[open]>&]:bg-paper-100',
          })}
        >
          <span>
            {REVIEW_ACT_LABELS.reject}
            <span className="sr-only"> {name.short}</span>…
          </span>
        </summary>
        <Form
          method="post"
          action={action}
          className="max-w-xl"
          onSubmit={event => {
            const reason = new FormData(event.currentTarget).get('motivo')
            const isEmpty = reasonFrom(String(reason)) === null
            setMissing(isEmpty)
            if (!isEmpty) return onDecide()
            event.preventDefault()
            document.getElementById(fieldId)?.focus()
          }}
        >
          {fields}
          <label htmlFor={fieldId} className="mb-2 block text-label font-bold">
            ¿Por qué la rechazas?
          </label>
          <input
            id={fieldId}
            name="motivo"
            defaultValue={refusal?.reason}
            maxLength={REASON_MAX_LENGTH}
            autoComplete="off"
            onInput={() => setMissing(false)}
            aria-describedby={error ? `${fieldId}-note` : undefined}
            aria-invalid={error ? true : undefined}
            className="field-box"
          />
          <FieldNote id={fieldId} error={error} />
          <Button type="submit" name="act" value="reject" kind="danger" className="mt-3">
            {kind === 'reply' ? 'Rechazar respuesta' : 'Rechazar reseña'}
          </Button>
        </Form>
      </details>
    </>
  )
}
