// Colombian cities, their localities and barrios, and names with other meanings: the JSON files of this folder, checked
// when they are loaded. They stay on the server.
import { z } from 'zod'
import areas from '#catalogue/domain/search/places/areas.json' with { type: 'json' }
import cities from '#catalogue/domain/search/places/cities.json' with { type: 'json' }
import names from '#catalogue/domain/search/places/names.json' with { type: 'json' }
import zones from '#catalogue/domain/search/places/zones.json' with { type: 'json' }
import { COVERAGE_ZONES } from '#technicians/domain/technician.ts'

const NAME = z.string().trim().min(1)
const NAMES = z.array(NAME)

const CITY = z.strictObject({
  label: NAME,
  department: NAME,
  latitude: z.number(),
  longitude: z.number(),
  otherNames: NAMES.default([]),
})
export type City = z.infer<typeof CITY>

export const CITIES = z.array(CITY).parse(cities)

/** The coverage zones that technicians choose, with other ways to say them. They belong to no city. */
export const ZONES = z.record(z.enum(COVERAGE_ZONES), NAMES).parse(zones)

/** By city: localities, comunas or zones with their well-known barrios. */
export const AREAS = z.record(NAME, z.record(NAME, NAMES)).parse(areas)

const { givenNames, ambiguousNames, generalWords } = z
  .strictObject({ givenNames: NAMES, ambiguousNames: NAMES, generalWords: NAMES })
  .parse(names)

/** Names of people that are also part of the name of a place: 'gloria' alone is a person; the barrio is 'la gloria'. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(givenNames)
/** Names of people when they stand next to another name: 'Yuliana Restrepo', 'Luz Marina', 'María de los Ángeles'. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(ambiguousNames)
/** Too general to mean a barrio without its article: 'bosque' is text, 'el bosque' a place. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(generalWords)
