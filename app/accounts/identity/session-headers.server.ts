// Better Auth hands the headers of a call to its hooks: they carry the device of a new session into its row.
import type { DeviceUse } from '#accounts/domain/device.ts'

const NETWORK = 'x-session-network'
const CITY = 'x-session-city'
/** Longer ones are made up. */
export const USER_AGENT_MAX_LENGTH = 400

export const UNKNOWN_DEVICE: DeviceUse = { userAgent: '', network: '', city: '' }

/** Never made of the headers of a request: only what is given here reaches the hook. */
export function sessionHeaders({ userAgent, network, city }: DeviceUse, cookie = ''): Headers {
  return new Headers({
    'user-agent': userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    [NETWORK]: network,
    [CITY]: encodeURIComponent(city),
    ...(cookie && { cookie }),
  })
}

/** The columns of a session that Better Auth does not know. */
export function sessionPlace(headers: Headers | undefined): Pick<DeviceUse, 'network' | 'city'> {
  return { network: headers?.get(NETWORK) ?? '', city: decodeURIComponent(headers?.get(CITY) ?? '') }
}
