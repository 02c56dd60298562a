import { useId, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.tsx'
import { useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { ReviewContents } from '#moderation/ui/review-contents.tsx'
import { cardAttributes, focusNextCard } from '#moderation/ui/use-review-keys.ts'
import { historyPath, REVIEW_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { REASON_MAX_LENGTH, reasonFrom } from '#platform/domain/trail.ts'
import { Button, ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { type AdminReview, REVIEW_ACTS, reviewAfter } from '#reviews/domain/review-moderation.ts'
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
    <li className="@container">
      <article
        ref={card}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        aria-label={name.full}
        {...cardAttributes(!decided)}
        className="flex scroll-mt-20 scroll-mb-6 flex-wrap items-center gap-x-2.5 rounded-16 border border-paper-200 bg-white p-4 shadow-1 focus:outline-3 focus:outline-offset-2 focus:outline-petrol-600 @2xl:grid @2xl:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto_auto] @2xl:items-stretch @2xl:px-5 @2xl:py-3"
      >
        <ReviewContents review={review} today={today} aprobada={aprobada} rejected={decided && !aprobada} />
        {review.rejectReason && !after && (
          <p className="mt-2 w-full text-support wrap-anywhere text-ink-600 @2xl:col-span-3 @2xl:col-start-1 @2xl:row-start-6">
            Motivo del rechazo: {review.rejectReason}
          </p>
        )}
        <div className="mt-3.5 flex w-full flex-wrap items-start gap-2.5 @2xl:contents">
          {decided && (
            <Form method="post" action={action} className={`${ACT} @2xl:col-start-5`}>
              <RowFields kind={kind} id={id} />
              <Button type="submit" name="act" value="reopen" kind="white" className={SMALL}>
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
          <ButtonLink
            kind="white"
            to={historyPath(kind, id)}
            title="Historial"
            className={`ml-auto w-11 px-0! @2xl:w-9 ${SMALL} ${ACT} @2xl:col-start-6`}
          >
            <Icon of="history" size={18} />
            <span className="sr-only">Historial de {name.short}</span>
          </ButtonLink>
        </div>
      </article>
    </li>
  )
}

/** In a wide card the acts have a column each, at the right of the text. */
const ACT = '@2xl:row-span-4 @2xl:row-start-2 @2xl:self-end'
const SMALL = '@2xl:min-h-9 @2xl:rounded-8 @2xl:px-3 @2xl:text-support'

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
      <Form method="post" action={action} onSubmit={onDecide} className={`${ACT} @2xl:col-start-4`}>
        {fields}
        <Button
          type="submit"
          name="act"
          value="approve"
          kind="green-text"
          aria-keyshortcuts="A"
          className={SMALL}
        >
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
            className: `cursor-pointer list-none [&::-webkit-details-marker]:hidden [[open]>&]:bg-paper-100 ${SMALL} ${ACT} @2xl:col-start-5`,
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
          className="max-w-xl @2xl:mt-3.5"
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
