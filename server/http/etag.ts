import { hash } from 'node:crypto'

/** A strong validator: the hash of the bytes as sent, so each content encoding has its own. */
export function etagOf(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
}

/** Weak comparison (RFC 9110, 13.1.2): proxies that recompress a response mark its ETag as weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some(each => {
    const tag = each.trim()
    return tag === '*' || tag.replace(/^W\//, '') === etag
  })
}
