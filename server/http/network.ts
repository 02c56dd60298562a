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

/** An IPv4 address, or the /64 prefix of an IPv6 address: one customer usually owns all of it. */
function networkFrom(address: string): string {
  const v4 = address.replace(/^::ffff:/i, '')
  if (isIPv4(v4)) return v4
  if (!isIPv6(address)) return 'unknown'
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => group.toLowerCase().padStart(4, '0'))
    .join(':')}::/64`
}
