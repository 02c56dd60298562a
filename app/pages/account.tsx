import { data, Form } from 'react-router'
import { formOf } from '#app/request-form.server.ts'
import { servicesContext } from '#app/services.ts'
import { readForm } from '#domain/form-reading.ts'
import type { FieldCode } from '#domain/users/credential-rules.ts'
import { accountForm } from '#domain/users/credentials.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { findAccountDetails } from '#persistence/users.server.ts'
import { updateAccount } from '#use-cases/update-account.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/account'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid, role } = requireViewer(context)
  const details = await findAccountDetails(context.get(servicesContext).db, uid)
  if (!details) throw data(null, 404)
  return { ...details, role }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const fields = await formOf(request)
  const reading = readForm<typeof accountForm, FieldCode>(accountForm, fields)
  if (!reading.ok)
    return data({ saved: null, refusal: formRefusal(reading.code, fields, reading.field) }, 400)
  await updateAccount(context.get(servicesContext), uid, reading.value)
  return data({ saved: SUCCESS_TEXTS['account-saved'], refusal: null })
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const typed = { ...loaderData, ...actionData?.refusal?.typed }
  return (
    <Form method="post" noValidate>
      <h1>Mi perfil</h1>
      {actionData?.saved ?? actionData?.refusal?.text}
      <input name="name" defaultValue={typed.name} />
      <input name="ciudad" defaultValue={typed.ciudad} />
      <input name="barrio" defaultValue={typed.barrio} />
      <input name="telefono" defaultValue={typed.telefono} />
      <button type="submit">Guardar</button>
    </Form>
  )
}
