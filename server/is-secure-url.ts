/** https, or http on this machine. */
export function isSecureUrl(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || isLocal
}
