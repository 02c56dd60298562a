// Portraits in the windows of the façade illustration, with the background of each.

export const AUTH_PEOPLE = [
  { src: '/people/helmet-woman.svg', tint: 'mist' },
  { src: '/people/grandfather.svg', tint: 'oak' },
  { src: '/people/curly-man.svg', tint: 'honey' },
] as const

export const ARTICLE_PEOPLE = [
  { src: '/people/luz-marina.svg', tint: 'mist' },
  { src: '/people/carlos-andres.svg', tint: 'sand' },
  { src: '/people/jhon-freddy.svg', tint: 'sage' },
] as const
