import { useState } from 'react'
import { data, redirect } from 'react-router'
import { type FieldCode, LOGIN_RULES } from '#accounts/domain/credential-rules.ts'
import { loginForm } from '#accounts/domain/credentials.ts'
import { landingAfterSignIn } from '#accounts/domain/landing.ts'
import { AuthForm, EmailField } from '#accounts/ui/auth-form.tsx'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { takeSignInMessage } from '#accounts/ui/live/sign-out.ts'
import { ProviderButton } from '#accounts/ui/provider-button.tsx'
import { signIn } from '#accounts/use-cases/sign-in.server.ts'
import { CLIENT_PANEL } from '#accounts/wording/auth-panels.ts'
import { ACCOUNT_REFUSALS, type AccountRefusalCode, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { BookingUnderWay } from '#bookings/ui/return-to-card.tsx'
import { findBookingUnderWay } from '#bookings/use-cases/open-return-to.server.ts'
import { pendingHeartFrom } from '#catalogue/domain/favourites.ts'
import { PENDING_HEART_TEXT } from '#catalogue/wording/outcomes.ts'
import { viewerContext } from '#guards/viewer.server.ts'
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
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { Checkbox } from '#platform/ui/basics/checkbox.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { SubmitButton } from '#platform/ui/basics/validated-form.tsx'
import { useLastKnown } from '#platform/ui/hooks/use-last-known.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { RIGHTS_SUCCESSES } from '#rights/wording/outcomes.ts'
import type { Route } from './+types/login'
import { attemptOf, redirectAfterSignIn } from './sign-in-forms.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const from = returnPathFrom(new URL(request.url).searchParams.get('from'))
  const viewer = context.get(viewerContext)
  if (viewer) throw redirect(landingAfterSignIn(viewer.role, from))
  const flashes = ['account-deleted', 'account-recovered'] as const
  const { flash, cookies } = takeFlash(request, context.get(originContext), flashes)
  const services = context.get(servicesContext)
  return data(
    {
      from,
      provider: services.identity.provider?.name ?? null,
      flash: flash && RIGHTS_SUCCESSES[flash],
      booking: await findBookingUnderWay(services, from),
      today: bogotaDate(services.now()),
    },
    withCookies(cookies),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request, [...Object.keys(loginForm.shape), 'from'])
  const typed = typedIn(fields)
  const reading = parseForm<typeof loginForm, FieldCode>(loginForm, fields)
  const refuse = (outcome: Refused<AccountRefusalCode>, field: string | null = null) =>
    answerRefusal(ACCOUNT_REFUSALS, outcome, text => formRefusal(text, typed, field))
  if (!reading.ok) return refuse({ ...reading, kind: 'invalid' }, reading.field)

  const services = context.get(servicesContext)
  const outcome = await signIn(services, { ...reading.value, ...attemptOf(request, context) }).catch(
    refusedOnFailure(context, 'sign-in-failed', accountRefusalText),
  )
  countOutcome('sign-in', outcome.ok ? 'signed-in' : outcome.code)
  if (!outcome.ok) return refuse(outcome)

  throw await redirectAfterSignIn(outcome.value, fields.from, context)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), formRefusal(accountRefusalText('sign-in-failed'), {}))

export const handle = { frame: 'own' }

export const meta = () =>
  pageMeta('Iniciar sesión', 'Entra a TecniYa para reservar un técnico o revisar tu agenda.')

const validate = formValidator(LOGIN_RULES)

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { from, provider, flash, booking, today } = loaderData
  const [left] = useState(takeSignInMessage)
  // Taken once: a later revalidation has none.
  const shown = useLastKnown(flash, null) ?? left
  const message = shown && !actionData && (
    <div className="mb-4">
      <Message kind="success">{shown}</Message>
    </div>
  )
  const register = withReturnPath('/auth/register', from)
  if (booking)
    return (
      <AuthFrame
        panel={CLIENT_PANEL}
        title="Crea tu cuenta y reserva"
        text="Toma un minuto. Es gratis."
        pendingBooking={<BookingUnderWay booking={booking} today={today} />}
      >
        {message}
        <ButtonLink to={register} kind="primary" size="large" wide>
          Crear cuenta
        </ButtonLink>
        <h2
          id={HAVE_ACCOUNT_ID}
          className="my-6 flex scroll-mt-4 items-center gap-3 text-label font-bold text-ink-700 before:h-px before:flex-1 before:bg-ink-200 after:h-px after:flex-1 after:bg-ink-200"
        >
          Ya tengo cuenta
        </h2>
        <LoginForm from={from} refusal={actionData} underWay />
        <ProviderButton name={provider} from={from} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      panel={CLIENT_PANEL}
      title="Qué bueno verte"
      text={pendingHeartFrom(from) ? PENDING_HEART_TEXT : 'Entra para reservar o revisar tu agenda.'}
    >
      {message}
      <LoginForm from={from} refusal={actionData} />
      <p className="mt-[1.125rem] text-center text-ink-600">
        ¿Primera vez? <TextLink to={register}>Crear cuenta</TextLink>
      </p>
      <ProviderButton name={provider} from={from} />
    </AuthFrame>
  )
}

const HAVE_ACCOUNT_ID = 'ya-tengo-cuenta'

interface LoginFormProps {
  from: string | null
  refusal: Route.ComponentProps['actionData']
  /** Below the offer to create an account: the answer of a refused sign-in scrolls to it. */
  underWay?: boolean
}

function LoginForm({ from, refusal, underWay = false }: LoginFormProps) {
  return (
    <AuthForm
      validate={validate}
      refusal={refusal}
      from={from}
      {...(underWay && { action: `${withReturnPath('/auth/login', from)}#${HAVE_ACCOUNT_ID}` })}
    >
      <EmailField autoComplete="username" />
      <PasswordField label="Contraseña" name="password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {/* D6: it has no effect, so it has no name either. */}
        <Checkbox label="Recordarme" defaultChecked />
        <TextLink to={withReturnPath('/auth/forgot', from)}>Olvidé mi contraseña</TextLink>
      </div>
      <SubmitButton kind={underWay ? 'petrol' : 'primary'} size="large" wide busyText="Entrando…">
        Iniciar sesión
      </SubmitButton>
    </AuthForm>
  )
}
