// Picks review comments: never the same twice for a technician, at most twice overall.
import { COMMENTS, PRAISE_BY_TRADE } from '#database/demo/reviews/texts.ts'
import type { Random } from '#database/seeded-random.ts'
import type { StarCount } from '#reviews/domain/review-rating.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

const MAX_USES = 2
/** Of ten reviews. */
const WITHOUT_COMMENT = 3
/** Of ten five-star reviews with a comment. */
const ABOUT_THE_TRADE = 8

export class CommentPicker {
  readonly #usedBy = new Map<string, string[]>()

  /** '' for a review without a comment. */
  next(stars: StarCount, trade: SpecialtyLabel, technicianId: string, random: Random): string {
    if (random.below(10) < WITHOUT_COMMENT) return ''
    const isAboutTrade = stars === 5 && random.below(10) < ABOUT_THE_TRADE
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
        comment => this.#users(comment).length < MAX_USES && !this.#users(comment).includes(technicianId),
      )
      .sort((one, other) => this.#users(one).length - this.#users(other).length)[0]
  }

  #users(comment: string): readonly string[] {
    return this.#usedBy.get(comment) ?? []
  }
}
