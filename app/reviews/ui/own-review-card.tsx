import { Form, useLocation, useNavigation } from 'react-router'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'
import { type OwnReply, type OwnReview, REPLY_MAX_LENGTH } from '#reviews/domain/review-reply.ts'
import { QualityChips } from '#reviews/ui/review-qualities.tsx'
import { REPLY_FORM_LABELS, REPLY_STATE_LABELS } from '#reviews/wording/review-texts.ts'

interface OwnReviewCardProps {
  review: OwnReview
  today: string
  refusal: ReplyFormRefusal | null
}

/** A review as its technician reads it, with the answer and its state. */
export function OwnReviewCard({ review, today, refusal }: OwnReviewCardProps) {
  const { id, clienteNombre, date, rating, comentario, qualities, reply } = review
  return (
    <li
      id={`resena-${id}`}
      tabIndex={-1}
      className="scroll-mt-14 rounded-16 border border-paper-200 bg-white p-4 shadow-1 md:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={clienteNombre} className="size-11 rounded-pill text-label" />
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="text-body font-bold wrap-anywhere">
            <bdi>{clienteNombre}</bdi>
          </h2>
          <p className="text-support text-ink-600">{reviewDateText(date, today)}</p>
        </div>
        <Stars rating={rating} />
      </div>
      <p className="mt-2.5 wrap-anywhere text-ink-800">
        {comentario || <span className="text-ink-600">Sin comentario.</span>}
      </p>
      <QualityChips qualities={qualities} />
      {reply && <OwnReplyBox reply={reply} today={today} />}
      {reply?.state === 'approved' ? (
        refusal && <LateReply refusal={refusal} />
      ) : (
        // A new answer, or its rejection, begins with a folded form.
        <ReplyForm
          key={`${reply?.state} ${reply?.texto}`}
          reviewId={id}
          clientName={clienteNombre}
          state={reply?.state ?? 'none'}
          texto={reply?.texto ?? ''}
          refusal={refusal}
        />
      )}
    </li>
  )
}

function OwnReplyBox({ reply, today }: { reply: OwnReply; today: string }) {
  return (
    <div className="mt-3.5 rounded-12 bg-petrol-50 p-4 md:ml-14">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="text-support text-ink-600">
          <strong className="font-bold text-ink-900">Tu respuesta</strong> ·{' '}
          {reviewDateText(reply.date, today)}
        </p>
        {reply.state === 'approved' && (
          <Badge tone="green" icon="circle-check">
            {REPLY_STATE_LABELS.approved}
          </Badge>
        )}
        {reply.state === 'waiting' && (
          <Badge tone="amber" icon="hourglass">
            {REPLY_STATE_LABELS.waiting}
          </Badge>
        )}
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-800">{reply.texto}</p>
      {reply.state === 'rejected' && (
        <p className="mt-2.5 flex items-start gap-1.5 text-support font-semibold wrap-anywhere text-red-600">
          <Icon of="circle-x" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {REPLY_STATE_LABELS.rejected}: {reply.rejectReason}
          </span>
        </p>
      )}
    </div>
  )
}

/** Sent after the answer had been published. */
function LateReply({ refusal }: { refusal: ReplyFormRefusal }) {
  return (
    <div className="mt-3.5">
      <Message kind="error">
        {refusal.error}
        <p className="mt-1 whitespace-pre-line wrap-anywhere font-normal">
          Esto escribiste: «{refusal.respuesta}»
        </p>
      </Message>
    </div>
  )
}

interface ReplyFormRefusal {
  readonly respuesta: string
  readonly error: string
}

interface ReplyFormProps {
  reviewId: number
  clientName: string
  state: keyof typeof REPLY_FORM_LABELS
  texto: string
  refusal: ReplyFormRefusal | null
}

/** In a details element, which unfolds without script. */
function ReplyForm({ reviewId, clientName, state, texto, refusal }: ReplyFormProps) {
  const { formData } = useNavigation()
  const { pathname, search } = useLocation()
  const busy = formData?.get('resena') === String(reviewId)
  return (
    <details open={refusal ? true : undefined} className="mt-3.5">
      <summary
        className={buttonClasses({
          kind: 'white',
          className: 'list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <span>
          {REPLY_FORM_LABELS[state]}
          <span className="sr-only">
            {' '}
            a la reseña de <bdi>{clientName}</bdi>
          </span>
        </span>
      </summary>
      <Form
        method="post"
        // Without script a refusal is shown at its review.
        action={`${pathname}${search}#resena-${reviewId}`}
        preventScrollReset
        aria-busy={busy}
        onSubmit={event => busy && event.preventDefault()}
        className="mt-3 grid max-w-xl gap-3"
      >
        <input type="hidden" name="resena" value={reviewId} />
        <TextArea
          label="Tu respuesta"
          name="respuesta"
          hint={`La puede leer cualquiera. Hasta ${REPLY_MAX_LENGTH} caracteres; no pongas teléfonos ni direcciones.`}
          error={refusal?.error ?? null}
          defaultValue={refusal?.respuesta ?? texto}
          maxLength={REPLY_MAX_LENGTH}
        />
        <Button type="submit" busy={busy} busyText="Enviando…" className="justify-self-start">
          Enviar respuesta
        </Button>
      </Form>
    </details>
  )
}
