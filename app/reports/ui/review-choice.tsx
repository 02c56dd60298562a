import { Link } from 'react-router'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { reportPath, reviewsToReportPath } from '#reports/domain/report-paths.ts'

/** The profile itself, or one of its reviews: two links, so that it works without a script. */
export function WhatToReport({ slug, isReview }: { slug: string; isReview: boolean }) {
  return (
    <nav
      aria-label="Qué quieres reportar"
      className="mt-4 grid grid-cols-2 gap-1 rounded-12 bg-paper-100 p-1"
    >
      <Segment to={reportPath('technician', slug)} isCurrent={!isReview} text="El perfil" />
      <Segment to={reviewsToReportPath(slug)} isCurrent={isReview} text="Una reseña" />
    </nav>
  )
}

function Segment({ to, isCurrent, text }: { to: string; isCurrent: boolean; text: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      rel="nofollow"
      aria-current={isCurrent ? 'page' : undefined}
      className="grid min-h-11 place-items-center rounded-8 px-2 text-label font-bold text-ink-700 no-underline aria-[current]:bg-white aria-[current]:text-ink-900 aria-[current]:shadow-1"
    >
      {text}
    </Link>
  )
}

export interface ReviewChoiceProps {
  slug: string
  choice: {
    readonly reviews: readonly {
      readonly id: number
      readonly clienteNombre: string
      readonly rating: number
      readonly comentario: string
      /** '14 de noviembre' */
      readonly day: string
    }[]
    /** How many the next request would show; null when all are shown. */
    readonly next: number | null
  }
  backTo: string
}

/** Each review leads to its own form. */
export function ReviewChoice({ slug, choice: { reviews, next }, backTo }: ReviewChoiceProps) {
  return (
    <div className="mt-5 grid gap-4">
      {reviews.length === 0 ? (
        <p className="text-ink-600">Este perfil aún no tiene reseñas que se puedan reportar.</p>
      ) : (
        <ul aria-label="¿Cuál reseña?" className="overflow-hidden rounded-12 border border-paper-300">
          {reviews.map(({ id, clienteNombre, rating, comentario, day }) => (
            <li key={id} className="border-t border-paper-200 first:border-t-0">
              <Link
                to={reportPath('review', id)}
                rel="nofollow"
                className="flex items-center gap-3 px-3.5 py-3 no-underline hover:bg-petrol-50"
              >
                <Avatar name={clienteNombre} className="size-10 rounded-pill text-support" />
                <span className="min-w-0 flex-1">
                  <span className="block font-bold break-words">
                    <bdi>{clienteNombre}</bdi>
                  </span>
                  <span className="block text-support text-ink-600">
                    <Dotted text={`${rating} ${rating === 1 ? 'estrella' : 'estrellas'} · ${day}`} />
                  </span>
                  {comentario && (
                    <span className="mt-0.5 line-clamp-2 text-label/[1.375rem] break-words text-ink-700">
                      «{comentario}»
                    </span>
                  )}
                </span>
                <Icon of="arrow-right" size={18} className="shrink-0 text-ink-600" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next !== null && <TextLink to={reviewsToReportPath(slug, next)}>Ver más reseñas</TextLink>}
      <ButtonLink to={backTo} kind="white" size="large">
        Volver
      </ButtonLink>
    </div>
  )
}
