import { cityFromSegment } from '#catalogue/domain/landing-paths.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { KeptAnswers } from '#platform/persistence/kept-answers.server.ts'

/** Cities with a published technician, alphabetically, each in its most frequent spelling; of equal ones, the capitalized. */
export async function listCatalogueCities(db: PooledDb): Promise<string[]> {
  const { rows } = await db.$client.query<{ ciudad: string }>({
    name: 'list_catalogue_cities',
    text: `with recursive spellings as (
      (select city, ciudad from catalogue where city > '' order by city, ciudad limit 1)
      union all
      select next.* from spellings, lateral (
        select city, ciudad from catalogue where (catalogue.city, catalogue.ciudad) > (spellings.city, spellings.ciudad)
        order by city, ciudad limit 1) as next
    ), counted as (
      select city, ciudad, case when count(*) over (partition by city) > 1 then (select count(*) from (select from catalogue
        where catalogue.city = spellings.city and catalogue.ciudad = spellings.ciudad limit 100) as spelt) end as technicians
      from spellings
    )
    select (array_agg(ciudad order by technicians desc, ciudad !~ '^[^a-z].*[a-z]', ciudad collate "C" desc))[1] as ciudad
    from counted group by city order by city`,
  })
  return rows.map(({ ciudad }) => ciudad)
}

interface KeptReads {
  readonly db: PooledDb
  readonly publicAnswers: KeptAnswers
}

/** The same where answers for everybody are kept. */
export const readCatalogueCities = ({ db, publicAnswers }: KeptReads) =>
  publicAnswers.read('cities', () => listCatalogueCities(db))

/** Of a page's address; one that is not among the kept ones may be new. */
export async function findCatalogueCity(kept: KeptReads, segment: string): Promise<string | null> {
  return (
    cityFromSegment(segment, await readCatalogueCities(kept)) ??
    cityFromSegment(segment, await listCatalogueCities(kept.db))
  )
}
