// D15: reviews and answers that wait, or with `ver=decididas` the decided ones, which can be undone.
import { data } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { answerModeration, MODERATION_FLASHES } from '#moderation/pages/moderate.server.ts'
import {
  countWaitingReviews,
  listDecidedReviews,
  listWaitingReviews,
} from '#moderation/persistence/review-queue.server.ts'
import {
  ModerationFeedback,
  moderationClientAction,
  moderationFailed,
  rowKey,
} from '#moderation/ui/moderation-answer.tsx'
import { ReviewKeysHelp, ReviewQueue } from '#moderation/ui/review-queue.tsx'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { PillLinks } from '#platform/ui/pill-links.tsx'
import { QueuePage } from '#platform/ui/queue-page.tsx'
import { tallyFigure } from '#platform/wording/counts.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { REVIEW_SUCCESSES, reviewRefusalText } from '#reviews/wording/outcomes.ts'
import { QUEUE_INTRO } from '#reviews/wording/review-texts.ts'
import type { Route } from './+types/admin-reviews'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const isDecided = url.searchParams.get('ver') === DECIDED
  const cursor = listCursorFrom(url.searchParams.get('desde'))
  const [page, waitingCount] = await Promise.all([
    isDecided ? listDecidedReviews(db, cursor) : listWaitingReviews(db, cursor),
    countWaitingReviews(db),
  ])
  const { flash, cookies } = takeFlash(request, context.get(originContext), MODERATION_FLASHES)
  return data(
    {
      isDecided,
      page: { ...page, before: cursor?.shown ?? 0 },
      waitingCount,
      today: bogotaDate(now()),
      flash: flash && REVIEW_SUCCESSES[flash],
    },
    withCookies(cookies),
  )
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  answerModeration(request, context, pathOf(url.searchParams.get('ver') === DECIDED))

export const clientAction = (args: Route.ClientActionArgs) => moderationClientAction(args, moderationFailed)

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.isDecided ? 'Reseñas decididas' : 'Reseñas por aprobar')

const DECIDED = 'decididas'

const pathOf = (isDecided: boolean) => `/admin/resenas${isDecided ? `?ver=${DECIDED}` : ''}`

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  useLivePanel()
  const { isDecided, page, waitingCount, today, flash } = loaderData
  const path = pathOf(isDecided)
  const refusal = actionData?.failure ? actionData : null
  // A missing reason is shown at its field.
  const isShownAtField =
    refusal?.failure === reviewRefusalText('moderation-reason-required') &&
    page.rows.some(review => rowKey(review) === refusal.of)
  return (
    <QueuePage
      title="Reseñas"
      intro={QUEUE_INTRO}
      aside={!isDecided && page.rows.length > 0 && <ReviewKeysHelp />}
      parts={
        <PillLinks
          label="Qué reseñas"
          links={[
            {
              to: pathOf(false),
              label: 'Por aprobar',
              isCurrent: !isDecided,
              count: tallyFigure(waitingCount),
            },
            { to: pathOf(true), label: 'Decididas', isCurrent: isDecided },
          ]}
        />
      }
    >
      <ModerationFeedback flash={flash} answer={isShownAtField ? undefined : actionData} />
      {page.rows.length === 0 ? (
        <EmptyQueue isDecided={isDecided} />
      ) : (
        <ReviewQueue key={path} reviews={page.rows} today={today} action={path} refusal={refusal} />
      )}
      {(page.next || page.before > 0) && (
        <ListPages
          before={page.before}
          rows={page.rows.length}
          first={path}
          next={page.next && `${path}${isDecided ? '&' : '?'}desde=${listCursorText(page.next)}`}
        />
      )}
    </QueuePage>
  )
}

function EmptyQueue({ isDecided }: { isDecided: boolean }) {
  return (
    <div className="rounded-16 border border-paper-200 bg-white">
      {isDecided ? (
        <EmptyState
          drawing="coffee-on-the-sill"
          title="Todavía no has decidido ninguna"
          text="Lo que apruebes o rechaces queda aquí."
        />
      ) : (
        <EmptyState
          drawing="coffee-on-the-sill"
          title="No hay reseñas por aprobar"
          text="Cuando un cliente califique, aparecerá aquí."
        />
      )}
    </div>
  )
}
