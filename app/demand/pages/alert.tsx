// Behind the link of 'Avísame cuando haya': a guest confirms it, or leaves. Nothing changes until a button is pressed, or a mail
// program posts for it (RFC 8058).
import { data, Form } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { CONFIRM_ALERT, LEAVE_ALERT, wantedPath } from '#demand/domain/search-alert.ts'
import { findAlertByToken } from '#demand/persistence/search-alerts.server.ts'
import { confirmAlertByLink, leaveAlertByLink } from '#demand/use-cases/search-alerts.server.ts'
import { ASK_TEXT, askedText, metText, wantedText } from '#demand/wording/search-alert.ts'
import { formOf, refuseIncompleteForm } from '#platform/http/request-form.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/alert'

export async function loader({ params, context }: Route.LoaderArgs) {
  const alert = await findAlertByToken(context.get(servicesContext).db, params.token)
  return data({ alert }, alert ? 200 : 404)
}

/** The alert may be gone when the page is read after the act. */
const DONE = 200
/** The page is not read again after a 404. */
const GONE = { hasLeft: false, met: null, isGone: true } as const

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { act = url.searchParams.get('act') } = await formOf(request, ['act'])
  if (act === LEAVE_ALERT) {
    const outcome = await leaveAlertByLink(services, params.token)
    return outcome.ok ? data({ hasLeft: true, met: null }, DONE) : data(GONE, 404)
  }
  if (act !== CONFIRM_ALERT) refuseIncompleteForm()
  const outcome = await confirmAlertByLink(services, params.token)
  return outcome.ok ? data({ hasLeft: false, met: outcome.value }, DONE) : data(GONE, 404)
}

/** The address is a key. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta = () => [
  ...pageMeta('Avísame cuando haya'),
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function AlertPage({ loaderData: { alert }, actionData }: Route.ComponentProps) {
  const isGone = actionData !== undefined && 'isGone' in actionData
  return (
    <div className="container-57.5 max-w-140 pt-7 pb-16 md:pt-10">
      <h1 className="type-h1">Avísame cuando haya</h1>
      <div className="mt-4 grid justify-items-start gap-4">
        {actionData?.hasLeft ? (
          <>
            <Message kind="success">Listo: no te avisamos y borramos tu correo.</Message>
            <ButtonLink kind="white" to="/tecnicos">
              Ver técnicos
            </ButtonLink>
          </>
        ) : actionData?.met ? (
          <>
            <Message kind="success">{metText(actionData.met)}</Message>
            <ButtonLink to={wantedPath(actionData.met)}>Ver quién es</ButtonLink>
          </>
        ) : alert && !isGone ? (
          <Waiting alert={alert} />
        ) : (
          <>
            <p className="text-ink-700">Este aviso ya no está: ya te escribimos, lo quitaste o venció.</p>
            <ButtonLink kind="white" to="/tecnicos">
              Ver técnicos
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}

function Waiting({ alert }: { alert: NonNullable<Route.ComponentProps['loaderData']['alert']> }) {
  const { wanted, isConfirmed } = alert
  return (
    <>
      {isConfirmed ? (
        <Message kind="success">{askedText(wanted)}</Message>
      ) : (
        <p className="text-ink-700">
          ¿Te avisamos cuando haya <strong className="font-bold text-ink-900">{wantedText(wanted)}</strong>?
        </p>
      )}
      <p className="text-support text-ink-600">{ASK_TEXT}</p>
      {!isConfirmed && (
        <Form method="post">
          <Button type="submit" name="act" value={CONFIRM_ALERT}>
            Sí, avísame
          </Button>
        </Form>
      )}
      <Form method="post">
        <Button type="submit" kind="white" name="act" value={LEAVE_ALERT}>
          {isConfirmed ? 'Ya no me avises' : 'No lo pedí: borra mi correo'}
        </Button>
      </Form>
      {isConfirmed && (
        <ButtonLink kind="text" to={wantedPath(wanted)}>
          Ver quién está cerca
        </ButtonLink>
      )}
    </>
  )
}
