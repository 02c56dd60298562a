// D15: pending reviews and answers first, then decided ones, which can be undone.
import { data, Link } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { answerModeration, MODERATION_NOTICES } from '#moderation/pages/moderate.server.ts'
import {
  ModerationFeedback,
  moderationClientAction,
  moderationFailed,
  rowKey,
} from '#moderation/ui/moderation-answer.tsx'
import { ReviewQueue } from '#moderation/ui/review-queue.tsx'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { takeNotice } from '#platform/http/site-cookies.server.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { listDecidedReviews, listWaitingReviews } from '#reviews/persistence/review-lists.server.ts'
import { REVIEW_SUCCESSES, reviewRefusalText } from '#reviews/wording/outcomes.ts'
import type { Route } from './+types/admin-reviews'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const [since, before] = ['desde', 'antes'].map(name => listCursorFrom(url.searchParams.get(name)))
  const [waiting, decided] = await Promise.all([
    listWaitingReviews(db, since ?? null),
    listDecidedReviews(db, before ?? null),
  ])
  const { notice, cookies } = takeNotice(request, context.get(originContext), MODERATION_NOTICES)
  return data(
    {
      waiting: { ...waiting, before: since?.shown ?? 0 },
      decided: { ...decided, before: before?.shown ?? 0 },
      notice: notice && REVIEW_SUCCESSES[notice],
    },
    withCookies(cookies),
  )
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerModeration(request, context, '/admin/resenas')

export const clientAction = (args: Route.ClientActionArgs) => moderationClientAction(args, moderationFailed)

export const shouldRevalidate = revalidateOnConflict

export const handle = { footer: 'line' }

export const meta = () => pageMeta('Reseñas por aprobar')

const PATH = '/admin/resenas'

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  useLivePanel()
  const { waiting, decided, notice } = loaderData
  const refusal = actionData?.failure ? actionData : null
  // A missing reason is shown at its field.
  const isShownAtField =
    refusal?.failure === reviewRefusalText('moderation-reason-required') &&
    waiting.rows.some(review => rowKey(review) === refusal.of)
  return (
    <div className="mx-auto w-full max-w-[calc(57.5rem+2*var(--gutter))] px-(--gutter) pt-5 pb-16 md:pt-8">
      <Link
        to="/admin"
        className="inline-flex min-h-11 items-center gap-1.5 font-bold text-petrol-600 hover:underline"
      >
        <Icon of="arrow-left" size={18} />
        Panel administrador
      </Link>
      <h1 tabIndex={-1} className="mt-1 mb-5 type-h1 outline-none">
        Reseñas por aprobar
      </h1>
      <ModerationFeedback notice={notice} answer={isShownAtField ? undefined : actionData} />
      <ReviewQueue
        waiting={waiting.rows}
        decided={decided.rows}
        action={PATH}
        refusal={refusal}
        waitingPages={
          (waiting.next || waiting.before > 0) && (
            <ListPages
              label="Páginas de reseñas por aprobar"
              before={waiting.before}
              rows={waiting.rows.length}
              first={PATH}
              next={waiting.next && `${PATH}?desde=${listCursorText(waiting.next)}`}
            />
          )
        }
        decidedPages={
          <ListPages
            label="Páginas de reseñas decididas"
            before={decided.before}
            rows={decided.rows.length}
            first={`${PATH}#decididas`}
            next={decided.next && `${PATH}?antes=${listCursorText(decided.next)}#decididas`}
          />
        }
      />
    </div>
  )
}
