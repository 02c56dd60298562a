import { data, Form } from 'react-router'
import { formOf } from '#app/request-form.server.ts'
import { networkContext, servicesContext } from '#app/services.ts'
import { readForm } from '#domain/form-reading.ts'
import type { FieldCode } from '#domain/users/credential-rules.ts'
import { resetForm } from '#domain/users/credentials.ts'
import { resetPassword } from '#use-cases/reset-password.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/reset'

export function loader({ request }: Route.LoaderArgs) {
  // The token stays out of the Referer of whatever this page asks for.
  return data(
    { token: new URL(request.url).searchParams.get('token') ?? '' },
    { headers: { 'referrer-policy': 'no-referrer' } },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request)
  const reading = readForm<typeof resetForm, FieldCode | 'invalid-token'>(resetForm, fields)
  if (!reading.ok) return data({ changed: null, refusal: formRefusal(reading.code, {}, reading.field) }, 400)

  const network = context.get(networkContext)
  const outcome = await resetPassword(context.get(servicesContext), { ...reading.value, network })
  if (!outcome.ok) {
    const field = outcome.code === 'weak-password' ? 'password' : null
    return data({ changed: null, refusal: formRefusal(outcome.code, {}, field) }, 400)
  }
  return data({ changed: SUCCESS_TEXTS['password-changed'], refusal: null })
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Form method="post" noValidate>
      {actionData?.changed ?? actionData?.refusal?.text}
      <input type="hidden" name="token" value={loaderData.token} />
      <input type="password" name="password" />
      <button type="submit">Guardar contraseña</button>
    </Form>
  )
}
