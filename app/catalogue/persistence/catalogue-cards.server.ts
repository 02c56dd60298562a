// The cards of a page of the catalogue, with the next hour that each technician is free, on the asked day if there is one.

import { longestVisitBefore } from '#bookings/persistence/taken-hours.server.ts'
import {
  CARD_FIELDS,
  type CardField,
  type CatalogueCard,
  SPECIALTIES_ON_A_CARD,
} from '#catalogue/domain/catalogue-card.ts'
import {
  type CatalogueFilters,
  daysAsked,
  hoursMeant,
  NO_FILTERS,
} from '#catalogue/domain/catalogue-filters.ts'
import { pick } from '#platform/domain/records.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import {
  type Calendar,
  hourStatesOn,
  hoursAhead,
  isWithinDaysAhead,
  type Moment,
  nextFreeSlot,
  type Schedule,
  type Slot,
} from '#technicians/domain/free-hours.ts'
import { BADGE_FLAGS, type BadgeFlag, badgesOf, type Technician } from '#technicians/domain/technician.ts'
import { readableTechnicians } from '#technicians/persistence/readable-technicians.server.ts'

const BIO_ON_A_CARD = 240

/** Where a card shows less than is stored. */
const SHORTENED: Partial<Record<CardField, string>> = {
  bioCorta: `left("bioCorta", ${BIO_ON_A_CARD}) as "bioCorta"`,
  especialidades: `especialidades[1:${SPECIALTIES_ON_A_CARD}] as especialidades`,
}
const COLUMNS = [
  ...CARD_FIELDS.map(name => SHORTENED[name] ?? `"${name}"`),
  ...BADGE_FLAGS.map(flag => `"${flag}"`),
].join(', ')

interface CardRow extends Schedule, Pick<Technician, 'uid' | CardField | BadgeFlag> {
  taken: number[]
  hasCredentials: boolean
  isReadable: boolean
}

type AskedTime = Pick<CatalogueFilters, 'fecha' | 'libreDesde' | 'libreHasta' | 'hora'>

/** Runs for every page of the catalogue, so the statement is named. */
export async function listCards(
  db: PooledDb,
  uids: readonly string[],
  moment: Moment,
  asked: AskedTime = NO_FILTERS,
): Promise<CatalogueCard[]> {
  if (uids.length === 0) return []
  const { from, until } = hoursAhead(moment.now)
  const { rows } = await db.$client.query<CardRow>({
    name: 'list_cards',
    text: `select uid, ${COLUMNS}, horarios, excepciones, "horasBloqueadas", "isReadable", array(
        select extract(epoch from at)::double precision * 1000 from taken_hours
        where "technicianId" = technicians.uid and "scheduledAt" > $2::timestamptz and "scheduledAt" < $3::timestamptz) as taken,
      verificado and exists (
        select from technician_checks where "technicianId" = technicians.uid and status = 'accepted'
          and ("expiresOn" is null or "expiresOn" >= $4::date)) as "hasCredentials"
    from unnest($1::text[]) with ordinality as listed (uid, position) join technicians using (uid)
    order by position`,
    values: [uids, longestVisitBefore(from).toISOString(), until.toISOString(), bogotaDate(moment.now)],
  })
  return readableTechnicians(rows).map(row => cardOf(row, moment, asked))
}

function cardOf(row: Omit<CardRow, 'isReadable'>, moment: Moment, asked: AskedTime): CatalogueCard {
  const { uid, hasCredentials } = row
  const calendar = { ...moment, taken: row.taken.map(instant => new Date(instant)) }
  return {
    uid,
    ...pick(row, CARD_FIELDS),
    ...pick(row, badgesOf(row)),
    ...(hasCredentials && { hasCredentials }),
    nextFree: askedSlot(row, calendar, asked) ?? nextFreeSlot(row, calendar),
  }
}

/** The first free hour of the asked days; null without one, or beyond the days whose bookings are read. */
function askedSlot(schedule: Schedule, calendar: Calendar, asked: AskedTime): Slot | null {
  const hours = hoursMeant(asked.hora)
  for (const date of daysAsked(asked)) {
    if (!isWithinDaysAhead(date, calendar.now)) return null
    const free = hourStatesOn(date, schedule, calendar).find(
      ({ hour, state }) => state === 'free' && hours.includes(hour),
    )
    if (free) return { date, hour: free.hour }
  }
  return null
}
