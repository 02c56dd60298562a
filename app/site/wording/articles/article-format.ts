import { POLICY_VERSION } from '#accounts/domain/authorization.ts'

// The text pages of the footer, as data.

/** A link inside a paragraph; `to` is a path of ours, `mailto:`, `tel:` or an external URL. */
export interface ArticleLink {
  readonly text: string
  readonly to: string
}

/** Text, split where it contains links. */
export type Passage = string | readonly (string | ArticleLink)[]

export interface ArticleTable {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type Block = Passage | { readonly list: readonly Passage[] } | { readonly table: ArticleTable }

export interface Article {
  readonly title: string
  /** Meta description. */
  readonly description: string
  readonly lead: string
  /** Date of the last change, as shown. */
  readonly updated?: string
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Block[] }[]
}

/** '16 de noviembre de 2026': the date under the legal texts is the version that people authorise. */
export const POLICY_DATE = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(POLICY_VERSION),
)
