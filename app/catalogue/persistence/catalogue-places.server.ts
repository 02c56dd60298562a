import { type CatalogueArea, type CataloguePlace, mostAttended } from '#catalogue/domain/catalogue-places.ts'
import { areaPlaces } from '#catalogue/domain/search/places/place-lookup.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { createKeptAnswers } from '#platform/persistence/kept-answers.server.ts'

interface PlaceRow {
  readonly city: string
  /** The most frequent spelling. */
  readonly ciudad: string
  readonly technicians: number
  readonly areas: readonly CatalogueArea[]
}

/** One row per name of an area: a locality is named by its barrios too. */
const AREA_NAMES = areaPlaces().flatMap(({ label, city, names }) =>
  names.map(name => ({ label, city: plainText(city ?? ''), name })),
)
const AREAS = {
  labels: AREA_NAMES.map(({ label }) => label),
  cities: AREA_NAMES.map(({ city }) => city),
  names: AREA_NAMES.map(({ name }) => name),
}

/** Where technicians attend, most technicians first. Counting reads the whole catalogue, so the last answer is kept. */
export interface CataloguePlaces {
  list(): Promise<CataloguePlace[]>
  /** After a change of what everybody can see. */
  forget(): void
}

export function createCataloguePlaces(db: PooledDb): CataloguePlaces {
  const { read, forget } = createKeptAnswers()
  return { list: () => read('places', () => listCataloguePlaces(db)), forget }
}

export async function listCataloguePlaces(db: PooledDb): Promise<CataloguePlace[]> {
  const { rows } = await db.$client.query<PlaceRow>({
    name: 'list_catalogue_places',
    text: `with areas as (
      select * from unnest($1::text[], $2::text[], $3::text[]) as area (label, city, name)
    ), attended as (
      select c.city, areas.label, count(distinct c.uid)::integer as technicians
      from catalogue as c cross join unnest(c.places) as place
      join areas on areas.city = c.city and areas.name = place
      group by c.city, areas.label
    ), spellings as (
      select city, ciudad, count(*)::integer as technicians from catalogue where city > '' group by city, ciudad
    )
    select city, sum(technicians)::integer as technicians,
      (array_agg(ciudad order by technicians desc, ciudad !~ '^[^a-z].*[a-z]', ciudad collate "C" desc))[1] as ciudad,
      coalesce((select json_agg(json_build_object('label', label, 'technicians', attended.technicians)
        order by attended.technicians desc, label collate "C") from attended where attended.city = spellings.city),
        '[]') as areas
    from spellings group by city order by 2 desc, city`,
    values: [AREAS.labels, AREAS.cities, AREAS.names],
  })
  return mostAttended(rows.map(({ ciudad, technicians, areas }) => ({ ciudad, technicians, areas })))
}

/** As plainText. */
export interface AttendedPlaces {
  readonly city: string
  readonly places: readonly string[]
}

const LABELS_BY_NAME = Map.groupBy(AREA_NAMES, ({ city, name }) => `${city}|${name}`)

/** The same places, with how many of these people attend there. */
export function placesAmong(
  places: readonly CataloguePlace[],
  people: readonly AttendedPlaces[],
): CataloguePlace[] {
  if (people.length === 0) return places.map(uncounted)
  const counts = new Map<string, number>()
  const count = (place: string) => counts.set(place, (counts.get(place) ?? 0) + 1)
  for (const { city, places } of people) {
    count(city)
    const areas = places.flatMap(name => LABELS_BY_NAME.get(`${city}|${name}`) ?? [])
    for (const label of new Set(areas.map(({ label }) => label))) count(`${city}|${label}`)
  }
  const among = (key: string) => counts.get(key) ?? 0
  return places
    .map(({ ciudad, areas }) => {
      const city = plainText(ciudad)
      const counted = areas.map(({ label }) => ({ label, technicians: among(`${city}|${label}`) }))
      return { ciudad, technicians: among(city), areas: counted.toSorted(mostFirst) }
    })
    .toSorted(mostFirst)
}

const uncounted = ({ ciudad, areas }: CataloguePlace): CataloguePlace => ({
  ciudad,
  technicians: 0,
  areas: areas.map(({ label }) => ({ label, technicians: 0 })),
})

type Counted = Pick<CataloguePlace, 'technicians'>
const mostFirst = (a: Counted, b: Counted) => b.technicians - a.technicians
