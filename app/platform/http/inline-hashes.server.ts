import { hash } from 'node:crypto'

export interface HashedDocument {
  readonly html: string
  /** Sources for `script-src`, such as `sha256-…`. */
  readonly scriptHashes: readonly string[]
}

/**
 * Hashes the inline scripts that carry `nonce="{mark}"` and removes the marks. The mark is a secret of this process, so a
 * script in somebody's name or text cannot carry it and gets no hash.
 */
export function hashMarkedScripts(html: string, mark: string): HashedDocument {
  const markedScripts = new RegExp(`<script\\b[^>]* nonce="${mark}"[^>]*>(.*?)</script>`, 'gs')
  const hashes = Array.from(html.matchAll(markedScripts), ([, body = '']) => hashSource(body))
  return { html: html.replaceAll(` nonce="${mark}"`, ''), scriptHashes: [...new Set(hashes)] }
}

/** The source of an inline script or style in a Content-Security-Policy. */
export const hashSource = (body: string) => `sha256-${hash('sha256', body, 'base64')}`
