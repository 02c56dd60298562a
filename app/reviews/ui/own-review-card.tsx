import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { Stars } from '#platform/ui/basics/stars.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'
import type { OwnReply, OwnReview } from '#reviews/domain/review-reply.ts'
import { ReplyForm, type ReplyFormRefusal } from '#reviews/ui/reply-form.tsx'
import { QualityChips } from '#reviews/ui/review-qualities.tsx'
import { REPLY_STATE_LABELS } from '#reviews/wording/review-replies.ts'

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
