import type { RouterContextProvider } from 'react-router'
import { cityContext, networkContext } from '#app/services.ts'
import { type DeviceUse, shortNetwork } from '#domain/users/device.ts'

/** With what and from where this request was sent. */
export function deviceOf(request: Request, context: Readonly<RouterContextProvider>): DeviceUse {
  return {
    userAgent: request.headers.get('user-agent') ?? '',
    network: shortNetwork(context.get(networkContext)),
    city: context.get(cityContext),
  }
}
