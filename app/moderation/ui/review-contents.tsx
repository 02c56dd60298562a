import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#platform/domain/panel-paths.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { waitText } from '#platform/wording/relative-day.ts'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'
import { QualityChips } from '#reviews/ui/review-qualities.tsx'
import { ratedVisitText } from '#reviews/wording/review-texts.ts'

/** An imported review may name nobody. */
const NO_TECHNICIAN = 'el servicio'

interface ReviewContentsProps {
  review: AdminReview
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  aprobada: boolean
  rejected: boolean
}

/** Who wrote about whom, and the text; an answer quotes the review. Of a decided one two lines: its history has the rest. */
export function ReviewContents({ review, today, ...state }: ReviewContentsProps) {
  const clamp = review.decided ? 'line-clamp-2' : ''
  const { comentario, rating, qualities, reply } = review
  const visit = ratedVisitText(review, today)
  const isWaiting = !state.aprobada && !state.rejected
  const technicianName = review.technicianName ?? NO_TECHNICIAN
  const client = (
    <FileLink to={review.clientId && userDossierPath(review.clientId)}>{review.clienteNombre}</FileLink>
  )
  const technician = (
    <FileLink to={review.technicianId && technicianDossierPath(review.technicianId)}>
      {technicianName}
    </FileLink>
  )
  const comment = comentario || <span className="text-ink-600">Sin comentario.</span>
  const badge = isWaiting ? (
    <Badge tone="amber" icon="hourglass">
      {waitText(review.date, today)}
    </Badge>
  ) : (
    <ReviewStateBadge {...state} />
  )
  if (reply)
    return (
      <>
        <Head name={technicianName} visit={visit}>
          {technician} <span className="font-normal text-ink-600">responde a</span> {client}
        </Head>
        <blockquote className="mt-3 rounded-12 bg-paper-100 p-3.5 text-label text-ink-700">
          <Stars rating={rating} />
          <p className={`mt-1 wrap-anywhere ${clamp}`}>{comment}</p>
        </blockquote>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-label font-bold">Su respuesta</p>
          {badge}
        </div>
        <p className={`mt-1 whitespace-pre-line wrap-anywhere text-ink-700 ${clamp}`}>{reply.texto}</p>
      </>
    )
  return (
    <>
      <Head name={review.clienteNombre} visit={visit}>
        {client} <span className="font-normal text-ink-600">sobre</span> {technician}
      </Head>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars rating={rating} />
        {badge}
      </div>
      <p className={`mt-1.5 wrap-anywhere text-ink-700 ${clamp}`}>{comment}</p>
      {!review.decided && <QualityChips qualities={qualities} />}
    </>
  )
}

function Head({ name, visit, children }: { name: string; visit: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3.5">
      <Avatar name={name} className="size-11 rounded-pill text-support" />
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">{children}</p>
        <p className="text-support wrap-anywhere text-ink-600">
          <Dotted text={visit} />
        </p>
      </div>
    </div>
  )
}

function FileLink({ to, children }: { to: string | null; children: string }) {
  if (!to) return children
  return (
    <Link
      to={to}
      className="inline-block text-petrol-600 underline decoration-petrol-300 underline-offset-4 hover:decoration-petrol-600"
    >
      <bdi>{children}</bdi>
    </Link>
  )
}

export function ReviewStateBadge({ aprobada, rejected }: { aprobada: boolean; rejected: boolean }) {
  if (aprobada)
    return (
      <Badge tone="green" icon="circle-check">
        Aprobada
      </Badge>
    )
  if (rejected)
    return (
      <Badge tone="red" icon="circle-x">
        Rechazada
      </Badge>
    )
  return (
    <Badge tone="amber" icon="hourglass">
      Por aprobar
    </Badge>
  )
}
