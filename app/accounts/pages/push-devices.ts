// GET /avisos: the key that browsers subscribe with, and the viewer's devices. POST /avisos: adds a device.
import { data } from 'react-router'
import { listPushEndpointsOfUser } from '#accounts/persistence/push-subscriptions.server.ts'
import { subscribeDevice } from '#accounts/use-cases/device-subscriptions.server.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext, viewerContext } from '#guards/viewer.server.ts'
import { pushSubscriptionForm } from '#platform/domain/web-push.ts'
import { formOf } from '#platform/http/request-form.server.ts'
import type { Route } from './+types/push-devices'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, push } = context.get(servicesContext)
  const { uid } = requireViewer(context)
  return Response.json({ publicKey: push.publicKey, endpoints: await listPushEndpointsOfUser(db, uid) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const sessionId = context.get(sessionIdContext)
  if (!viewer || sessionId === null) return data(null, 401)
  const parsed = pushSubscriptionForm.safeParse(
    await formOf(request, Object.keys(pushSubscriptionForm.shape)),
  )
  if (!parsed.success) return data(null, 400)
  const outcome = await subscribeDevice(context.get(servicesContext), viewer, sessionId, parsed.data)
  return data(null, outcome.ok ? 200 : 400)
}
