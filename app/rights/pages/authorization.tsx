// Ley 1581: what was authorised and when, how to correct the data, and what withdrawing means.
import { data, Link, redirect } from 'react-router'
import { AccountPage } from '#accounts/ui/account-page.tsx'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { formOf } from '#platform/http/request-form.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { fullDateText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findAuthorization } from '#rights/persistence/authorizations.server.ts'
import { acknowledgePolicy } from '#rights/use-cases/acknowledge-policy.server.ts'
import { authorizedText, currentPolicyText, WITHDRAWAL_TEXT } from '#rights/wording/rights.ts'
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

export const meta = () => pageMeta('Tu autorización')

const LINK = 'font-bold text-petrol-600 hover:underline'

export default function AuthorizationPage({ loaderData: { authorization } }: Route.ComponentProps) {
  return (
    <AccountPage
      boxed
      title="Tu autorización"
      intro="Para qué usamos tus datos y qué puedes hacer con ellos."
    >
      <h2 className="type-h3">Lo que autorizaste</h2>
      <p className="mt-1.5 text-ink-700">
        {authorizedText(authorization)}
        {authorization.authorizedVersion &&
          ` Era el texto del ${fullDateText(authorization.authorizedVersion)}.`}
      </p>
      <p className="mt-2.5 text-ink-700">
        {currentPolicyText(authorization)}:{' '}
        <Link to="/privacidad" className={LINK}>
          Política de Privacidad
        </Link>{' '}
        y{' '}
        <Link to="/terminos" className={LINK}>
          Términos
        </Link>
        .
      </p>
      <h2 className="mt-6 type-h3">Corregir</h2>
      <p className="mt-1.5 text-ink-700">
        Tu nombre, ciudad, barrio y teléfono los cambias en{' '}
        <Link to="/perfil" className={LINK}>
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
