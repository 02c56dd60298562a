// D43: what people say when they look for a trade. Written with accents, one meaning each; trade-lookup.ts ignores accents.
// The JSON files of this folder, checked when they are loaded. They stay on the server.
import { z } from 'zod'
import noise from '#catalogue/domain/search/dictionary/noise.json' with { type: 'json' }
import professions from '#catalogue/domain/search/dictionary/related-professions.json' with { type: 'json' }
import sharedWords from '#catalogue/domain/search/dictionary/shared-words.json' with { type: 'json' }
import tradeWords from '#catalogue/domain/search/dictionary/trade-words.json' with { type: 'json' }
import weakWords from '#catalogue/domain/search/dictionary/weak-words.json' with { type: 'json' }
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

const PHRASES = z.array(z.string().trim().min(1))
const TRADE = z.enum(SPECIALTIES.map(({ label }) => label))
/** The likeliest first. */
const TRADES = z.array(TRADE).min(1)

const TRADE_WORDS = z.strictObject({
  /** What is repaired, installed or made. Singular: trade-lookup.ts adds plurals. */
  things: PHRASES,
  /** As a person says them; they are also shown as suggestions. */
  troubles: PHRASES,
  tasks: PHRASES,
  /** Words of other Spanish-speaking countries and regions. */
  regionalisms: PHRASES,
  brands: PHRASES,
  /** By ear: 'nebera'. Typing errors are corrected by correct-word.ts. */
  misspellings: PHRASES,
})

export const DICTIONARY = z.record(TRADE, TRADE_WORDS).parse(tradeWords)

/** What several trades may solve. */
export const SHARED_WORDS = z
  .array(
    z.strictObject({
      trades: TRADES,
      things: PHRASES,
      troubles: PHRASES.default([]),
      misspellings: PHRASES.default([]),
    }),
  )
  .parse(sharedWords)

/**
 * Words that lead to a trade only when nothing else in the search does: 'gotea' is Plomería, but in 'la nevera gotea' it
 * adds nothing.
 */
export const WEAK_WORDS = z.array(z.strictObject({ trades: TRADES, phrases: PHRASES })).parse(weakWords)

/** Trades near to professions that the catalogue does not have. */
export const RELATED_PROFESSIONS = z
  .array(z.strictObject({ trades: z.tuple([TRADE, TRADE, TRADE]), professions: PHRASES }))
  .parse(professions)

const NOISE = z
  .strictObject({ stopWords: PHRASES, phrases: PHRASES, generalThings: PHRASES, instant: PHRASES })
  .parse(noise)

/** Articles, pronouns and prepositions: ignored inside phrases too. */
export const STOP_WORDS: ReadonlySet<string> = new Set(NOISE.stopWords)
/** They say nothing about who is looked for. */
export const NOISE_PHRASES = NOISE.phrases
/** Brands of several trades, materials, and what every house has: beside a stronger word they say nothing about the trade. */
export const GENERAL_THINGS = NOISE.generalThings
/** They say nothing about the trade: whoever confirms at once is meant (D62). */
export const INSTANT_PHRASES = NOISE.instant
