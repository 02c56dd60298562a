import { data, redirect } from 'react-router'
import {
  type FieldCode,
  LINE_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  REGISTER_RULES,
} from '#accounts/domain/credential-rules.ts'
import { registerForm } from '#accounts/domain/credentials.ts'
import { landingAfterRegistration, landingAfterSignIn, returnToPathFrom } from '#accounts/domain/landing.ts'
import { AuthorizationText } from '#accounts/ui/authorization-text.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { ProviderButton } from '#accounts/ui/provider-button.tsx'
import { registerAccount } from '#accounts/use-cases/register-account.server.ts'
import { type AccountSuccess, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { returnToCookie } from '#bookings/pages/return-to-cookie.server.ts'
import { deviceOf, viewerContext } from '#guards/viewer.server.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import { returnPathFrom, withReturnPath } from '#platform/domain/return-path.ts'
import { formOf, refusedOnFailure, typedIn, withCookies } from '#platform/http/request-form.server.ts'
import { noticeCookie } from '#platform/http/site-cookies.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { ChoiceCards } from '#platform/ui/basics/choice-cards.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { AuthFrame } from '#site/ui/layout/auth-frame.tsx'
import { TECHNICIAN_PANEL } from '#site/wording/auth-panels.ts'
import type { Route } from './+types/register'

export function loader({ request, context }: Route.LoaderArgs) {
  const from = returnPathFrom(new URL(request.url).searchParams.get('from'))
  const viewer = context.get(viewerContext)
  if (viewer) throw redirect(landingAfterSignIn(viewer.role, from))
  return { from, provider: context.get(servicesContext).identity.provider?.name ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request, [...Object.keys(registerForm.shape), 'from'])
  const typed = typedIn(fields)
  const reading = parseForm<typeof registerForm, FieldCode>(registerForm, fields)
  if (!reading.ok) return data(formRefusal(accountRefusalText(reading.code), typed, reading.field), 400)

  const person = reading.value
  const network = context.get(networkContext)
  const services = context.get(servicesContext)
  const outcome = await registerAccount(services, {
    person,
    network,
    headers: request.headers,
    device: deviceOf(request, context),
  }).catch(refusedOnFailure(context, 'registration-failed', accountRefusalText))
  if (!outcome.ok) {
    const { field, status } = REFUSALS[outcome.code]
    return data(formRefusal(accountRefusalText(outcome.code), typed, field), status)
  }
  const { uid, cookies } = outcome.value
  const origin = context.get(originContext)
  const from = returnToPathFrom(fields.from)
  const returnTo = from ? [returnToCookie(uid, from, origin)] : []
  throw redirect(
    landingAfterRegistration(person.role),
    withCookies([...cookies, noticeCookie<AccountSuccess>('account-created', origin), ...returnTo]),
  )
}

const REFUSALS = {
  'email-already-in-use': { field: 'email', status: 409 },
  'weak-password': { field: 'password', status: 400 },
  'too-many-requests': { field: null, status: 429 },
  'registration-failed': { field: null, status: 503 },
} as const

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), formRefusal(accountRefusalText('registration-failed'), {}))

export const handle = { frame: 'own' }

export const meta = () =>
  pageMeta(
    'Crear cuenta',
    'Crea tu cuenta gratis en TecniYa: reserva técnicos verificados u ofrece tus servicios.',
  )

const ROLE_CHOICES = [
  { value: 'cliente', title: 'Cliente', text: 'Busco un técnico', icon: 'house' },
  { value: 'tecnico', title: 'Técnico', text: 'Ofrezco mis servicios', icon: 'wrench' },
] as const

const validate = formValidator(REGISTER_RULES)

export default function Register({ loaderData: { from, provider }, actionData }: Route.ComponentProps) {
  return (
    <AuthFrame panel={TECHNICIAN_PANEL} title="Crea tu cuenta" text="Toma un minuto. Es gratis." long>
      <ValidatedForm validate={validate} refusal={actionData} className="grid gap-[1.125rem]">
        <FormMessage />
        <input type="hidden" name="from" value={from ?? ''} />
        <ChoiceCards legend="¿Qué necesitas?" name="role" choices={ROLE_CHOICES} defaultValue="cliente" />
        <TextField label="Nombre" name="name" autoComplete="name" maxLength={LINE_MAX_LENGTH} />
        <div className="grid items-start gap-[1.125rem] sm:grid-cols-2">
          <TextField
            label="Correo"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            label="Contraseña"
            name="password"
            autoComplete="new-password"
            hint="Mínimo 6 caracteres."
            compact
          />
          <TextField label="Ciudad" name="ciudad" autoComplete="address-level2" maxLength={LINE_MAX_LENGTH} />
          <TextField label="Barrio" name="barrio" autoComplete="address-level3" maxLength={LINE_MAX_LENGTH} />
        </div>
        <TextField
          label="Teléfono"
          name="telefono"
          type="tel"
          icon="phone"
          inputMode="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_LENGTH}
        />
        <SubmitButton kind="primary" size="large" wide busyText="Creando tu cuenta…">
          Crear cuenta
        </SubmitButton>
        <AuthorizationText />
        <p className="text-center text-ink-600">
          ¿Ya tienes cuenta? <TextLink to={withReturnPath('/auth/login', from)}>Iniciar sesión</TextLink>
        </p>
      </ValidatedForm>
      <ProviderButton name={provider} from={from} />
    </AuthFrame>
  )
}
