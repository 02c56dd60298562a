// The cards of a page of the catalogue, with the next hour that each technician is free.
import { sql } from 'drizzle-orm'
import { hoursAhead, type Moment, nextFreeSlot, type Schedule } from '#domain/bookings/free-hours.ts'
import type { CatalogueCard } from '#domain/technicians/catalogue-card.ts'
import type { Db } from '#persistence/database.server.ts'
import { readableTechnicians } from '#persistence/technicians/readable-technicians.server.ts'

const SPECIALTIES_ON_A_CARD = 4
const BIO_ON_A_CARD = 240

type CardRow = Omit<CatalogueCard, 'uid' | 'nextFree'> &
  Schedule & { uid: string; taken: number[]; isReadable: boolean }

export async function listCards(db: Db, uids: readonly string[], moment: Moment): Promise<CatalogueCard[]> {
  if (uids.length === 0) return []
  const { from, until } = hoursAhead(moment.now)
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(sql`
    select uid, slug, nombre, ciudad, barrio, left("bioCorta", ${BIO_ON_A_CARD}) as "bioCorta", "fotoURL", verificado,
      "ratingPromedio", "resenasCount", especialidades[1:${SPECIALTIES_ON_A_CARD}] as especialidades, "tarifaBase", moneda,
      disponible, horarios, excepciones, "isReadable", array(
        select extract(epoch from "scheduledAt")::double precision * 1000 from reservas
        where "technicianId" = technicians.uid and status <> 'cancelada'
          and "scheduledAt" between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz) as taken
    from unnest(${sql.param([...uids])}::text[]) with ordinality as listed (uid, position) join technicians using (uid)
    order by position`)
  return readableTechnicians(rows).map(row => cardOf(row, moment))
}

function cardOf(
  { horarios, excepciones, taken, ...card }: Omit<CardRow, 'isReadable'>,
  moment: Moment,
): CatalogueCard {
  const calendar = { ...moment, taken: taken.map(instant => new Date(instant)) }
  return { ...card, nextFree: nextFreeSlot({ horarios, excepciones, disponible: card.disponible }, calendar) }
}
