/** False without network, while the server is down, and while it cannot reach its database. */
export function isServerReady(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
