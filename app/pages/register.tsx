import { data, Form, redirect } from 'react-router'
import { formOf, typedIn, withCookies } from '#app/request-form.server.ts'
import { networkContext, servicesContext } from '#app/services.ts'
import { readForm } from '#domain/form-reading.ts'
import type { FieldCode } from '#domain/users/credential-rules.ts'
import { registerForm } from '#domain/users/credentials.ts'
import { landingAfterRegistration, landingAfterSignIn } from '#domain/users/landing.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { registerAccount } from '#use-cases/register-account.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import type { Route } from './+types/register'

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (viewer) throw redirect(landingAfterSignIn(viewer.role, null))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request)
  const typed = typedIn(fields)
  const reading = readForm<typeof registerForm, FieldCode>(registerForm, fields)
  if (!reading.ok) return data(formRefusal(reading.code, typed, reading.field), 400)

  const person = reading.value
  const network = context.get(networkContext)
  const outcome = await registerAccount(context.get(servicesContext), { person, network })
  if (!outcome.ok) {
    const { field, status } = REFUSALS[outcome.code]
    return data(formRefusal(outcome.code, typed, field), status)
  }
  throw redirect(landingAfterRegistration(person.role), withCookies(outcome.value.cookies))
}

const REFUSALS = {
  'email-already-in-use': { field: 'email', status: 409 },
  'weak-password': { field: 'password', status: 400 },
  'too-many-requests': { field: null, status: 429 },
} as const

export default function Register({ actionData }: Route.ComponentProps) {
  return (
    <Form method="post" noValidate>
      {actionData?.text}
      <input name="name" defaultValue={actionData?.typed.name} />
      <input type="email" name="email" defaultValue={actionData?.typed.email} />
      <input type="password" name="password" />
      <input name="ciudad" defaultValue={actionData?.typed.ciudad} />
      <input name="barrio" defaultValue={actionData?.typed.barrio} />
      <input name="telefono" defaultValue={actionData?.typed.telefono} />
      <input type="radio" name="role" value="cliente" defaultChecked />
      <input type="radio" name="role" value="tecnico" />
      <button type="submit">Crear cuenta</button>
    </Form>
  )
}
