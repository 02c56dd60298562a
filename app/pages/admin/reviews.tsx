// D15 and record 124: pending reviews and answers first, then decided ones, which can be undone.
import { data, Link } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { listCursorFrom, listCursorText } from '#domain/moderation/list-cursor.ts'
import { takeNotice } from '#http/notice-cookie.server.ts'
import { withCookies } from '#http/request-form.server.ts'
import { listDecidedReviews, listWaitingReviews } from '#persistence/reviews/review-lists.server.ts'
import { ListPages } from '#ui/admin/list-pages.tsx'
import { moderationClientAction, moderationFailed } from '#ui/admin/moderation-client-action.ts'
import { ModerationFeedback } from '#ui/admin/moderation-feedback.tsx'
import { ReviewQueue } from '#ui/admin/review-queue.tsx'
import { useLivePanel } from '#ui/admin/use-live-panel.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { revalidateOnConflict } from '#ui/basics/revalidate-on-conflict.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/reviews'
import { MODERATION_NOTICES, moderate } from './moderate.server.ts'

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
      notice: notice && SUCCESS_TEXTS[notice],
    },
    withCookies(cookies),
  )
}

export const action = ({ request, context }: Route.ActionArgs) => moderate(request, context, '/admin/resenas')

export const clientAction = (args: Route.ClientActionArgs) => moderationClientAction(args, moderationFailed)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Reseñas por aprobar')

const PATH = '/admin/resenas'

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  useLivePanel()
  const { waiting, decided, notice } = loaderData
  const refusal = actionData?.failure ? actionData : null
  // A missing reason is shown at its field.
  const isShownAtField =
    refusal?.failure === refusalText('moderation-reason-required') &&
    waiting.rows.some(({ id }) => String(id) === refusal.of)
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
