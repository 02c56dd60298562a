import { Suspense } from 'react'
import { data } from 'react-router'
import type { FieldCode } from '#accounts/domain/credential-rules.ts'
import { accountForm } from '#accounts/domain/credentials.ts'
import { shortNetwork } from '#accounts/domain/device.ts'
import { cardRefused } from '#accounts/pages/card-answer.server.ts'
import { shownWhatsapp } from '#accounts/pages/whatsapp.server.ts'
import { listPushEndpointsOfUser } from '#accounts/persistence/push-subscriptions.server.ts'
import { findAccountDetails } from '#accounts/persistence/users.server.ts'
import { AccountLink, AccountRow, RowBox, RowGroup, useRowOfAddress } from '#accounts/ui/account-rows.tsx'
import { DetailsForm } from '#accounts/ui/details-form.tsx'
import { EmailSettings } from '#accounts/ui/email-settings.tsx'
import { PasswordSettings } from '#accounts/ui/password-settings.tsx'
import { PushOptInRow } from '#accounts/ui/push/push-opt-in-row.tsx'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { SecondStepSettings } from '#accounts/ui/second-step-settings.tsx'
import { SessionList } from '#accounts/ui/session-list.tsx'
import { openSafeAccount, updateAccount } from '#accounts/use-cases/own-account.server.ts'
import {
  mailRefusedText,
  passwordAgeText,
  passwordStateText,
  sessionCountText,
  sessionRows,
} from '#accounts/wording/account-cards.ts'
import {
  ACCOUNT_SUCCESSES,
  type AccountSuccess,
  accountCreatedText,
  accountRefusalText,
  SAFE_ACCOUNT_SUCCESS_TEXTS,
} from '#accounts/wording/outcomes.ts'
import { WHATSAPP_SUCCESSES, type WhatsappSuccess } from '#accounts/wording/whatsapp.ts'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { isLetterStopped } from '#board/persistence/board-letters.server.ts'
import { LetterRow } from '#board/ui/letter-row.tsx'
import { LETTER_SUCCESSES, type LetterSuccess } from '#board/wording/outcomes.ts'
import { findReturnTo } from '#bookings/http/return-to-cookie.server.ts'
import { ReturnToCard } from '#bookings/ui/return-to-card.tsx'
import { FAVOURITES_PAGE } from '#catalogue/domain/favourites.ts'
import { listAlertsOf } from '#demand/persistence/search-alerts.server.ts'
import { AlertRow } from '#demand/ui/alert-row.tsx'
import { ALERT_SUCCESSES, type AlertSuccess } from '#demand/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext } from '#guards/viewer.server.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import { accepted } from '#platform/domain/outcome.ts'
import { formOf, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { EmailText } from '#platform/ui/basics/email-text.tsx'
import { FlashMessage, Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { lazyPart } from '#platform/ui/hooks/lazy-part.ts'
import { useLastKnown } from '#platform/ui/hooks/use-last-known.ts'
import { useUnfoldedSections } from '#platform/ui/hooks/use-unfolded-sections.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findAccountRights } from '#rights/pages/account-rights.server.ts'
import { DeleteAccountRow } from '#rights/ui/delete-account.tsx'
import { OwnDataRows } from '#rights/ui/own-data.tsx'
import { RIGHTS_SUCCESSES } from '#rights/wording/outcomes.ts'
import type { Route } from './+types/account'

const FLASHES: readonly (
  | AccountSuccess
  | WhatsappSuccess
  | LetterSuccess
  | AlertSuccess
  | 'account-recovered'
)[] = [
  'account-created',
  'account-recovered',
  ...(Object.keys(SAFE_ACCOUNT_SUCCESS_TEXTS) as (keyof typeof SAFE_ACCOUNT_SUCCESS_TEXTS)[]),
  ...(Object.keys(WHATSAPP_SUCCESSES) as WhatsappSuccess[]),
  ...(Object.keys(LETTER_SUCCESSES) as LetterSuccess[]),
  ...(Object.keys(ALERT_SUCCESSES) as AlertSuccess[]),
]

const FLASH_TEXTS = {
  ...ACCOUNT_SUCCESSES,
  ...WHATSAPP_SUCCESSES,
  ...LETTER_SUCCESSES,
  ...ALERT_SUCCESSES,
  'account-recovered': RIGHTS_SUCCESSES['account-recovered'],
}

// A script of its own: only where the operator has set it up.
const WhatsappRow = lazyPart(() =>
  import('#accounts/ui/whatsapp/whatsapp-row.tsx').then(({ WhatsappRow }) => WhatsappRow),
)

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const origin = context.get(originContext)
  const [details, safe, { returnTo, cookies }, rights, endpoints, whatsapp, isStopped, alerts] =
    await Promise.all([
      findAccountDetails(services.db, viewer.uid),
      openSafeAccount(services, viewer.uid),
      findReturnTo(request, { services, viewer, origin }),
      findAccountRights(services, viewer.uid),
      listPushEndpointsOfUser(services.db, viewer.uid),
      shownWhatsapp(context),
      viewer.role === 'admin' ? isLetterStopped(services.db, viewer.uid) : null,
      listAlertsOf(services.db, viewer.uid),
    ])
  if (!details || !safe || !rights) throw data(null, 404)
  const { flash, cookies: shown } = takeFlash(request, origin, FLASHES)
  const account = { ...details, role: viewer.role }
  const here = {
    sessionId: context.get(sessionIdContext),
    network: shortNetwork(context.get(networkContext)),
  }
  const { hasPassword, passwordChangedAt, newEmail, hasSecondStep, codesLeft } = safe
  const cards = {
    newEmail,
    password: {
      hasPassword,
      ageText: passwordAgeText(passwordChangedAt),
      stateText: passwordStateText(safe),
    },
    sessions: sessionRows(safe.sessions, { ...here, now: services.now() }),
    secondStep: { isOn: hasSecondStep, codesLeft },
    devices: endpoints.length,
    /** Of administrators. */
    isBoardLetterStopped: isStopped,
    alerts,
  }
  const isNew = flash === 'account-created'
  return data(
    { account, cards, whatsapp, rights, returnTo, isNew, flash: isNew ? null : flash && FLASH_TEXTS[flash] },
    withCookies([...cookies, ...shown]),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const fields = await formOf(request, Object.keys(accountForm.shape))
  const reading = parseForm<typeof accountForm, FieldCode>(accountForm, fields)
  if (!reading.ok) return cardRefused(reading, { field: reading.field, typed: fields })
  const services = context.get(servicesContext)
  const outcome = await updateAccount(services, uid, reading.value).then(
    accepted,
    refusedOnFailure(context, 'account-not-saved', accountRefusalText),
  )
  if (!outcome.ok) return cardRefused(outcome, { typed: fields })
  return data({ saved: ACCOUNT_SUCCESSES['account-saved'], refusal: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    saved: null,
    refusal: formRefusal(accountRefusalText('account-not-saved'), {}),
  })

export const meta = () => pageMeta('Mi perfil')

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { account, cards, whatsapp, rights, returnTo, isNew, flash } = loaderData
  // A revalidation, which every change of the account causes, clears actionData.
  const answer = useLastKnown<typeof actionData | null>(actionData ?? null, null)
  const greeted = useLastKnown(isNew || null, false)
  useRowOfAddress()
  useUnfoldedSections()
  const isAwaited = !account.isConfirmed || cards.newEmail !== null
  return (
    <div className="container-page pt-7 md:pt-10">
      <h1 className="type-h1">Mi perfil</h1>
      <div className="grid max-w-[45rem] gap-3.5 not-empty:mt-4">
        <FlashMessage text={flash} />
        {greeted && <Message kind="success">{accountCreatedText(account.name)}</Message>}
        {returnTo && <ReturnToCard returnTo={returnTo} />}
      </div>
      <div className="mt-4 grid items-start gap-x-12 gap-y-7 md:mt-6 md:grid-cols-[27rem_minmax(0,1fr)]">
        <div>
          <div className="mb-5 flex items-center gap-4 md:mb-6">
            <Avatar name={account.name || account.email} className="w-[4.5rem] arch-90 text-22" />
            <div className="min-w-0">
              <p className="type-h3 break-words">{account.name || account.email}</p>
              <div className="mt-1.5">
                <RoleBadge role={account.role} />
              </div>
            </div>
          </div>
          <DetailsForm details={account} answer={answer ?? null} isSecondary={returnTo !== null} />
        </div>
        <div>
          <RowBox>
            <AccountLink
              to={FAVOURITES_PAGE}
              icon="heart"
              title="Mis técnicos"
              text="Los que te sirven y los que guardas"
            />
          </RowBox>
          <RowGroup title="Cómo entras">
            <AccountRow
              id="correo"
              icon="mail"
              title="Correo"
              isOpen={account.mailRefusedAt !== null || (greeted && isAwaited)}
              state={
                <>
                  <EmailText>{account.email}</EmailText>
                  {account.mailRefusedAt ? (
                    <Badge tone="red" icon="triangle-alert">
                      No recibe
                    </Badge>
                  ) : (
                    isAwaited && (
                      <Badge tone="amber" icon="hourglass">
                        Por confirmar
                      </Badge>
                    )
                  )}
                </>
              }
            >
              <EmailSettings
                email={account.email}
                isConfirmed={account.isConfirmed}
                refusedText={account.mailRefusedAt && mailRefusedText(account.mailRefusedAt)}
                newEmail={cards.newEmail}
              />
            </AccountRow>
            <AccountRow id="contrasena" icon="key-round" title="Contraseña" state={cards.password.stateText}>
              <PasswordSettings {...cards.password} />
            </AccountRow>
            <AccountRow
              id="sesiones"
              icon="smartphone"
              title="Sesiones"
              state={sessionCountText(cards.sessions.length)}
            >
              <SessionList sessions={cards.sessions} />
            </AccountRow>
            <AccountRow
              id="segundo-paso"
              icon="shield-check"
              title="Segundo paso"
              state={<OnBadge isOn={cards.secondStep.isOn} />}
            >
              <SecondStepSettings {...cards.secondStep} />
            </AccountRow>
          </RowGroup>
          <RowGroup title="Avisos y datos">
            {whatsapp && (
              <Suspense>
                <WhatsappRow {...whatsapp} />
              </Suspense>
            )}
            <PushOptInRow devices={cards.devices} />
            <AlertRow alerts={cards.alerts} />
            {cards.isBoardLetterStopped !== null && <LetterRow isStopped={cards.isBoardLetterStopped} />}
            <OwnDataRows {...rights.ownData} />
          </RowGroup>
          <RowBox className="mt-4">
            <DeleteAccountRow consequences={rights.deletion} />
          </RowBox>
        </div>
      </div>
    </div>
  )
}

function OnBadge({ isOn }: { isOn: boolean }) {
  return (
    <Badge tone={isOn ? 'green' : 'slate'} icon={isOn ? 'circle-check' : 'circle'}>
      {isOn ? 'Activo' : 'Apagado'}
    </Badge>
  )
}
