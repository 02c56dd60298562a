import type { InlineStylesheets } from '#app/services.ts'

export interface StyledDocument {
  readonly html: string
  /** Sources for `style-src`, such as `sha256-…`. */
  readonly styleHashes: readonly string[]
}

/**
 * Writes the given style sheets into the document. Each link stays, disabled, because React hydrates it: browsers do not
 * request a disabled link, and after a hydration error React creates it anew, enabled.
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
      return `<style>${stylesheet.css}</style><link disabled="" ${attributes}`
    },
  )
  return { html: styled, styleHashes }
}
