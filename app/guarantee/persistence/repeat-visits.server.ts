// The free visit that repeats a work: which case allows it, and what its booking does to the case.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { GuaranteeRepeat } from '#bookings/persistence/insert-booking.server.ts'
import { GUARANTEE_RULES } from '#guarantee/domain/guarantee-acts.ts'
import { guaranteeCases, guaranteeEvents } from '#guarantee/persistence/guarantee-tables.server.ts'
import { lockCase, lockCaseById, recordAct } from '#guarantee/persistence/guarantee-writes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface Parties {
  readonly clientId: string
  readonly technicianId: string
}

const isRepeatable = (id: number, { clientId, technicianId }: Parties) =>
  and(
    eq(guaranteeCases.id, id),
    eq(guaranteeCases.clientId, clientId),
    eq(guaranteeCases.technicianId, technicianId),
    inArray(guaranteeCases.step, [...GUARANTEE_RULES['book-repeat'].from]),
  )

/** The client wrote it when the case was opened, or opened again, or when a repeat did not mend it. */
const lastFailure = sql<string>`(select text from ${guaranteeEvents} where "caseId" = ${guaranteeCases.id}
  and kind in ('open', 'reopen', 'reject-repeat') and text <> '' order by ${guaranteeEvents.id} desc limit 1)`

export interface RepeatToBook {
  readonly id: number
  /** The visit whose work is repeated. */
  readonly repeatOf: number
  /** What failed, in the client's words. */
  readonly failure: string
  readonly servicio: string
  readonly especialidad: string | null
}

/** A case in which this client may book a free visit of this technician. */
export async function findRepeatToBook(db: Db, id: number, parties: Parties): Promise<RepeatToBook | null> {
  const [row] = await db
    .select({
      id: guaranteeCases.id,
      repeatOf: guaranteeCases.reservaKey,
      servicio: reservas.servicio,
      especialidad: reservas.especialidad,
      failure: lastFailure,
    })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.reservaKey))
    .where(isRepeatable(id, parties))
  return row ?? null
}

/** The same for the transaction that books the visit. */
export async function findBookableRepeat(
  db: Db,
  id: number,
  { now, ...parties }: Parties & { readonly now: Date },
): Promise<GuaranteeRepeat | null> {
  const repeat = await findRepeatToBook(db, id, parties)
  return (
    repeat && {
      servicio: repeat.servicio,
      especialidad: repeat.especialidad,
      repeatOf: repeat.repeatOf,
      lock: async tx => (await lockCase(tx, isRepeatable(id, parties))) !== null,
      recordVisit: async (tx, repeatKey) => {
        const found = await lockCaseById(tx, id)
        if (!found) throw new Error('the case of a booked repeat is gone')
        const booked = { act: 'book-repeat', by: 'client', actorUid: parties.clientId } as const
        await recordAct(tx, found, { ...booked, repeatKey, now })
      },
    }
  )
}
