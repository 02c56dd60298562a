// D15: an approved review as the home page and public profiles show it.

export interface PublicReview {
  readonly id: number
  readonly rating: number
  readonly comentario: string
  readonly clienteNombre: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}
