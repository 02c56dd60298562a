/** False without network, when the reply is cut, while the server is down, and while it cannot reach its database. */
export function isServerReady(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store' })
    .then(async answer => answer.ok && (await answer.text()) === 'ok')
    .catch(() => false)
}
