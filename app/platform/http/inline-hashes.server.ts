// The inline scripts and styles of a rendered document. It stays the bytes that are sent: as a text it would be decoded, copied
// by each replacement and encoded again.
import { hash } from 'node:crypto'
import type { InlineStylesheet, InlineStylesheets } from '#app/services.ts'

/** As bytes: a text of one character takes 35 times as long to find. */
const [TAG_START = 0, TAG_END = 0, QUOTE = 0] = Buffer.from('<>"')

export interface HashedDocument {
  readonly html: Buffer
  /** Sources for `script-src`, such as `sha256-…`. */
  readonly scriptHashes: readonly string[]
}

/**
 * Hashes the inline scripts that carry `nonce="{mark}"` and removes the marks. The mark is a secret of this process, so a
 * script in somebody's name or text cannot carry it and gets no hash.
 */
export function hashMarkedScripts(html: Buffer, mark: string): HashedDocument {
  const hashes = new Set<string>()
  const unmarked = replaceEach(html, ` nonce="${mark}"`, (at, end) => {
    const body = html.indexOf(TAG_END, end) + 1
    const closed = html.indexOf('</script>', body)
    // React escapes '<' and '>' in attributes.
    if (closed > 0 && isAt(html, '<script', html.lastIndexOf(TAG_START, at)))
      hashes.add(hashSource(html.subarray(body, closed)))
    return ''
  })
  return { html: unmarked, scriptHashes: [...hashes] }
}

/** The source of an inline script or style in a Content-Security-Policy. */
export const hashSource = (body: string | Uint8Array) => `sha256-${hash('sha256', body, 'base64')}`

export interface StyledDocument {
  readonly html: Buffer
  /** Sources for `style-src`, such as `sha256-…`. */
  readonly styleHashes: readonly string[]
}

const LINK = '<link '
const STYLESHEET = 'rel="stylesheet" href="'

/**
 * Writes the given style sheets into the document. Each link stays, because React hydrates it, with a type that browsers
 * do not request (Chromium requests disabled links). After a hydration error React creates it anew, without the type.
 */
export function inlineStylesheets(html: Buffer, stylesheets: InlineStylesheets): StyledDocument {
  const styleHashes: string[] = []
  const styled = replaceEach(html, LINK + STYLESHEET, (_, end) => {
    const closed = html.indexOf(QUOTE, end)
    // React Router appends an empty fragment to the URLs of style sheets.
    const href = html.toString('utf8', end, closed).replace(/#$/, '')
    const stylesheet = isAt(html, '"/>', closed) ? stylesheets.get(href) : undefined
    if (!stylesheet) return null
    styleHashes.push(stylesheet.hash)
    return inlined(stylesheet)
  })
  return { html: styled, styleHashes }
}

const encoded = new WeakMap<InlineStylesheet, Uint8Array>()

/** Encoded once: a style sheet is as long as the page. */
function inlined(stylesheet: InlineStylesheet): Uint8Array {
  const known = encoded.get(stylesheet)
  if (known) return known
  const bytes = Buffer.from(`<style>${stylesheet.css}</style>${LINK}type="text/plain" ${STYLESHEET}`)
  encoded.set(stylesheet, bytes)
  return bytes
}

const MODULE = '<link rel="modulepreload"'

/** Pages work without scripts, so on a slow network styles, fonts and images load first. */
export function withLowPriorityModules(html: Buffer): Buffer {
  return replaceEach(html, MODULE, () => `${MODULE} fetchpriority="low"`)
}

/** The document with something else in place of each occurrence; null leaves it. */
function replaceEach(
  html: Buffer,
  searched: string,
  replacementFor: (at: number, end: number) => string | Uint8Array | null,
): Buffer {
  const pieces: Uint8Array[] = []
  let copied = 0
  for (let at = html.indexOf(searched); at !== -1; at = html.indexOf(searched, at + 1)) {
    const end = at + searched.length
    const replacement = replacementFor(at, end)
    if (replacement === null) continue
    const bytes = typeof replacement === 'string' ? Buffer.from(replacement) : replacement
    pieces.push(html.subarray(copied, at), bytes)
    copied = end
  }
  return copied === 0 ? html : Buffer.concat([...pieces, html.subarray(copied)])
}

function isAt(html: Buffer, text: string, at: number): boolean {
  return at >= 0 && html.toString('latin1', at, at + text.length) === text
}
