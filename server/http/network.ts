// The client's network, the key of rate limits. X-Forwarded-For is trusted only behind our own proxies.
import { isIPv4, isIPv6 } from 'node:net'

export function networkOf(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor?.split(',').map(hop => hop.trim()) ?? []), socketAddress ?? '']
  // Each trusted proxy appended the address of its client; entries further left may be forged.
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? ''
  return networkFrom(trustedProxies === 0 ? (socketAddress ?? '') : address)
}

/**
 * An IPv4 address, also where it is written as IPv6 (::ffff:…), or the /64 prefix of an IPv6 address: one customer usually
 * owns all of it.
 */
function networkFrom(address: string): string {
  if (isIPv4(address)) return address
  const withoutZone = address.split('%')[0] ?? ''
  if (!isIPv6(withoutZone)) return 'unknown'
  const groups = groupsOf(withoutZone)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const prefix = groups.slice(0, 4).map(group => group.toString(16).padStart(4, '0'))
  return `${prefix.join(':')}::/64`
}

/** The eight groups of an IPv6 address. The URL parser writes each address in one way, without dots. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map(group => Number.parseInt(group, 16))
}

const CITY_MAX_LENGTH = 60

/** Named by our own proxy; anybody could write it where there is none. Headers arrive as Latin-1, proxies write UTF-8. */
export function cityOf(header: string | undefined, trustedProxies: number): string {
  if (!header || trustedProxies === 0) return ''
  const city = Buffer.from(header, 'latin1').toString('utf8')
  return /^[\p{L}\p{M}\d .,'’()-]+$/u.test(city) ? city.trim().slice(0, CITY_MAX_LENGTH) : ''
}
