import { data, Form, redirect } from 'react-router'
import { formOf, typedIn, withCookies } from '#app/request-form.server.ts'
import { networkContext, servicesContext } from '#app/services.ts'
import { readForm } from '#domain/form-reading.ts'
import { returnPathFrom } from '#domain/return-path.ts'
import type { FieldCode } from '#domain/users/credential-rules.ts'
import { loginForm } from '#domain/users/credentials.ts'
import { landingAfterSignIn } from '#domain/users/landing.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { signIn } from '#use-cases/sign-in.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import type { Route } from './+types/login'

export function loader({ request, context }: Route.LoaderArgs) {
  const from = returnPathFrom(new URL(request.url).searchParams.get('from'))
  const viewer = context.get(viewerContext)
  if (viewer) throw redirect(landingAfterSignIn(viewer.role, from))
  return { from }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request)
  const typed = typedIn(fields)
  const reading = readForm<typeof loginForm, FieldCode>(loginForm, fields)
  if (!reading.ok) return data(formRefusal(reading.code, typed, reading.field), 400)

  const network = context.get(networkContext)
  const outcome = await signIn(context.get(servicesContext), {
    ...reading.value,
    network,
    headers: request.headers,
  })
  if (!outcome.ok)
    return data(formRefusal(outcome.code, typed), outcome.code === 'too-many-requests' ? 429 : 401)

  const { role, cookies } = outcome.value
  throw redirect(landingAfterSignIn(role, returnPathFrom(fields.from)), withCookies(cookies))
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
