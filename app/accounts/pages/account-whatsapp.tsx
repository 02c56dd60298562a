// The forms of the row 'WhatsApp' and of its offers, and the same row as a page of its own.
import { data, redirect } from 'react-router'
import type { WhatsappRefusal } from '#accounts/domain/whatsapp-connection.ts'
import { requireWhatsapp, shownWhatsapp } from '#accounts/pages/whatsapp.server.ts'
import { AccountPage } from '#accounts/ui/account-page.tsx'
import { useShownWhatsapp } from '#accounts/ui/whatsapp/shown-whatsapp.ts'
import { WHATSAPP_ACTS, type WhatsappAct, type WhatsappAnswer } from '#accounts/ui/whatsapp/whatsapp-acts.tsx'
import { WhatsappTopic } from '#accounts/ui/whatsapp/whatsapp-topic.tsx'
import {
  disconnectWhatsapp,
  hideWhatsappOffer,
  restoreWhatsapp,
  startConnecting,
  testWhatsapp,
} from '#accounts/use-cases/whatsapp-connection.server.ts'
import { ACCOUNT_REFUSALS, accountRefusalText } from '#accounts/wording/outcomes.ts'
import {
  OFFERED_ON,
  WHATSAPP_REFUSALS,
  WHATSAPP_ROW,
  WHATSAPP_SUCCESSES,
  type WhatsappSuccess,
} from '#accounts/wording/whatsapp.ts'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext } from '#guards/viewer.server.ts'
import { accepted, type Outcome } from '#platform/domain/outcome.ts'
import {
  answerRefusal,
  formOf,
  refusedOnFailure,
  refuseIncompleteForm,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/account-whatsapp'

export async function loader({ context }: Route.LoaderArgs) {
  return requireWhatsapp(await shownWhatsapp(context))
}

interface SignedIn {
  readonly uid: string
  readonly sessionId: string
}

const REFUSALS = { ...WHATSAPP_REFUSALS, 'account-not-saved': ACCOUNT_REFUSALS['account-not-saved'] }

interface Act {
  readonly run: (services: Services, who: SignedIn) => Promise<Outcome<void, WhatsappRefusal>>
  /** What is said once it is done. */
  readonly said: WhatsappSuccess | null
}

const ACTS: Readonly<Record<WhatsappAct, Act>> = {
  conectar: { run: startConnecting, said: null },
  probar: { run: (services, { uid }) => testWhatsapp(services, uid), said: 'whatsapp-tested' },
  desconectar: { run: (services, { uid }) => disconnectWhatsapp(services, uid), said: 'whatsapp-off' },
  deshacer: { run: (services, { uid }) => restoreWhatsapp(services, uid), said: 'whatsapp-back' },
  ocultar: {
    async run(services, { uid }) {
      await hideWhatsappOffer(services, uid)
      return accepted()
    },
    said: null,
  },
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const services = context.get(servicesContext)
  requireWhatsapp(services.whatsapp)
  const { accion = '', tarjeta, en = '' } = await formOf(request, ['accion', 'tarjeta', 'en'])
  const act = WHATSAPP_ACTS.find(each => each === accion)
  if (!act) refuseIncompleteForm()
  const { run, said } = ACTS[act]
  const outcome = await run(services, { uid, sessionId: context.get(sessionIdContext) ?? '' }).catch(
    refusedOnFailure(context, 'account-not-saved', accountRefusalText),
  )
  if (!outcome.ok)
    return answerRefusal(REFUSALS, outcome, text => ({ saved: null, refusal: formRefusal(text, {}) }))
  if (tarjeta === '1') {
    const shown = act === 'conectar' ? await shownWhatsapp(context) : null
    return data<WhatsappAnswer>({
      act,
      saved: said && WHATSAPP_SUCCESSES[said],
      refusal: null,
      chatUrl: shown?.code?.chatUrl ?? null,
    })
  }
  const to = OFFERED_ON.find(path => path === en) ?? WHATSAPP_ROW
  throw redirect(
    to,
    withCookies(said ? [flashCookie<WhatsappSuccess>(said, context.get(originContext))] : []),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    saved: null,
    refusal: formRefusal(accountRefusalText('account-not-saved'), {}),
  })

export const meta = () => pageMeta('WhatsApp')

export default function AccountWhatsapp({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage boxed title="WhatsApp">
      {actionData?.refusal && (
        <div className="mb-4">
          <Message kind="error">{actionData.refusal.text}</Message>
        </div>
      )}
      <WhatsappTopic {...useShownWhatsapp(loaderData)} />
    </AccountPage>
  )
}
