// The technician reads his approved reviews and answers each once.
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { OWN_REVIEWS_PATH, reviewIdFrom } from '#reviews/domain/review-reply.ts'
import { listReviewsOfTechnician } from '#reviews/persistence/own-reviews.server.ts'
import { OwnReviewCard } from '#reviews/ui/own-review-card.tsx'
import { replyToReview } from '#reviews/use-cases/reply-to-review.server.ts'
import {
  REVIEW_REFUSALS,
  REVIEW_SUCCESSES,
  type ReviewRefusalCode,
  type ReviewSuccess,
  reviewRefusalText,
} from '#reviews/wording/outcomes.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'
import type { Route } from './+types/own-reviews'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data({ list: null, flash: null }, 401)
  const since = listCursorFrom(url.searchParams.get('desde'))
  const first = reviewIdFrom(url.searchParams.get('resena')) || null
  const { rows, next } = await listReviewsOfTechnician(db, viewer.uid, { since, first })
  const { flash, cookies } = takeFlash(request, context.get(originContext), ['reply-sent'])
  const list = {
    reviews: rows,
    before: since?.shown ?? 0,
    next: next && `${OWN_REVIEWS_PATH}?desde=${listCursorText(next)}`,
    today: bogotaDate(now()),
  }
  return data({ list, flash: flash && REVIEW_SUCCESSES[flash] }, withCookies(cookies))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const { resena = '', respuesta = '' } = await formOf(request, ['resena', 'respuesta'])
  const refuse = (outcome: { code: ReviewRefusalCode }) =>
    answerRefusal(REVIEW_REFUSALS, outcome, error => ({ resena, respuesta, error }))
  if (!viewer) return refuse({ code: 'sign-in-as-technician' })
  const reviewId = reviewIdFrom(resena)
  const outcome = await replyToReview(context.get(servicesContext), viewer, { reviewId, text: respuesta })
  if (!outcome.ok) return refuse(outcome)
  const query = new URLSearchParams(url.search)
  query.set('resena', resena)
  return redirect(
    `${OWN_REVIEWS_PATH}?${query}#resena-${reviewId}`,
    withCookies([flashCookie<ReviewSuccess>('reply-sent', context.get(originContext))]),
  )
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  return actionFallback(serverAction(), {
    resena: typed('resena'),
    respuesta: typed('respuesta'),
    error: reviewRefusalText('reply-failed'),
  })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Mis reseñas')

const PAGE = 'container-50 pt-5 pb-16 md:pt-8'

export default function OwnReviews({ loaderData: { list, flash }, actionData }: Route.ComponentProps) {
  if (!list)
    return (
      <div className={PAGE}>
        <h1 className="mb-5 type-h1">Mis reseñas</h1>
        <Message kind="error">
          {reviewRefusalText('sign-in-as-technician')}
          {actionData?.respuesta && (
            <p className="mt-1 break-words whitespace-pre-line font-normal">
              Esto escribiste: «{actionData.respuesta}»
            </p>
          )}
        </Message>
        <ButtonLink to={`/auth/login?from=${encodeURIComponent(OWN_REVIEWS_PATH)}`} className="mt-4">
          Iniciar sesión
        </ButtonLink>
      </div>
    )
  const { reviews, before, next, today } = list
  const isListed = reviews.some(({ id }) => String(id) === actionData?.resena)
  return (
    <div className={PAGE}>
      <TextLink to={EDITOR_PATH}>
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        Mi perfil técnico
      </TextLink>
      <h1 className="mt-1 type-h1">Mis reseñas</h1>
      <p className="mt-1 mb-5 text-ink-600">
        Responde una vez a cada una. Publicamos tu respuesta cuando la revisemos.
      </p>
      {flash && <Message kind="success">{flash}</Message>}
      {actionData && !isListed && <Message kind="error">{actionData.error}</Message>}
      {reviews.length > 0 ? (
        <ul className="mt-5 grid grid-cols-1 gap-3.5">
          {reviews.map(review => (
            <OwnReviewCard
              key={review.id}
              review={review}
              today={today}
              refusal={actionData?.resena === String(review.id) ? actionData : null}
            />
          ))}
        </ul>
      ) : (
        <div className="mt-5 rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="Aún no tienes reseñas"
            text="Cuando un cliente te califique y la aprobemos, la lees y la respondes aquí."
          />
        </div>
      )}
      {(next || before > 0) && (
        <ListPages
          before={before}
          rows={reviews.length}
          first={OWN_REVIEWS_PATH}
          next={next}
          nextText="Ver más"
        />
      )}
    </div>
  )
}
