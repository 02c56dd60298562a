// POST of 'Quitar' in the row 'Avísame cuando haya' of /perfil.
import { redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { removeOwnAlert } from '#demand/use-cases/search-alerts.server.ts'
import type { AlertSuccess } from '#demand/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import type { Route } from './+types/alert-removal'

export const loader = () => redirect('/perfil#busquedas')

export async function action({ request, context }: Route.ActionArgs) {
  const { aviso = '' } = await formOf(request, ['aviso'])
  // Told, left by the link or removed in another tab meanwhile: it is gone either way.
  await removeOwnAlert(context.get(servicesContext), requireViewer(context), aviso)
  throw redirect(
    '/perfil#busquedas',
    withCookies([flashCookie<AlertSuccess>('alert-removed', context.get(originContext))]),
  )
}
