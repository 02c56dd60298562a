// D15: approved reviews as the home page and public profiles show them.
import type { QualityRatings } from '#reviews/domain/qualities.ts'

export interface PublicReview {
  readonly id: number
  readonly rating: number
  readonly comentario: string
  readonly clienteNombre: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}

/** A review on the profile of its technician. */
export interface ProfileReview extends PublicReview {
  readonly qualities: QualityRatings
  /** The technician's approved answer. */
  readonly reply: PublicReply | null
}

export interface PublicReply {
  readonly texto: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}
