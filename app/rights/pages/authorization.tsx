// Ley 1581: what was authorised and when, how to correct the data, and what withdrawing means.
import { data, Link, redirect } from 'react-router'
import { POLICY_VERSION } from '#accounts/domain/authorization.ts'
import { AccountPage } from '#accounts/ui/account-page.tsx'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { formOf } from '#platform/http/request-form.server.ts'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { fullDateText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findAuthorization } from '#rights/persistence/authorizations.server.ts'
import { acknowledgePolicy } from '#rights/use-cases/acknowledge-policy.server.ts'
import { acknowledgedText, authorizedText, WITHDRAWAL_TEXT } from '#rights/wording/rights.ts'
import type { Route } from './+types/authorization'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const authorization = await findAuthorization(context.get(servicesContext).db, uid)
  if (!authorization) throw data(null, 404)
  return { authorization }
}

/** The person read that the text changed. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const fields = await formOf(request, ['intent', 'from'])
  if (fields.intent !== 'told') throw data(null, 400)
  await acknowledgePolicy(context.get(servicesContext), viewer)
  throw redirect(returnPathFrom(fields.from) ?? '/perfil/autorizacion')
}

export const handle = { footer: 'line' }

export const meta = () => pageMeta('Tu autorización')

export default function AuthorizationPage({ loaderData: { authorization } }: Route.ComponentProps) {
  const notified = acknowledgedText(authorization)
  return (
    <AccountPage
      boxed
      title="Tu autorización"
      intro="Para qué usamos tus datos y qué puedes hacer con ellos."
    >
      <h2 className="type-h3">Lo que autorizaste</h2>
      <p className="mt-1.5 text-ink-700">{authorizedText(authorization)}</p>
      {authorization.authorizedVersion && (
        <p className="mt-1.5 text-ink-700">
          Era el texto del {fullDateText(authorization.authorizedVersion)}.
        </p>
      )}
      {notified && <p className="mt-1.5 text-ink-700">{notified}</p>}
      <p className="mt-1.5 text-ink-700">
        El texto vigente es del {fullDateText(POLICY_VERSION)}:{' '}
        <TextLink to="/privacidad">Política de Privacidad</TextLink> y{' '}
        <TextLink to="/terminos">Términos</TextLink>.
      </p>
      <h2 className="mt-6 type-h3">Corregir</h2>
      <p className="mt-1.5 text-ink-700">
        Tu nombre, ciudad, barrio y teléfono los cambias en{' '}
        <Link to="/perfil" className="font-bold text-petrol-600 hover:underline">
          Mi perfil
        </Link>
        . Si algo más está mal, escríbenos.
      </p>
      <h2 className="mt-6 type-h3">Retirar</h2>
      <p className="mt-1.5 text-ink-700">{WITHDRAWAL_TEXT}</p>
      <ButtonLink to="/perfil/eliminar" kind="danger" className="mt-4 max-sm:w-full">
        Retirar y eliminar mi cuenta
      </ButtonLink>
    </AccountPage>
  )
}
