import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { parseForm } from '#domain/parse-form.ts'
import {
  ACCOUNT_RULES,
  type FieldCode,
  LINE_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '#domain/users/credential-rules.ts'
import { accountForm } from '#domain/users/credentials.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { formOf } from '#http/request-form.server.ts'
import { findAccountDetails } from '#persistence/users/users.server.ts'
import { actionFallback } from '#ui/basics/action-fallback.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { formValidator } from '#ui/basics/form-validator.ts'
import { RoleBadge } from '#ui/basics/role-badge.tsx'
import { TextField } from '#ui/basics/text-field.tsx'
import { SubmitButton, ValidatedForm } from '#ui/basics/validated-form.tsx'
import { NoticesSetting } from '#ui/push/notices-setting.tsx'
import { updateAccount } from '#use-cases/update-account.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import { ROLE_LABELS } from '#wording/roles.ts'
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
  const reading = parseForm<typeof accountForm, FieldCode>(accountForm, fields)
  if (!reading.ok)
    return data({ saved: null, refusal: formRefusal(reading.code, fields, reading.field) }, 400)
  await updateAccount(context.get(servicesContext), uid, reading.value)
  return data({ saved: SUCCESS_TEXTS['account-saved'], refusal: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { saved: null, refusal: formRefusal('account-not-saved', {}) })

export const meta = () => pageMeta('Mi perfil')

const validate = formValidator(ACCOUNT_RULES)

export default function Account({ loaderData: account, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-[calc(45rem+2*var(--gutter))] px-(--gutter) pt-7 md:pt-10">
      <h1 className="type-h1">Mi perfil</h1>
      <div className="mt-5 flex items-center gap-4 md:mt-7">
        <Avatar name={account.name || account.email} className="w-[4.5rem] arch-90 text-[1.375rem]" />
        <div className="min-w-0">
          <p className="type-h3 break-words">{account.name || account.email}</p>
          <div className="mt-1.5">
            <RoleBadge role={account.role} />
          </div>
        </div>
      </div>
      <section className="mt-6 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">
        <ValidatedForm
          validate={validate}
          refusal={actionData?.refusal}
          success={actionData?.saved}
          className="grid gap-[1.125rem]"
        >
          <TextField
            label="Nombre"
            name="name"
            defaultValue={account.name}
            autoComplete="name"
            maxLength={LINE_MAX_LENGTH}
          />
          <div className="grid items-start gap-[1.125rem] sm:grid-cols-2">
            <TextField label="Correo" locked defaultValue={account.email} hint="No se puede cambiar." />
            <TextField
              label="Rol"
              locked
              defaultValue={ROLE_LABELS[account.role]}
              hint={
                account.role === 'admin'
                  ? 'Lo asigna quien opera el sitio.'
                  : 'Lo escogiste al crear tu cuenta.'
              }
            />
            <TextField
              label="Ciudad"
              name="ciudad"
              defaultValue={account.ciudad}
              autoComplete="address-level2"
              maxLength={LINE_MAX_LENGTH}
            />
            <TextField
              label="Barrio"
              name="barrio"
              defaultValue={account.barrio}
              autoComplete="address-level3"
              maxLength={LINE_MAX_LENGTH}
            />
          </div>
          <TextField
            label="Teléfono"
            name="telefono"
            type="tel"
            icon="phone"
            defaultValue={account.telefono}
            inputMode="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
          />
          <SubmitButton kind="mango" size="large" busyText="Guardando…" className="sm:justify-self-start">
            Guardar
          </SubmitButton>
        </ValidatedForm>
      </section>
      <NoticesSetting />
    </div>
  )
}
