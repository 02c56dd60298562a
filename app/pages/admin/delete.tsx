// The confirmation page that the delete button opens without JavaScript.
import { data, Form, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { findModerationTarget } from '#persistence/moderation/moderation-target.server.ts'
import { ReasonField } from '#ui/admin/reason-field.tsx'
import { RowFields } from '#ui/admin/row-fields.tsx'
import { Button, ButtonLink } from '#ui/basics/button.tsx'
import { DELETE_DETAILS, DELETE_QUESTIONS, kindFromSegment } from '#wording/moderation.ts'
import type { Route } from './+types/delete'

const LISTS = { technician: '/admin', user: '/admin?tab=usuarios' } as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = kindFromSegment(params.kind)
  const found = kind && (await findModerationTarget(context.get(servicesContext).db, kind, params.uid))
  if (!found || !('deleted' in found)) throw data(null, 404)
  // Already deleted by another administrator.
  if (found.deleted) throw redirect(LISTS[found.kind])
  return { kind: found.kind, uid: params.uid, name: found.name, email: found.email }
}

export const meta = () => pageMeta('Eliminar')

export default function Delete({ loaderData: { kind, uid, name, email } }: Route.ComponentProps) {
  const list = LISTS[kind]
  return (
    <div className="container-page py-10 md:py-16">
      <div className="mx-auto max-w-md rounded-20 bg-white p-6 shadow-3">
        <h1 className="text-[1.25rem]/[1.6875rem] font-extrabold tracking-[-0.022em]">
          {DELETE_QUESTIONS[kind]}
        </h1>
        <p className="mt-1.5 break-words text-ink-600">
          <strong className="font-bold text-ink-900">{name}</strong>, {email}. {DELETE_DETAILS[kind]}
        </p>
        <Form method="post" action={list}>
          <RowFields kind={kind} id={uid} answersPage />
          <input type="hidden" name="act" value="delete" />
          <ReasonField className="mt-4" />
          <div className="mt-5 grid grid-cols-2 gap-2.5">
            <ButtonLink to={list} kind="white">
              Volver
            </ButtonLink>
            <Button type="submit" kind="danger-solid">
              Eliminar
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}
