import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { REASON_MAX_LENGTH, REVIEW_ACTS, reasonFrom, reviewAfter } from '#domain/moderation/acts.ts'
import { technicianFilePath } from '#domain/moderation/file.ts'
import type { AdminReview } from '#domain/moderation/panel-rows.ts'
import { ReviewStateBadge } from '#ui/admin/review-state-badge.tsx'
import { RowFields } from '#ui/admin/row-fields.tsx'
import { useModeration } from '#ui/admin/use-moderation.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, ButtonLink } from '#ui/basics/button.tsx'
import { buttonClasses } from '#ui/basics/button-classes.ts'
import { FieldNote } from '#ui/basics/field-frame.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Stars } from '#ui/basics/stars.tsx'
import { fullDateText } from '#wording/dates.ts'
import { REVIEW_ACT_LABELS } from '#wording/moderation.ts'

interface ReviewCardProps {
  review: AdminReview
  action: string
  /** The refusal of this review's form when it was sent without script. */
  refusal: { readonly failure: string | null; readonly reason: string } | null
}

/** A pending review with its decision, or a decided one with undo. */
export function ReviewCard({ review, action, refusal }: ReviewCardProps) {
  const row = useRef<HTMLLIElement>(null)
  const { Form, act, formData, answer } = useModeration('review', review.id, row, !review.decided)
  // A rejection without a reason will be refused, so it is not shown optimistically.
  const isValid = act !== 'reject' || reasonFrom(String(formData?.get('motivo') ?? '')) !== null
  const pendingAct = isValid ? REVIEW_ACTS.find(each => each === act) : undefined
  const after = pendingAct && reviewAfter(pendingAct, null, new Date())
  const decided = after ? after.aprobada || after.rejectedAt !== null : review.decided
  const aprobada = after ? after.aprobada : review.aprobada
  const { id, rating, comentario, clienteNombre, technicianName, technicianId, date, rejectReason } = review
  return (
    <li ref={row} tabIndex={-1} className="rounded-16 border border-paper-200 bg-white p-4 shadow-1 md:p-5">
      <article aria-label={`Reseña de ${clienteNombre} sobre ${technicianName}`}>
        <div className="flex items-start gap-3.5">
          <Avatar name={clienteNombre} className="size-11 rounded-pill text-support" />
          <div className="min-w-0 flex-1">
            <p className="font-bold wrap-anywhere">{clienteNombre}</p>
            <p className="text-support wrap-anywhere text-ink-600">
              sobre{' '}
              <Link
                to={technicianFilePath(technicianId)}
                className="font-bold text-petrol-600 hover:underline"
              >
                {technicianName}
              </Link>
              , {fullDateText(date)}
            </p>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Stars rating={rating} />
          <ReviewStateBadge aprobada={aprobada} rejected={decided && !aprobada} />
        </div>
        <p className="mt-1.5 wrap-anywhere text-ink-700">
          {comentario || <span className="text-ink-600">Sin comentario.</span>}
        </p>
        {rejectReason && !after && (
          <p className="mt-2 text-support wrap-anywhere text-ink-600">Motivo del rechazo: {rejectReason}</p>
        )}
        <Form method="post" action={action} className="mt-3.5 flex flex-wrap items-start gap-2.5">
          <RowFields kind="review" id={id} />
          {decided ? (
            <Button type="submit" name="act" value="reopen" kind="white">
              <span>
                {REVIEW_ACT_LABELS.reopen}
                <span className="sr-only"> lo decidido sobre la reseña de {clienteNombre}</span>
              </span>
            </Button>
          ) : (
            <Decision clienteNombre={clienteNombre} refusal={answer?.failure ? answer : refusal} />
          )}
          <ButtonLink kind="text" to={`/admin/historial/resena/${id}`} className="ml-auto max-sm:px-3">
            <Icon of="history" size={18} />
            <span className="max-sm:sr-only">
              Historial<span className="sr-only"> de la reseña de {clienteNombre}</span>
            </span>
          </ButtonLink>
        </Form>
      </article>
    </li>
  )
}

/** Rejecting needs a reason: its field is in a details element, which works without script. */
function Decision({ clienteNombre, refusal }: Pick<ReviewCardProps, 'refusal'> & { clienteNombre: string }) {
  const id = useId()
  return (
    <>
      <Button type="submit" name="act" value="approve" kind="green-text">
        <span>
          {REVIEW_ACT_LABELS.approve}
          <span className="sr-only"> la reseña de {clienteNombre}</span>
        </span>
      </Button>
      <details open={refusal ? true : undefined} className="group min-w-0 open:order-last open:w-full">
        <summary
          className={buttonClasses({
            kind: 'red-text',
            className: 'list-none [&::-webkit-details-marker]:hidden',
          })}
        >
          <span>
            {REVIEW_ACT_LABELS.reject}
            <span className="sr-only"> la reseña de {clienteNombre}</span>…
          </span>
        </summary>
        <div className="mt-3 max-w-xl">
          <label htmlFor={id} className="mb-2 block text-label font-bold">
            ¿Por qué la rechazas?
          </label>
          <input
            id={id}
            name="motivo"
            defaultValue={refusal?.reason}
            maxLength={REASON_MAX_LENGTH}
            autoComplete="off"
            aria-describedby={refusal?.failure ? `${id}-note` : undefined}
            aria-invalid={refusal?.failure ? true : undefined}
            className="field-box"
          />
          <FieldNote id={id} error={refusal?.failure} />
          <Button type="submit" name="act" value="reject" kind="danger" className="mt-3">
            Rechazar reseña
          </Button>
        </div>
      </details>
    </>
  )
}
