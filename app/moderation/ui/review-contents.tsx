import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#platform/domain/panel-paths.ts'
import { addDays } from '#platform/domain/time.ts'
import { AvatarPair } from '#platform/ui/basics/avatar-pair.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { waitText } from '#platform/wording/relative-day.ts'
import { type AdminReview, LONG_WAIT_DAYS, LOW_RATING_MAX } from '#reviews/domain/review-moderation.ts'
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
  const isWaiting = !state.aprobada && !state.rejected
  const isLow = !reply && rating <= LOW_RATING_MAX
  const wait = waitText(review.date, today)
  // The place of the badge is taken by the low rating.
  const visit = `${ratedVisitText(review, today)}${isWaiting && isLow ? ` · ${wait}` : ''}`
  const technicianName = review.technicianName ?? NO_TECHNICIAN
  const client = (
    <FileLink to={review.clientId && userDossierPath(review.clientId)} isMain={reply !== null}>
      {review.clienteNombre}
    </FileLink>
  )
  const technician = (
    <FileLink to={review.technicianId && technicianDossierPath(review.technicianId)} isMain={reply === null}>
      {technicianName}
    </FileLink>
  )
  const faces = {
    client: { name: review.clienteNombre },
    technician: { name: technicianName, src: review.technicianFotoURL },
  }
  const comment = comentario || <span className="text-ink-600">Sin comentario.</span>
  const badge = isWaiting ? (
    <WaitingBadge isLow={isLow} isLong={review.date <= addDays(today, -LONG_WAIT_DAYS)} wait={wait} />
  ) : (
    <ReviewStateBadge {...state} />
  )
  if (reply)
    return (
      <>
        <Head faces={<AvatarPair first={faces.technician} second={faces.client} />} visit={visit}>
          {technician} <span className="font-normal text-ink-600">responde a</span> {client}
        </Head>
        <blockquote className="mt-3 rounded-12 bg-paper-100 px-3.5 py-2.5 text-label text-ink-700">
          <p className="flex flex-wrap items-center gap-x-3 text-support text-ink-600">
            <Stars rating={rating} />
            Reseña de {shortNameOf(review.clienteNombre)}
          </p>
          <p className={`mt-1 wrap-anywhere ${clamp}`}>{comment}</p>
        </blockquote>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-label font-bold wrap-anywhere">Respuesta de {firstNameOf(technicianName)}</p>
          {badge}
        </div>
        <p className={`mt-1 whitespace-pre-line wrap-anywhere ${clamp}`}>{reply.texto}</p>
      </>
    )
  return (
    <>
      <Head faces={<AvatarPair first={faces.client} second={faces.technician} />} visit={visit}>
        {client} <span className="font-normal text-ink-600">sobre</span> {technician}
      </Head>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Stars rating={rating} />
        <span className="order-2 ml-auto">{badge}</span>
        <p className={`order-3 w-full wrap-anywhere ${clamp}`}>{comment}</p>
        {!review.decided && (
          <div className="order-4 mt-1 empty:hidden *:mt-0 md:order-1 md:mt-0">
            <QualityChips qualities={qualities} />
          </div>
        )}
      </div>
    </>
  )
}

function Head({ faces, visit, children }: { faces: ReactNode; visit: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3.5">
      {faces}
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">{children}</p>
        <p className="text-support wrap-anywhere text-ink-600">
          <Dotted text={visit} />
        </p>
      </div>
    </div>
  )
}

interface WaitingBadgeProps {
  isLow: boolean
  isLong: boolean
  /** 'Espera 3 días' */
  wait: string
}

/** What stands out in the queue: a low rating, a long wait. */
function WaitingBadge({ isLow, isLong, wait }: WaitingBadgeProps) {
  if (isLow)
    return (
      <Badge tone="red" icon="triangle-alert">
        Nota baja
      </Badge>
    )
  if (!isLong) return <span className="text-support text-ink-600">{wait}</span>
  return (
    <Badge tone="amber" icon="hourglass">
      {wait}
    </Badge>
  )
}

interface FileLinkProps {
  to: string | null
  /** Underlined: one of both people. */
  isMain: boolean
  children: string
}

function FileLink({ to, isMain, children }: FileLinkProps) {
  if (!to) return children
  return (
    <Link
      to={to}
      className={`inline-block underline-offset-4 hover:underline ${isMain ? 'text-petrol-600 underline decoration-petrol-300 hover:decoration-petrol-600' : ''}`}
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
