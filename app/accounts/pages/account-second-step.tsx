// Switches the second step on and off, and makes new recovery codes.
import { data, redirect } from 'react-router'
import type { FieldCode } from '#accounts/domain/credential-rules.ts'
import { confirmPasswordForm } from '#accounts/domain/credentials.ts'
import { qrPath } from '#accounts/pages/qr-path.server.ts'
import { SecondStepView } from '#accounts/ui/second-step-view.tsx'
import { openSafeAccount } from '#accounts/use-cases/own-account.server.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  switchSecondStepOff,
} from '#accounts/use-cases/own-second-step.server.ts'
import {
  ACCOUNT_REFUSALS,
  type AccountRefusalCode,
  type AccountSuccess,
  accountRefusalText,
} from '#accounts/wording/outcomes.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/account-second-step'

const PATH = '/perfil/segundo-paso'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid, role } = requireViewer(context)
  const services = context.get(servicesContext)
  const account = await openSafeAccount(services, uid)
  if (!account) throw data(null, 404)
  const { hasSecondStep: isOn, hasPassword, codesLeft } = account
  const setup = isOn ? null : await services.identity.secondStep.findSetup(uid)
  const isRequired = role === 'admin' && services.adminsNeedSecondStep
  return {
    isOn,
    hasPassword,
    codesLeft,
    isRequired,
    setup: setup && { ...setup, qr: qrPath(setup.uri) },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const { uid } = viewer
  const services = context.get(servicesContext)
  const fields = await formOf(request, ['accion', 'codigo', ...Object.keys(confirmPasswordForm.shape)])
  const { accion: intent = '', codigo = '' } = fields
  const onFailure = refusedOnFailure(context, 'account-not-saved', accountRefusalText)
  const { headers } = request

  if (intent === 'confirmar') {
    const outcome = await confirmSecondStep(services, uid, { code: codigo, headers }).catch(onFailure)
    if (!outcome.ok) return refusal(outcome, intent, 'codigo')
    return shownCodes(outcome.value.recoveryCodes, 'on', outcome.value.cookies)
  }
  const reading = parseForm<typeof confirmPasswordForm, FieldCode | 'invalid-credential'>(
    confirmPasswordForm,
    fields,
  )
  if (!reading.ok) return refusal({ ...reading, kind: 'invalid' }, intent, 'actual')
  const password = reading.value.actual
  if (intent === 'codigos') {
    const outcome = await renewRecoveryCodes(services, uid, { password, headers }).catch(onFailure)
    return outcome.ok ? shownCodes(outcome.value, 'renewed') : refusal(outcome, intent, 'actual')
  }
  if (intent === 'quitar') {
    const outcome = await switchSecondStepOff(services, viewer, { password, headers }).catch(onFailure)
    if (!outcome.ok) return refusal(outcome, intent, 'actual')
    throw redirect(
      '/perfil',
      withCookies([
        ...outcome.value,
        flashCookie<AccountSuccess>('second-step-off', context.get(originContext)),
      ]),
    )
  }
  const outcome = await beginSecondStep(services, uid, { password, headers }).catch(onFailure)
  if (!outcome.ok) return refusal(outcome, intent, 'actual')
  throw redirect(PATH)
}

const shownCodes = (codes: readonly string[], why: 'on' | 'renewed', cookies: readonly string[] = []) =>
  data({ codes, why, intent: '', refusal: null }, withCookies(cookies))

/** What concerns no field is shown above the form. */
function refusal(outcome: Refused<AccountRefusalCode>, intent: string, field: string) {
  const { code } = outcome
  const hasField =
    code !== 'too-many-requests' && code !== 'account-not-saved' && code !== 'second-step-required'
  return answerRefusal(ACCOUNT_REFUSALS, outcome, text => ({
    codes: null,
    why: null,
    intent,
    refusal: formRefusal(text, {}, hasField ? field : null),
  }))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    codes: null,
    why: null,
    intent: '',
    refusal: formRefusal(accountRefusalText('account-not-saved'), {}),
  })

export const meta = () => pageMeta('Segundo paso')

export default function AccountSecondStep({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondStepView {...loaderData} answer={actionData ?? null} />
}
