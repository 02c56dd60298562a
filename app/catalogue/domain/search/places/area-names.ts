// Localities and barrios by the name of their city, without the rest of the gazetteer: browsers load it when somebody says
// where a visit is.
import areas from '#catalogue/domain/search/places/areas.json' with { type: 'json' }
import { plainText } from '#platform/domain/plain-text.ts'

/** The area of a city whose barrios belong to no locality. */
export const NO_LOCALITY = 'Barrios'

export interface AreaName {
  readonly label: string
  /** Of a barrio, where it is known. */
  readonly locality: string | null
  readonly ciudad: string
}

interface KnownName extends AreaName {
  readonly plainLabel: string
  readonly plainCity: string
}

const AREA_NAMES: readonly KnownName[] = Object.entries(
  areas as Record<string, Record<string, string[]>>,
).flatMap(([ciudad, localities]) =>
  Object.entries(localities).flatMap(([name, barrios]) => {
    const locality = name === NO_LOCALITY ? null : name
    const named = (label: string, of: string | null) => {
      const plain = { plainLabel: plainText(label), plainCity: plainText(ciudad) }
      return { label, locality: of, ciudad, ...plain }
    }
    return [
      ...(locality === null ? [] : [named(locality, null)]),
      ...barrios.map(label => named(label, locality)),
    ]
  }),
)

const keyOf = ({ plainLabel, plainCity }: Pick<KnownName, 'plainLabel' | 'plainCity'>) =>
  `${plainLabel}, ${plainCity}`
/** The first of a name: a locality before a barrio that is called like it. */
const BY_NAME = new Map(AREA_NAMES.toReversed().map(area => [keyOf(area), area]))

/** How the list writes a locality or barrio of the city; null for a name that it does not know there. */
export function areaIn(name: string, ciudad: string): string | null {
  return BY_NAME.get(keyOf({ plainLabel: plainText(name), plainCity: plainText(ciudad) }))?.label ?? null
}

const SUGGESTIONS_MAX = 4

/** What begins with the text, or has a word that does; those of the city first. */
export function areasNamed(typed: string, ciudad: string): AreaName[] {
  const text = plainText(typed.trim())
  if (text === '') return []
  const city = plainText(ciudad)
  const rank = ({ plainLabel, plainCity }: KnownName) =>
    (plainCity === city ? 0 : 2) + (plainLabel.startsWith(text) ? 0 : 1)
  return [...BY_NAME.values()]
    .filter(({ plainLabel }) => ` ${plainLabel}`.includes(` ${text}`))
    .toSorted((a, b) => rank(a) - rank(b) || a.plainLabel.localeCompare(b.plainLabel))
    .slice(0, SUGGESTIONS_MAX)
}
