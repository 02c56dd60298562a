import { redirect } from 'react-router'
import {
  type FieldCode,
  LINE_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  REGISTER_RULES,
} from '#accounts/domain/credential-rules.ts'
import { registerForm } from '#accounts/domain/credentials.ts'
import { landingAfterRegistration, landingAfterSignIn, returnToPathFrom } from '#accounts/domain/landing.ts'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { AuthorizationText } from '#accounts/ui/authorization-text.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { ProviderButton } from '#accounts/ui/provider-button.tsx'
import { ByRole, FieldGroup, RoleChoice } from '#accounts/ui/register-fields.tsx'
import { registerAccount } from '#accounts/use-cases/register-account.server.ts'
import { TECHNICIAN_PANEL } from '#accounts/wording/auth-panels.ts'
import {
  ACCOUNT_REFUSALS,
  type AccountRefusalCode,
  type AccountSuccess,
  accountRefusalText,
} from '#accounts/wording/outcomes.ts'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { searchedCityFrom } from '#bookings/domain/return-to.ts'
import { returnToCookie } from '#bookings/http/return-to-cookie.server.ts'
import { BookingUnderWay } from '#bookings/ui/return-to-card.tsx'
import { findBookingUnderWay } from '#bookings/use-cases/open-return-to.server.ts'
import { pendingHeartFrom } from '#catalogue/domain/favourites.ts'
import { keepPendingHeart } from '#catalogue/pages/heart-form.server.ts'
import { PENDING_HEART_TEXT } from '#catalogue/wording/outcomes.ts'
import { deviceOf, viewerContext } from '#guards/viewer.server.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import { returnPathFrom, withReturnPath } from '#platform/domain/return-path.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  typedIn,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import type { Route } from './+types/register'

export async function loader({ request, context }: Route.LoaderArgs) {
  const from = returnPathFrom(new URL(request.url).searchParams.get('from'))
  const viewer = context.get(viewerContext)
  if (viewer) throw redirect(landingAfterSignIn(viewer.role, from))
  const services = context.get(servicesContext)
  return {
    from,
    provider: services.identity.provider?.name ?? null,
    booking: await findBookingUnderWay(services, from),
    ciudad: searchedCityFrom(from),
    today: bogotaDate(services.now()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request, [...Object.keys(registerForm.shape), 'from'])
  const typed = typedIn(fields)
  const reading = parseForm<typeof registerForm, FieldCode>(registerForm, fields)
  const refuse = (outcome: Refused<AccountRefusalCode>, field: string | null) =>
    answerRefusal(ACCOUNT_REFUSALS, outcome, text => formRefusal(text, typed, field))
  if (!reading.ok) return refuse(reading, reading.field)

  const person = reading.value
  const network = context.get(networkContext)
  const services = context.get(servicesContext)
  const outcome = await registerAccount(services, {
    person,
    network,
    headers: request.headers,
    device: deviceOf(request, context),
  }).catch(refusedOnFailure(context, 'registration-failed', accountRefusalText))
  if (!outcome.ok) return refuse(outcome, FIELDS[outcome.code] ?? null)
  const { uid, cookies } = outcome.value
  const origin = context.get(originContext)
  const next = await keepPendingHeart(context, uid, returnPathFrom(fields.from))
  const from = returnToPathFrom(next ?? undefined)
  const returnTo = from ? [returnToCookie(uid, from, origin)] : []
  throw redirect(
    landingAfterRegistration(person.role),
    withCookies([...cookies, flashCookie<AccountSuccess>('account-created', origin), ...returnTo]),
  )
}

const FIELDS: Record<string, string> = { 'email-already-in-use': 'email', 'weak-password': 'password' }

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), formRefusal(accountRefusalText('registration-failed'), {}))

export const handle = { frame: 'own' }

export const meta = () =>
  pageMeta(
    'Crear cuenta',
    'Crea tu cuenta gratis en TecniYa: reserva técnicos verificados u ofrece tus servicios.',
  )

const validate = formValidator(REGISTER_RULES)

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { from, provider, booking, ciudad, today } = loaderData
  const place = booking ? `A dónde va ${firstNameOf(technicianName(booking.nombre))}` : 'Dónde vives'
  return (
    <AuthFrame
      panel={TECHNICIAN_PANEL}
      title="Crea tu cuenta"
      text={pendingHeartFrom(from) ? PENDING_HEART_TEXT : 'Toma un minuto. Es gratis.'}
      long
      pendingBooking={booking && <BookingUnderWay booking={booking} today={today} />}
    >
      <ValidatedForm validate={validate} refusal={actionData} className="group/form grid gap-5">
        <FormMessage />
        <input type="hidden" name="from" value={from ?? ''} />
        <RoleChoice />
        <FieldGroup legend="Tú" fields={YOU} />
        <FieldGroup
          legend={<ByRole cliente={place} tecnico="Dónde trabajas" />}
          paired
          fields={[
            { ...CITY, defaultValue: ciudad ?? booking?.ciudad },
            {
              label: 'Barrio',
              name: 'barrio',
              autoComplete: 'address-level3',
              maxLength: LINE_MAX_LENGTH,
            },
          ]}
        />
        <FieldGroup legend="Para entrar" fields={CREDENTIALS} />
        <SubmitButton kind="primary" size="large" wide busyText="Creando tu cuenta…">
          Crear cuenta
        </SubmitButton>
        <AuthorizationText />
        <p className="-my-2 text-center text-ink-600">
          ¿Ya tienes cuenta? <TextLink to={withReturnPath('/auth/login', from)}>Iniciar sesión</TextLink>
        </p>
      </ValidatedForm>
      <ProviderButton name={provider} from={from} />
    </AuthFrame>
  )
}

const YOU = [
  { label: 'Nombre', name: 'name', autoComplete: 'name', maxLength: LINE_MAX_LENGTH },
  {
    label: 'Teléfono',
    name: 'telefono',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: PHONE_MAX_LENGTH,
  },
] as const

const CITY = {
  label: 'Ciudad',
  name: 'ciudad',
  autoComplete: 'address-level2',
  maxLength: LINE_MAX_LENGTH,
} as const

const CREDENTIALS = [
  {
    label: 'Correo',
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  {
    label: 'Contraseña',
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'Mínimo 6 caracteres.',
  },
] as const
