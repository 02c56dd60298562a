// A public host name may resolve to an address of our own network: such connections are refused.
import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

const INTERNAL = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INTERNAL.addSubnet(network, prefix)
/** Only 2000::/3 is assigned to the Internet; within it, 2002::/16 and 2001::/32 tunnel to IPv4 addresses. */
const GLOBAL_V6 = new BlockList()
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6')
const TUNNELS = new BlockList()
TUNNELS.addSubnet('2002::', 16, 'ipv6')
TUNNELS.addSubnet('2001::', 32, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !INTERNAL.check(address)
  return GLOBAL_V6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6')
}

/** dns.lookup for `http.request`: an error unless every address of the name is public. */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0)
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} has an internal address`), '', 0)
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
