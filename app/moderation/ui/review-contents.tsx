import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { AvatarPair } from '#platform/ui/basics/avatar-pair.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { Wait } from '#platform/ui/basics/wait.tsx'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { type AdminReview, LOW_RATING_MAX } from '#reviews/domain/review-moderation.ts'
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

/**
 * Who wrote about whom, and the text; an answer quotes the review. Of a decided one two lines: its history has the rest.
 * Items of the card's grid: the acts stand at the right of the text where the card is wide.
 */
export function ReviewContents({ review, today, ...state }: ReviewContentsProps) {
  const clamp = review.decided ? 'line-clamp-2' : ''
  const { comentario, rating, qualities, reply } = review
  const isWaiting = !state.aprobada && !state.rejected
  const visit = ratedVisitText(review, today)
  const technicianName = review.technicianName ?? NO_TECHNICIAN
  const client = (
    <DossierLink to={review.clientId && userDossierPath(review.clientId)} isMain={reply !== null}>
      {review.clienteNombre}
    </DossierLink>
  )
  const technician = (
    <DossierLink
      to={review.technicianId && technicianDossierPath(review.technicianId)}
      isMain={reply === null}
    >
      {technicianName}
    </DossierLink>
  )
  const faces = {
    client: { name: review.clienteNombre },
    technician: { name: technicianName, src: review.technicianFotoURL },
  }
  const comment = comentario || <span className="text-ink-600">Sin comentario.</span>
  const badge = isWaiting ? <Wait since={review.date} today={today} /> : <ReviewStateBadge {...state} />
  if (reply)
    return (
      <>
        <Head faces={<AvatarPair first={faces.technician} second={faces.client} />} visit={visit}>
          {technician} <span className="font-normal text-ink-600">responde a</span> {client}
        </Head>
        <blockquote className="mt-3 w-full rounded-12 bg-paper-100 px-3.5 py-2.5 text-label text-ink-700 @2xl:col-span-full @2xl:row-start-3">
          <p className="flex flex-wrap items-center gap-x-3 text-support text-ink-600">
            <Stars rating={rating} />
            Reseña de {shortNameOf(review.clienteNombre)}
          </p>
          <p className={`mt-1 wrap-anywhere ${clamp}`}>{comment}</p>
        </blockquote>
        <p className="mt-3 text-label font-bold wrap-anywhere @2xl:col-span-3 @2xl:col-start-1 @2xl:row-start-4">
          Respuesta de {firstNameOf(technicianName)}
        </p>
        <span className={STATE}>{badge}</span>
        <p className={`${TEXT} mt-1 whitespace-pre-line ${clamp}`}>{reply.texto}</p>
      </>
    )
  return (
    <>
      <Head
        faces={<AvatarPair first={faces.client} second={faces.technician} />}
        visit={visit}
        isLow={isWaiting && rating <= LOW_RATING_MAX}
      >
        {client} <span className="font-normal text-ink-600">sobre</span> {technician}
      </Head>
      <div className="mt-3 flex items-center @2xl:col-start-2 @2xl:row-start-2 @2xl:mt-2 @2xl:min-h-[1.625rem]">
        <Stars rating={rating} />
      </div>
      <span className={STATE}>{badge}</span>
      <p className={`${TEXT} mt-1.5 ${clamp}`}>{comment}</p>
      {!review.decided && (
        <div className="mt-2.5 w-full empty:hidden *:mt-0 @2xl:col-start-3 @2xl:row-start-2 @2xl:mt-2 @2xl:w-auto">
          <QualityChips qualities={qualities} />
        </div>
      )}
    </>
  )
}

/** At the right of the line above the text, in a wide card of the first line. */
const STATE =
  'mt-3 ml-auto @2xl:-col-end-1 @2xl:col-start-5 @2xl:row-start-1 @2xl:-my-[0.1875rem] @2xl:flex @2xl:min-h-[1.625rem] @2xl:items-center @2xl:self-start @2xl:justify-self-end'
const TEXT =
  'w-full wrap-anywhere @2xl:col-span-3 @2xl:col-start-1 @2xl:row-start-5 @2xl:pr-3.5 @2xl:text-label'

interface HeadProps {
  faces: ReactNode
  visit: string
  isLow?: boolean
  children: ReactNode
}

function Head({ faces, visit, isLow = false, children }: HeadProps) {
  return (
    <div className="flex w-full items-start gap-3.5 @2xl:contents">
      <span className="@2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:mr-1">{faces}</span>
      <div className="min-w-0 flex-1 gap-x-2.5 @2xl:col-span-3 @2xl:col-start-2 @2xl:row-start-1 @2xl:flex @2xl:flex-wrap @2xl:items-baseline @2xl:text-label">
        <p className="font-bold wrap-anywhere">{children}</p>
        <p className="text-support wrap-anywhere text-ink-600">
          <Dotted text={visit} />
        </p>
        {isLow && (
          <p className="@max-2xl:mt-1.5">
            <Badge tone="red" icon="triangle-alert">
              Nota baja
            </Badge>
          </p>
        )}
      </div>
    </div>
  )
}

interface DossierLinkProps {
  to: string | null
  /** Underlined: one of both people. */
  isMain: boolean
  children: string
}

function DossierLink({ to, isMain, children }: DossierLinkProps) {
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
