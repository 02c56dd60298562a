import type { RouterContextProvider } from 'react-router'
import { type DeviceUse, shortNetwork } from '#accounts/domain/device.ts'
import { cityContext, networkContext } from '#app/services.ts'

/** With what and from where this request was sent. */
export function deviceOf(request: Request, context: Readonly<RouterContextProvider>): DeviceUse {
  return {
    userAgent: request.headers.get('user-agent') ?? '',
    network: shortNetwork(context.get(networkContext)),
    city: context.get(cityContext),
  }
}
