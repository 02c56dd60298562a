import { data, Form } from 'react-router'
import { formOf, typedIn } from '#app/request-form.server.ts'
import { networkContext, servicesContext } from '#app/services.ts'
import { readForm } from '#domain/form-reading.ts'
import type { FieldCode } from '#domain/users/credential-rules.ts'
import { forgotForm } from '#domain/users/credentials.ts'
import { requestPasswordReset } from '#use-cases/request-password-reset.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/forgot'

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request)
  const reading = readForm<typeof forgotForm, FieldCode>(forgotForm, fields)
  if (!reading.ok)
    return data({ sent: null, refusal: formRefusal(reading.code, typedIn(fields), reading.field) }, 400)

  const network = context.get(networkContext)
  const outcome = await requestPasswordReset(context.get(servicesContext), { ...reading.value, network })
  if (!outcome.ok) return data({ sent: null, refusal: formRefusal(outcome.code, typedIn(fields)) }, 429)
  return data({ sent: SUCCESS_TEXTS['reset-sent'], refusal: null })
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  return (
    <Form method="post" noValidate>
      {actionData?.sent ?? actionData?.refusal?.text}
      <input type="email" name="email" defaultValue={actionData?.refusal?.typed.email} />
      <button type="submit">Enviar enlace</button>
    </Form>
  )
}
