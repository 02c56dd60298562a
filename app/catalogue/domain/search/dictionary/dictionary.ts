// D43: what people say when they look for a trade. Written with accents; lookups ignore them.
// The JSON files of this folder, checked when they are loaded. They stay on the server.
import { z } from 'zod'
import noise from '#catalogue/domain/search/dictionary/noise.json' with { type: 'json' }
import otherWork from '#catalogue/domain/search/dictionary/other-work.json' with { type: 'json' }
import phrases from '#catalogue/domain/search/dictionary/phrases.json' with { type: 'json' }
import professions from '#catalogue/domain/search/dictionary/related-professions.json' with { type: 'json' }
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

const PHRASE_LIST = z.array(z.string().trim().min(1))
const TRADE = z.enum(SPECIALTIES.map(({ label }) => label))

/**
 * Things, tasks, troubles, brands and misspellings with the trades that they lead to, the likeliest first. One that begins with
 * a capital is a trouble as a person says it, and is suggested so.
 */
export const PHRASES = z
  .array(z.strictObject({ trades: z.array(TRADE).min(1), phrases: PHRASE_LIST }))
  .parse(phrases)

/** Trades near to professions that the catalogue does not have. */
export const RELATED_PROFESSIONS = z
  .array(z.strictObject({ trades: z.tuple([TRADE, TRADE, TRADE]), professions: PHRASE_LIST }))
  .parse(professions)

/** What people look for that no trade here does, by what it is about: it votes for no trade. */
export const OTHER_WORK = Object.values(z.record(z.string(), PHRASE_LIST).parse(otherWork)).flat()

const NOISE = z
  .strictObject({ stopWords: PHRASE_LIST, phrases: PHRASE_LIST, instant: PHRASE_LIST })
  .parse(noise)

/** Articles, pronouns and prepositions: ignored inside phrases too. */
export const STOP_WORDS: ReadonlySet<string> = new Set(NOISE.stopWords)
/** They say nothing about who is looked for. */
export const NOISE_PHRASES = NOISE.phrases
/** They say nothing about the trade: whoever confirms at once is meant (D62). */
export const INSTANT_PHRASES = NOISE.instant
