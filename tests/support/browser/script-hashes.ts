import { createHash } from 'node:crypto'

/** The hashes that the Content-Security-Policy of a response allows in a directive. */
export function hashesAllowed(response: Response, directive = 'script-src'): string[] {
  const policy = response.headers.get('content-security-policy') ?? ''
  const [, sources = ''] = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy) ?? []
  return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash)
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The bodies of the inline scripts of a page. JSON-LD is data that no browser runs. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs)
  return Array.from(scripts, ([, body = '']) => body)
}

/** The inline scripts that the browser would refuse to run. */
export function scriptsWithoutHash(response: Response, html: string): string[] {
  const allowed = hashesAllowed(response)
  return inlineScripts(html).filter(body => !allowed.includes(hashOf(body)))
}
