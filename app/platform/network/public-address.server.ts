// Which network addresses the program may connect to: not itself, not the machines around it.
import { lookup as lookupAll } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 addresses that the Internet uses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Not of a special range of IANA's registries. IPv4 addresses written as IPv6 count as what they are. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}

export class PrivateAddress extends Error {}

/**
 * For `http.request`: resolves a name and refuses it when any of its addresses is private. The connection uses the checked
 * address, so that the name cannot change its answer in between. Addresses in the URL itself do not pass here.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupAll(hostname, { ...options, all: true }).then(
    addresses => {
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(new PrivateAddress(`${hostname} is on a private network`), '', 0)
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    },
    (error: NodeJS.ErrnoException) => callback(error, '', 0),
  )
}
