// Hands out the written comments: never twice to the same technician, seldom twice at all.
import type { SpecialtyLabel } from '#domain/technicians/specialties.ts'
import type { Stars } from '../bookings/booking.ts'
import type { Random } from '../random.ts'
import { COMMENTS, PRAISE_BY_TRADE } from './comments.ts'

const MOST_USES = 2
/** Out of ten reviews, how many say nothing beyond the stars. */
const WITHOUT_WORDS_OF_TEN = 3
const ABOUT_THE_TRADE_OF_TEN = 8

export class CommentBook {
  readonly #usedBy = new Map<string, string[]>()

  /** A comment that fits, or nothing: many people only give stars. */
  next(stars: Stars, trade: SpecialtyLabel, technicianId: string, random: Random): string {
    if (random.below(10) < WITHOUT_WORDS_OF_TEN) return ''
    const isAboutTrade = stars === 5 && random.below(10) < ABOUT_THE_TRADE_OF_TEN
    const comment =
      (isAboutTrade && this.#leastUsed(PRAISE_BY_TRADE[trade], technicianId, random)) ||
      this.#leastUsed(COMMENTS[stars], technicianId, random)
    if (!comment) return ''
    this.#usedBy.set(comment, [...this.#users(comment), technicianId])
    return comment
  }

  #leastUsed(comments: readonly string[], technicianId: string, random: Random): string | undefined {
    return random
      .shuffled(comments)
      .filter(
        comment => this.#users(comment).length < MOST_USES && !this.#users(comment).includes(technicianId),
      )
      .sort((one, other) => this.#users(one).length - this.#users(other).length)[0]
  }

  #users(comment: string): readonly string[] {
    return this.#usedBy.get(comment) ?? []
  }
}
