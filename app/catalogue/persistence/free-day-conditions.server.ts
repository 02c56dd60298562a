// Who is free on one of some days, as SQL conditions on the catalogue (alias c).
import { type SQL, sql } from 'drizzle-orm'
import {
  type CatalogueFilters,
  type CatalogueOrder,
  hoursMeant,
} from '#catalogue/domain/catalogue-filters.ts'
import { allOf } from '#catalogue/persistence/combined-conditions.server.ts'
import { askedOfEach, sundayConditions } from '#catalogue/persistence/planner-hints.server.ts'
import { instantAt, weekdayOf } from '#platform/domain/time.ts'
import { isSlotPast, type Moment } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'

interface AskedHours {
  readonly days: readonly string[]
  readonly hora: CatalogueFilters['hora']
  readonly moment: Moment
}

/** Receives work (D44) and is free on one of the days, at an asked hour that has not passed. */
export function isFreeOnOne(asked: AskedHours, by: CatalogueOrder | undefined): SQL {
  const [fecha = '', ...others] = asked.days
  const hints = others.length === 0 ? sundayConditions(by, { fecha, hours: hoursOn(fecha, asked) }) : []
  const conditions = [
    sql`c.available`,
    ...hints,
    sql`exists (select from ${dayRows(asked)} where ${IS_FREE} ${askedOfEach(asked.days)})`,
  ]
  return allOf(conditions)
}

/** The first of these days on which somebody of `people` receives work and is free. */
export function firstDayFree(asked: AskedHours, people: SQL): SQL {
  return sql`select day.date from ${dayRows(asked)}
    where exists (${people} and c.available and ${IS_FREE}) order by day.date limit 1`
}

/** Everybody who receives work and is free on some of these days, with each of them. */
export function freePeople(days: readonly string[], moment: Moment): SQL {
  return sql`select c.uid, day.date from catalogue as c cross join ${dayRows({ days, hora: null, moment })}
    where c.available and ${IS_FREE}`
}

function hoursOn(date: string, { hora, moment: { now } }: AskedHours): number[] {
  return hoursMeant(hora).filter(hour => !isSlotPast({ date, hour }, now))
}

/** The hours of a day as twelve bits, as the catalogue has them. */
function dayRows(asked: AskedHours): SQL {
  const rows = asked.days.map(date => {
    const hours = hoursOn(date, asked)
    const bits = BOOKABLE_HOURS.map(hour => (hours.includes(hour) ? '1' : '0')).join('')
    return sql`(${date}::text, ${weekdayOf(date) * 12 + 1}::integer, ${asked.moment.isHoliday(date)}::boolean,
      ${instantAt(date, hourText(0))?.toISOString()}::timestamptz, ${bits}::bit(12))`
  })
  return sql`(values ${sql.join(rows, sql`, `)}) as day (date, first, holiday, midnight, bits)`
}

const WORKED = sql`(case when c.dates ? day.date then (c.dates ->> day.date)::bit(12)
  when day.holiday and c.holidays_off then 0::bit(12)
  else substring(c.hours from day.first for 12)::bit(12) end & day.bits & ~coalesce((c.blocked ->> day.date)::bit(12), 0::bit(12)))`
const BOOKED = sql`coalesce((select bit_or(1::bit(12) << 19 - extract(hour from at - day.midnight)::integer) from taken_hours
  where "technicianId" = c.uid and "scheduledAt" >= day.midnight and "scheduledAt" < day.midnight + interval '1 day'), 0::bit(12))`
/** The bookings are read only of those who work then: 'free in the evening' of the bench. */
const IS_FREE = sql`case when ${WORKED} <> 0::bit(12) then (${WORKED} & ~${BOOKED}) <> 0::bit(12) end`
