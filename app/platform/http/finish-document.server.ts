// What is still changed in a rendered document before it is sent: inline scripts and styles get their hashes for the
// Content-Security-Policy. It stays bytes, and is copied once: V8 counts what is outside of its heap too, and several copies of
// each page made it collect all garbage every fifty pages (decision 163).
import { hash } from 'node:crypto'
import type { InlineStylesheet, InlineStylesheets } from '#app/services.ts'

/** As bytes: a text of one character takes 35 times as long to find. */
const [TAG_START = 0, TAG_END = 0, QUOTE = 0] = Buffer.from('<>"')

export interface FinishedDocument {
  readonly html: Buffer<ArrayBuffer>
  /** Sources for `script-src`, such as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Sources for `style-src`. */
  readonly styleHashes: readonly string[]
}

interface DocumentOptions {
  /** What `nonce` holds in every inline script that React and React Router write. */
  readonly mark: string
  readonly stylesheets: InlineStylesheets
}

/** Bytes in place of those from `at` to `end`. */
interface Edit {
  readonly at: number
  readonly end: number
  readonly bytes: Uint8Array
}

export function finishDocument(
  chunks: readonly Uint8Array[],
  { mark, stylesheets }: DocumentOptions,
): FinishedDocument {
  const html = gathered(chunks)
  const scripts = unmarked(html, mark)
  const styles = inlined(html, stylesheets)
  const edits = [...scripts.edits, ...styles.edits, ...withLowPriority(html)]
  return { html: edited(html, edits), scriptHashes: scripts.hashes, styleHashes: styles.hashes }
}

/** The source of an inline script or style in a Content-Security-Policy. */
export const hashSource = (body: string | Uint8Array) => `sha256-${hash('sha256', body, 'base64')}`

interface Hashed {
  readonly edits: readonly Edit[]
  readonly hashes: readonly string[]
}

const NOTHING = new Uint8Array()

/**
 * Hashes the inline scripts that carry `nonce="{mark}"` and removes the marks. The mark is a secret of this process, so a
 * script in somebody's name or text cannot carry it and gets no hash.
 */
function unmarked(html: Buffer, mark: string): Hashed {
  const hashes = new Set<string>()
  const edits = [...occurrences(html, ` nonce="${mark}"`)].map(({ at, end }) => {
    // Links carry it too: looking for the end of a script from each of them would read most of the page as often.
    if (isAt(html, '<script', html.lastIndexOf(TAG_START, at))) {
      const body = html.indexOf(TAG_END, end) + 1
      const closed = html.indexOf('</script>', body)
      // React escapes '<' and '>' in attributes.
      if (closed > 0) hashes.add(hashSource(html.subarray(body, closed)))
    }
    return { at, end, bytes: NOTHING }
  })
  return { edits, hashes: [...hashes] }
}

const STYLESHEET = 'rel="stylesheet" href="'
const NOT_REQUESTED = Buffer.from('type="text/plain" ')

/**
 * Writes the given style sheets into the document. Each link stays, because React hydrates it, with a type that browsers
 * do not request (Chromium requests disabled links). After a hydration error React creates it anew, without the type.
 */
function inlined(html: Buffer, stylesheets: InlineStylesheets): Hashed {
  const hashes: string[] = []
  const edits = [...occurrences(html, STYLESHEET)].flatMap(({ at, end }) => {
    const link = html.lastIndexOf(TAG_START, at)
    // React Router appends an empty fragment to the URLs of style sheets.
    const href = html.toString('utf8', end, html.indexOf(QUOTE, end)).replace(/#$/, '')
    const stylesheet = isAt(html, '<link ', link) ? stylesheets.get(href) : undefined
    if (!stylesheet) return []
    hashes.push(stylesheet.hash)
    return [
      { at: link, end: link, bytes: styleElement(stylesheet) },
      { at, end: at, bytes: NOT_REQUESTED },
    ]
  })
  return { edits, hashes }
}

const encoded = new WeakMap<InlineStylesheet, Uint8Array>()

/** Encoded once: a style sheet is as long as the page. */
function styleElement(stylesheet: InlineStylesheet): Uint8Array {
  const known = encoded.get(stylesheet)
  if (known) return known
  const bytes = Buffer.from(`<style>${stylesheet.css}</style>`)
  encoded.set(stylesheet, bytes)
  return bytes
}

const MODULE = '<link rel="modulepreload"'
const LOW_PRIORITY = Buffer.from(' fetchpriority="low"')

/** Pages work without scripts, so on a slow network styles, fonts and images load first. */
const withLowPriority = (html: Buffer): Edit[] =>
  [...occurrences(html, MODULE)].map(({ end }) => ({ at: end, end, bytes: LOW_PRIORITY }))

function* occurrences(html: Buffer, searched: string) {
  for (let at = html.indexOf(searched); at !== -1; at = html.indexOf(searched, at + 1))
    yield { at, end: at + searched.length }
}

function edited(html: Buffer, edits: readonly Edit[]): Buffer<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  let copied = 0
  // What is inserted at a place comes before what is taken out there.
  for (const { at, end, bytes } of edits.toSorted((a, b) => a.at - b.at || a.end - b.end)) {
    pieces.push(html.subarray(copied, at), bytes)
    copied = end
  }
  return Buffer.concat([...pieces, html.subarray(copied)])
}

function isAt(html: Buffer, text: string, at: number): boolean {
  return at >= 0 && html.toString('latin1', at, at + text.length) === text
}

/** Overwritten by the next document: nothing waits while it is in use. */
let scratch = Buffer.allocUnsafe(256 * 1024)

function gathered(chunks: readonly Uint8Array[]): Buffer {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (length > scratch.length) scratch = Buffer.allocUnsafe(2 * length)
  let at = 0
  for (const chunk of chunks) {
    scratch.set(chunk, at)
    at += chunk.length
  }
  return scratch.subarray(0, length)
}
