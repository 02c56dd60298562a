// The question before an act that affects somebody, as a page: without JavaScript, and for forms that reload the page.
import { data, Form, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { findConsequences } from '#moderation/persistence/moderation-acts.server.ts'
import { ConfirmFields } from '#moderation/ui/moderation-fields.tsx'
import { CONFIRM_LABELS, questionText } from '#moderation/wording/consequences.ts'
import { actFromSegment, kindFromSegment } from '#moderation/wording/moderation.ts'
import { reasonFrom } from '#platform/domain/acts.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/confirm'

const LISTS = { technician: '/admin', user: '/admin?tab=usuarios' } as const

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const [act, kind] = [actFromSegment(params.act), kindFromSegment(params.kind)]
  const consequences =
    act && (kind === 'technician' || kind === 'user')
      ? await findConsequences(db, { kind, uid: params.uid, act }, now())
      : null
  if (!consequences) throw data(null, 404)
  const wanted = returnPathFrom(url.searchParams.get('volver'))
  const returnPath = wanted?.startsWith('/admin') ? wanted : LISTS[consequences.kind]
  // Done by another administrator meanwhile.
  if (consequences.letterTo === null) throw redirect(returnPath)
  return { consequences, returnPath, reason: reasonFrom(url.searchParams.get('motivo') ?? '') ?? '' }
}

export const meta = () => pageMeta('Confirmar')

export default function Confirm({ loaderData: { consequences, returnPath, reason } }: Route.ComponentProps) {
  const { act } = consequences
  return (
    <div className="container-page py-10 md:py-16">
      <div className="mx-auto max-w-[30rem] rounded-20 bg-white p-6 shadow-3">
        <h1 className="mb-4 text-[1.25rem]/[1.6875rem] font-extrabold tracking-[-0.022em] wrap-anywhere">
          {questionText(consequences)}
        </h1>
        <Form method="post" action={returnPath}>
          <ConfirmFields consequences={consequences} defaultReason={reason} answersPage />
          <div className="mt-5 grid grid-cols-2 gap-2.5">
            <ButtonLink to={returnPath} kind="white">
              Volver
            </ButtonLink>
            <Button type="submit" kind={act === 'review' ? 'petrol' : 'danger-solid'}>
              {CONFIRM_LABELS[act]}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}
