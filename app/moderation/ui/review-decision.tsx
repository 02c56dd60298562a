import { useId, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.ts'
import { RowFields } from '#moderation/ui/row-fields.tsx'
import { REVIEW_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { moderationRefusalText } from '#moderation/wording/refusals.ts'
import { REASON_MAX_LENGTH, reasonFrom } from '#platform/domain/acts.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { FieldNote } from '#platform/ui/basics/field-frame.tsx'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'
import { reviewEntryName } from '#reviews/wording/review-decisions.ts'

interface ReviewDecisionProps {
  review: AdminReview
  Form: FetcherWithComponents<unknown>['Form']
  action: string
  refusal: ModerationAnswer | null
  onDecide: () => void
  onDraft: (hasText: boolean) => void
}

/**
 * Two forms: in one, Enter in the reason would press its first button, 'Aprobar'. Rejecting needs a reason: its field is in
 * a details element, which works without script.
 */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { review, Form, action, refusal, onDecide, onDraft } = props
  const { kind, id } = review
  const fieldId = useId()
  const [isMissing, setMissing] = useState(false)
  const reasonRequired = moderationRefusalText('moderation-reason-required')
  const error = isMissing || refusal?.failure === reasonRequired ? reasonRequired : null
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
        open={error || refusal?.reason ? true : undefined}
        className="group min-w-0 open:order-last open:w-full"
      >
        <summary
          aria-keyshortcuts="R"
          className={buttonClasses({
            kind: 'red-text',
            className: 'list-none [&::-webkit-details-marker]:hidden',
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
          className="mt-3 max-w-xl"
          onSubmit={event => {
            const reason = new FormData(event.currentTarget).get('motivo')
            const isEmpty = reasonFrom(String(reason)) === null
            setMissing(isEmpty)
            if (isEmpty) event.preventDefault()
            else onDecide()
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
            aria-describedby={error ? `${fieldId}-note` : undefined}
            aria-invalid={error ? true : undefined}
            onInput={event => onDraft(event.currentTarget.value.trim() !== '')}
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
