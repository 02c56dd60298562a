import { data } from 'react-router'
import {
  ACCOUNT_RULES,
  type FieldCode,
  LINE_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '#accounts/domain/credential-rules.ts'
import { accountForm } from '#accounts/domain/credentials.ts'
import { shortNetwork } from '#accounts/domain/device.ts'
import { findAccountDetails } from '#accounts/persistence/users.server.ts'
import { ConfirmEmailNotice, EmailCard } from '#accounts/ui/email-card.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { PasswordCard } from '#accounts/ui/password-card.tsx'
import { NoticesSetting } from '#accounts/ui/push/notices-setting.tsx'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { SecondStepCard } from '#accounts/ui/second-step-card.tsx'
import { SessionsCard } from '#accounts/ui/sessions-card.tsx'
import { openSafeAccount, updateAccount } from '#accounts/use-cases/own-account.server.ts'
import { passwordAgeText, sessionRows } from '#accounts/wording/account-cards.ts'
import {
  ACCOUNT_SUCCESSES,
  type AccountSuccess,
  accountCreatedText,
  accountRefusalText,
  SAFE_ACCOUNT_SUCCESS_TEXTS,
} from '#accounts/wording/outcomes.ts'
import { ROLE_LABELS } from '#accounts/wording/roles.ts'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { findReturnTo } from '#bookings/pages/return-to-cookie.server.ts'
import { ReturnToCard } from '#bookings/ui/return-to-card.tsx'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext } from '#guards/viewer.server.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import { accepted } from '#platform/domain/outcome.ts'
import { formOf, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { takeNotice } from '#platform/http/site-cookies.server.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { FlashNotice, Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useLastKnown } from '#platform/ui/hooks/use-last-known.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findAccountRights } from '#rights/pages/account-rights.server.ts'
import { DeleteAccountCard } from '#rights/ui/delete-account-card.tsx'
import { OwnDataCard } from '#rights/ui/own-data-card.tsx'
import { RIGHTS_SUCCESSES } from '#rights/wording/outcomes.ts'
import type { Route } from './+types/account'

const NOTICES: readonly (AccountSuccess | 'account-recovered')[] = [
  'account-created',
  'account-recovered',
  ...(Object.keys(SAFE_ACCOUNT_SUCCESS_TEXTS) as (keyof typeof SAFE_ACCOUNT_SUCCESS_TEXTS)[]),
]

const NOTICE_TEXTS = { ...ACCOUNT_SUCCESSES, 'account-recovered': RIGHTS_SUCCESSES['account-recovered'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const origin = context.get(originContext)
  const [details, safe, { returnTo, cookies }, rights] = await Promise.all([
    findAccountDetails(services.db, viewer.uid),
    openSafeAccount(services, viewer.uid),
    findReturnTo(request, { services, viewer, origin }),
    findAccountRights(services, viewer.uid),
  ])
  if (!details || !safe || !rights) throw data(null, 404)
  const { notice, cookies: shown } = takeNotice(request, origin, NOTICES)
  const account = { ...details, role: viewer.role }
  const here = {
    sessionId: context.get(sessionIdContext),
    network: shortNetwork(context.get(networkContext)),
  }
  const { hasPassword, passwordChangedAt, newEmail, hasSecondStep, codesLeft } = safe
  const cards = {
    newEmail,
    password: { hasPassword, ageText: passwordAgeText(passwordChangedAt) },
    sessions: sessionRows(safe.sessions, { ...here, now: services.now() }),
    secondStep: { isOn: hasSecondStep, codesLeft },
  }
  const isNew = notice === 'account-created'
  return data(
    { account, cards, rights, returnTo, isNew, notice: isNew ? null : notice && NOTICE_TEXTS[notice] },
    withCookies([...cookies, ...shown]),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const fields = await formOf(request, Object.keys(accountForm.shape))
  const reading = parseForm<typeof accountForm, FieldCode>(accountForm, fields)
  if (!reading.ok)
    return data(
      { saved: null, refusal: formRefusal(accountRefusalText(reading.code), fields, reading.field) },
      400,
    )
  const services = context.get(servicesContext)
  const outcome = await updateAccount(services, uid, reading.value).then(
    accepted,
    refusedOnFailure(context, 'account-not-saved', accountRefusalText),
  )
  if (!outcome.ok)
    return data({ saved: null, refusal: formRefusal(accountRefusalText(outcome.code), fields) }, 503)
  return data({ saved: ACCOUNT_SUCCESSES['account-saved'], refusal: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    saved: null,
    refusal: formRefusal(accountRefusalText('account-not-saved'), {}),
  })

export const meta = () => pageMeta('Mi perfil')

const validate = formValidator(ACCOUNT_RULES)

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { account, cards, rights, returnTo, isNew, notice } = loaderData
  // A revalidation, which every change of the account causes, clears actionData.
  const answer = useLastKnown<typeof actionData | null>(actionData ?? null, null)
  const greeted = useLastKnown(isNew || null, false)
  return (
    <div className="mx-auto w-full max-w-[calc(45rem+2*var(--gutter))] px-(--gutter) pt-7 md:pt-10">
      <h1 className="type-h1">Mi perfil</h1>
      <div className="grid gap-3.5 not-empty:mt-4">
        <FlashNotice text={notice} />
        {greeted && <Message kind="success">{accountCreatedText(account.name)}</Message>}
        {returnTo && <ReturnToCard returnTo={returnTo} />}
        {!account.isConfirmed && <ConfirmEmailNotice email={account.email} />}
      </div>
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
          refusal={answer?.refusal}
          success={answer?.saved}
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
            <TextField label="Correo" locked defaultValue={account.email} hint="Lo cambias más abajo." />
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
          <FormMessage />
          <SubmitButton
            kind={returnTo ? 'petrol' : 'primary'}
            size="large"
            busyText="Guardando…"
            className="sm:justify-self-start"
          >
            Guardar
          </SubmitButton>
        </ValidatedForm>
      </section>
      <NoticesSetting />
      <EmailCard email={account.email} newEmail={cards.newEmail} />
      <PasswordCard {...cards.password} />
      <SessionsCard sessions={cards.sessions} />
      <SecondStepCard {...cards.secondStep} />
      <OwnDataCard {...rights.ownData} />
      <DeleteAccountCard consequences={rights.deletion} />
    </div>
  )
}
