import { hash } from 'node:crypto'
import type { InlineStylesheets } from '#app/services.ts'

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

export interface StyledDocument {
  readonly html: string
  /** Sources for `style-src`, such as `sha256-…`. */
  readonly styleHashes: readonly string[]
}

/**
 * Writes the given style sheets into the document. Each link stays, because React hydrates it, with a type that browsers
 * do not request (Chromium requests disabled links). After a hydration error React creates it anew, without the type.
 */
export function inlineStylesheets(html: string, stylesheets: InlineStylesheets): StyledDocument {
  const styleHashes: string[] = []
  // React Router appends an empty fragment to the URLs of style sheets.
  const styled = html.replaceAll(
    /<link (rel="stylesheet" href="([^"#]+)#?"\/>)/g,
    (link, attributes, href) => {
      const stylesheet = stylesheets.get(href)
      if (!stylesheet) return link
      styleHashes.push(stylesheet.hash)
      return `<style>${stylesheet.css}</style><link type="text/plain" ${attributes}`
    },
  )
  return { html: styled, styleHashes }
}
