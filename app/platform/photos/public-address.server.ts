// Which network addresses the program may fetch from: not itself, not the machines around it.
import { lookup as lookupAll } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Special-purpose addresses (IANA registries): loopback, private, link-local, shared, multicast, reserved. */
const PRIVATE_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

const blocked = new BlockList()
for (const network of PRIVATE_NETWORKS) {
  const [address = '', bits] = network.split('/')
  blocked.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

/** IPv4 addresses written as IPv6 count as what they are. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4')
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
