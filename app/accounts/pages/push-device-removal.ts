// POST /avisos/quitar: this device receives no more push messages.
import { data } from 'react-router'
import { unsubscribeDevice } from '#accounts/use-cases/device-subscriptions.server.ts'
import { servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { formOf } from '#platform/http/request-form.server.ts'
import type { Route } from './+types/push-device-removal'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  if (!viewer) return data(null, 401)
  const { endpoint = '' } = await formOf(request, ['endpoint'])
  await unsubscribeDevice(context.get(servicesContext), viewer, endpoint)
  return data(null)
}
