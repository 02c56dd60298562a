// The pictures of a letter travel inside it (Content-ID): mail programs show them without asking, wherever the site runs.
// Letters only name them; images/letter-picture.server.ts draws them as PNG, because mail programs read no SVG or WebP.

export type LetterPicture =
  | { readonly cid: string; readonly kind: 'mark' | 'tile' }
  | {
      readonly cid: string
      /** 'window': a framed arch that stands on the edge of the head; 'arch': beside a name in the body. */
      readonly kind: 'window' | 'arch'
      readonly name: string
      readonly fotoURL: string | null
    }

export interface Person {
  readonly name: string
  readonly fotoURL: string | null
}

export const MARK: LetterPicture = { cid: 'marca@tecniya.co', kind: 'mark' }
export const TILE: LetterPicture = { cid: 'baldosa@tecniya.co', kind: 'tile' }

export function windowOf(person: Person): LetterPicture {
  return { cid: 'retrato@tecniya.co', kind: 'window', ...person }
}

export function archOf(person: Person, index: number): LetterPicture {
  return { cid: `retrato-${index + 1}@tecniya.co`, kind: 'arch', ...person }
}
