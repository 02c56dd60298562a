// Guarantee cases in every step: that of the demo client with the demo technician, one that waits for his answer, and one of
// each other kind among the visits of other people.

import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { BookedSlots, endOf, startOf } from '#database/demo/booked-slots.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { bookingRow } from '#database/demo/bookings.ts'
import { demoUuid } from '#database/demo/person-ids.ts'
import { writeProblemPhotos } from '#database/demo/pictures.ts'
import { CASES, type DemoCase, type DemoEvent } from '#database/demo/trust/guarantee-entries.ts'
import { INSERT_BOOKINGS_WITH_SERVICE, INSERT_PROBLEM_PHOTOS } from '#database/insert.ts'
import { GUARANTEE_RULES } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeTurn } from '#guarantee/domain/guarantee-case.ts'
import { type CaseMove, stateAfterMoves } from '#guarantee/domain/guarantee-state.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { bookingId } from '#technicians/domain/slot.ts'

interface Storing {
  readonly store: (statement: string, rows: readonly object[]) => Promise<unknown>
  readonly bookings: readonly DemoBooking[]
  readonly admin: { readonly uid: string }
  /** The store of all photos. */
  readonly files: FileStore
  readonly now: Date
}

export async function storeGuaranteeCases({ store, bookings, admin, files, now }: Storing): Promise<void> {
  const placed = placeCases(bookings, now)
  const events = placed.flatMap(each => eventRows(each, admin.uid))
  const photos = placed.flatMap(photoRows)
  await writeProblemPhotos(files, photos)
  await store(
    INSERT_BOOKINGS_WITH_SERVICE,
    placed.flatMap(({ repeat }) => (repeat ? [bookingRow(repeat)] : [])),
  )
  await store(INSERT_GUARANTEE_CASES, placed.map(caseRow))
  await store(LINK_REPEATS, placed.flatMap(repeatRow))
  await store(INSERT_ARRIVALS, placed.flatMap(repeatRow))
  await store(INSERT_GUARANTEE_EVENTS, events)
  await store(INSERT_PROBLEM_PHOTOS, photos)
  await store(INSERT_GUARANTEE_PHOTOS, photos)
}

interface PlacedCase {
  readonly entry: DemoCase
  readonly visit: DemoBooking
  readonly repeat: DemoBooking | null
  readonly events: readonly (DemoEvent & { readonly at: Date })[]
}

/** The days in which a visit can have a case that took some time. */
const NEWEST_DAYS = 9
const OLDEST_DAYS = 26

function placeCases(bookings: readonly DemoBooking[], now: Date): PlacedCase[] {
  const slots = new BookedSlots(now)
  for (const { technician, client, slot, status } of bookings)
    if (status !== 'cancelada') slots.book(technician, client, slot)
  const completed = bookings.filter(({ status }) => status === 'completada')
  const daysAgo = ({ slot }: DemoBooking) => (now.getTime() - endOf(slot).getTime()) / DAY_MS
  const ofOthers = completed.filter(
    visit =>
      daysAgo(visit) > NEWEST_DAYS &&
      daysAgo(visit) < OLDEST_DAYS &&
      visit.technician.nombre !== DEMO_TECHNICIAN.name &&
      visit.client.name !== DEMO_CLIENT.name,
  )
  return CASES.flatMap(entry => {
    const visit = entry.between
      ? completed.findLast(
          ({ client, technician }) =>
            client.name === entry.between?.client && technician.nombre === entry.between.technician,
        )
      : ofOthers.shift()
    if (!visit) return []
    const repeat = entry.repeat ? repeatOf(visit, entry.repeat, slots, now) : null
    const events = entry.events.map(event => ({
      ...event,
      at: new Date(now.getTime() - event.hoursAgo * HOUR_MS),
    }))
    return [{ entry, visit, repeat, events }]
  })
}

/** The free visit, in the next free hour or in the latest one before. */
function repeatOf(visit: DemoBooking, when: 'ahead' | 'past', slots: BookedSlots, now: Date): DemoBooking {
  const { technician, client } = visit
  const [ahead = []] = slots.freeDaysAhead(technician, client)
  const before = new Date(now.getTime() - DAY_MS)
  const slot = when === 'ahead' ? ahead[0] : slots.latestFreeBefore(before, technician, client, 1)[0]
  if (!slot) throw new Error(`${technician.nombre} has no free slot`)
  slots.book(technician, client, slot)
  const createdAt = new Date(Math.min(startOf(slot).getTime(), now.getTime()) - 2 * DAY_MS)
  return {
    ...visit,
    slot,
    status: when === 'ahead' ? 'confirmada' : 'completada',
    precio: 0,
    drawings: [],
    createdAt,
    updatedAt: when === 'ahead' ? createdAt : endOf(slot),
    review: undefined,
  }
}

const idOf = ({ technician, slot }: DemoBooking) => bookingId(technician.uid, slot)

function caseRow({ entry, visit, repeat, events }: PlacedCase) {
  const [opening, ...moves] = events.map(event => moveOf(visit, event))
  if (!opening) throw new Error('a case without events')
  return {
    bookingId: idOf(visit),
    repeatId: repeat && idOf(repeat),
    wish: entry.wish,
    openedAt: opening.at,
    ...stateAfterMoves([opening, ...moves]),
  }
}

/** The technician was at those that are said to be done. */
function repeatRow({ repeat, events, visit }: PlacedCase) {
  if (!repeat) return []
  const isDone = events.some(({ act }) => act === 'complete-repeat')
  const arrivedAt = isDone ? startOf(repeat.slot) : null
  return [{ bookingId: idOf(visit), repeatId: idOf(repeat), arrivedAt }]
}

/** Nobody returns more than was paid. */
function moveOf({ precio }: DemoBooking, { act, at, pesos }: PlacedCase['events'][number]): CaseMove {
  return { kind: act, at, pesos: pesos ? Math.min(pesos, precio || pesos) : null }
}

function actorOf({ visit }: PlacedCase, by: GuaranteeTurn | null, adminUid: string): string | null {
  if (by === 'client') return visit.client.uid
  if (by === 'technician') return visit.technician.uid
  return by && adminUid
}

function eventRows(placed: PlacedCase, adminUid: string) {
  return placed.events.map(event => {
    const { act, at, text = '', paidBy = null } = event
    const [first] = GUARANTEE_RULES[act].by
    const by = event.by ?? (first && first !== 'clock' ? first : null)
    return {
      bookingId: idOf(placed.visit),
      at,
      actorUid: actorOf(placed, by, adminUid),
      actorRole: by,
      kind: act,
      text,
      pesos: moveOf(placed.visit, event).pesos,
      medio: paidBy,
      paidAt: paidBy && at,
    }
  })
}

function photoRows({ visit, events }: PlacedCase) {
  return events.flatMap(({ drawings, at }) =>
    drawings.map((drawing, index) => ({
      id: demoUuid(`${idOf(visit)} guarantee ${at.toISOString()} ${index}`),
      clientId: visit.client.uid,
      createdAt: at,
      bookingId: idOf(visit),
      at,
      position: index + 1,
      drawing,
    })),
  )
}

// Guarantee cases as rows: found again by the booking they are about.

const INSERT_GUARANTEE_CASES = `
  insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, turn, "stepAt", "dueAt", "repeatKey",
    "refundPesos", "missedRepeats", outcome, "openedAt", "closedAt")
  select visit.key, visit."technicianId", visit."clientId", wish, step, turn, "stepAt", "dueAt", repeat.key,
    row."refundPesos", row."missedRepeats", row.outcome,
    "openedAt", "closedAt"
  from jsonb_to_recordset($1::jsonb) as row ("bookingId" text, "repeatId" text, wish text, step text, turn text,
    "stepAt" timestamptz, "dueAt" timestamptz, "refundPesos" integer, "missedRepeats" smallint, outcome text, "openedAt" timestamptz, "closedAt" timestamptz)
  join reservas as visit on visit.id = row."bookingId" and visit.status = 'completada'
  left join reservas as repeat on repeat.id = row."repeatId" and repeat.status <> 'cancelada'
  order by "openedAt", visit.key`

const LINK_REPEATS = `
  update reservas as repeat set "repeatOf" = visit.key
  from jsonb_to_recordset($1::jsonb) as row ("bookingId" text, "repeatId" text)
  join reservas as visit on visit.id = row."bookingId" and visit.status = 'completada'
  where repeat.id = row."repeatId" and repeat.status <> 'cancelada'`

const INSERT_ARRIVALS = `
  insert into visit_progress ("reservaKey", "arrivedAt", outcome)
  select key, "arrivedAt", 'attended'
  from jsonb_to_recordset($1::jsonb) as row ("repeatId" text, "arrivedAt" timestamptz)
  join reservas on id = row."repeatId" and status = 'completada'
  where "arrivedAt" is not null
  on conflict do nothing`

const INSERT_GUARANTEE_EVENTS = `
  insert into guarantee_events ("caseId", at, "actorUid", "actorRole", kind, text, pesos, medio, "paidAt")
  select c.id, at, "actorUid", "actorRole", kind, text, pesos, medio, "paidAt"
  from jsonb_to_recordset($1::jsonb) as row ("bookingId" text, at timestamptz, "actorUid" text, "actorRole" text, kind text,
    text text, pesos integer, medio text, "paidAt" timestamptz)
  join reservas as visit on visit.id = row."bookingId" and visit.status = 'completada'
  join guarantee_cases as c on c."reservaKey" = visit.key
  order by at`

const INSERT_GUARANTEE_PHOTOS = `
  insert into guarantee_photos ("eventId", "photoId", position)
  select e.id, row.id, row.position
  from jsonb_to_recordset($1::jsonb) as row (id uuid, "bookingId" text, at timestamptz, position smallint)
  join reservas as visit on visit.id = row."bookingId" and visit.status = 'completada'
  join guarantee_cases as c on c."reservaKey" = visit.key
  join guarantee_events as e on e."caseId" = c.id and e.at = row.at`
