// D43: what the text of a search means, part by part, in the order typed.
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Place {
  /** As people read it: 'Suba'. */
  readonly label: string
  /** An area is a locality, comuna, barrio or zone. */
  readonly kind: 'city' | 'area'
  /** The label of the city, its own for a city; null for an area that only profiles name. */
  readonly city: string | null
  /** Every name that counts as this place, as plainText: a locality has its barrios too. */
  readonly names: readonly string[]
}

interface Part {
  /** The words as they were typed: 'Corto circuito'. */
  readonly text: string
  /** The same words, each as plainText, without stop words: ['corto', 'circuito']. */
  readonly words: readonly string[]
}

export type SearchPart =
  /** A trade, or a thing, trouble, task or brand that leads to one or more trades. */
  | (Part & { readonly kind: 'trade'; readonly trades: readonly SpecialtyLabel[] })
  | (Part & { readonly kind: 'place'; readonly place: Place })
  /** Anything else that profiles may hold, such as a name: one word each. */
  | (Part & { readonly kind: 'word' })
  /** Says nothing about who is looked for: 'necesito', 'urgente', 'en'. */
  | (Part & { readonly kind: 'noise' })
