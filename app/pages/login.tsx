import { data, Form, redirect } from 'react-router'
import { networkContext, servicesContext } from '#app/services.ts'
import { readForm } from '#domain/form-reading.ts'
import { returnPathFrom } from '#domain/return-path.ts'
import { loginForm } from '#domain/users/credentials.ts'
import { landingAfterSignIn } from '#domain/users/landing.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { signIn } from '#use-cases/sign-in.server.ts'
import { type RefusalCode, refusalText } from '#wording/refusals.ts'
import type { Route } from './+types/login'

export function loader({ request, context }: Route.LoaderArgs) {
  const from = returnPathFrom(new URL(request.url).searchParams.get('from'))
  const viewer = context.get(viewerContext)
  if (viewer) throw redirect(landingAfterSignIn(viewer.role, from))
  return { from }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = { email: String(form.get('email') ?? '') }
  const reading = readForm(loginForm, form)
  if (!reading.ok) return refusal({ field: reading.field, code: reading.code as RefusalCode, typed }, 400)

  const network = context.get(networkContext)
  const outcome = await signIn(context.get(servicesContext), {
    ...reading.value,
    network,
    headers: request.headers,
  })
  if (!outcome.ok)
    return refusal(
      { field: null, code: outcome.code, typed },
      outcome.code === 'too-many-requests' ? 429 : 401,
    )

  const headers = new Headers()
  for (const cookie of outcome.value.cookies) headers.append('set-cookie', cookie)
  const from = returnPathFrom(String(form.get('from') ?? ''))
  throw redirect(landingAfterSignIn(outcome.value.role, from), { headers })
}

function refusal(
  refused: { field: string | null; code: RefusalCode; typed: { email: string } },
  status: number,
) {
  return data({ ...refused, text: refusalText(refused.code) }, { status })
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Form method="post" noValidate>
      {actionData?.text}
      <input type="hidden" name="from" value={loaderData.from ?? ''} />
      <input type="email" name="email" defaultValue={actionData?.typed.email} />
      <input type="password" name="password" />
      <button type="submit">Iniciar sesión</button>
    </Form>
  )
}
