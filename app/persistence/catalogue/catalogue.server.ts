// Section 7: reads of the public catalogue; published technicians only.
import type { Moment } from '#domain/bookings/free-hours.ts'
import type { Tally } from '#domain/tally.ts'
import type { CatalogueCard } from '#domain/technicians/catalogue-card.ts'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import type { CatalogueFilters, PriceRange } from '#domain/technicians/catalogue-filters.ts'
import { searchCatalogue } from '#persistence/catalogue/search-catalogue.server.ts'
import type { PooledDb } from '#persistence/database.server.ts'

/** One page of those who match. */
export async function listPublishedTechnicians(
  db: PooledDb,
  filters: CatalogueFilters,
  moment: Moment,
  options: { cursor?: CatalogueCursor | null; size?: number } = {},
): Promise<{ technicians: CatalogueCard[]; nextCursor: CatalogueCursor | null }> {
  return searchCatalogue(db, filters, moment, options)
}

export async function countPublishedTechnicians(
  db: PooledDb,
  filters: CatalogueFilters,
  moment: Moment,
): Promise<Tally> {
  return (await searchCatalogue(db, filters, moment, { size: 0 })).tally
}

/** D36: the price range and histogram of everything that matches the other filters. */
export async function findPriceRange(
  db: PooledDb,
  filters: CatalogueFilters,
  moment: Moment,
): Promise<PriceRange & { histogram: number[] }> {
  return (await searchCatalogue(db, filters, moment, { size: 0 })).prices
}

/** Cities with a published technician, alphabetically, each in its most frequent spelling; of equal ones, the capitalized. */
export async function listCatalogueCities(db: PooledDb): Promise<{ ciudad: string }[]> {
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
  return rows
}
