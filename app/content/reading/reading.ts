// The shape of the pages that are only read.

/** A link inside a paragraph; `to` may leave the site. */
export interface ReadingLink {
  readonly text: string
  readonly to: string
}

/** A sentence, in pieces where it carries links. */
export type Passage = string | readonly (string | ReadingLink)[]

export type Block = Passage | { readonly list: readonly Passage[] }

export interface Reading {
  readonly title: string
  /** For search results and shared links. */
  readonly description: string
  readonly lead: string
  /** When it was last changed, where that matters. */
  readonly updated?: string
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Block[] }[]
}
