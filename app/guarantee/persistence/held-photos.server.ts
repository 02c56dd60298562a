// Photos that bookings, their messages and receipts, and guarantee cases hold: who may open them. Those of a report are opened by their owner
// and administrators.
import { and, eq, exists, or } from 'drizzle-orm'
import type { Viewer } from '#accounts/domain/role.ts'
import { problemPhotos, reservaFotos, reservas } from '#bookings/persistence/booking-tables.server.ts'
import {
  guaranteeCases,
  guaranteeEvents,
  guaranteePhotos,
} from '#guarantee/persistence/guarantee-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import {
  receiptPhotos,
  receipts,
  visitMessagePhotos,
  visitMessages,
} from '#visits/persistence/visit-tables.server.ts'

/** The photo if the viewer may open it: its owner, the technician of a booking, who got it in a message or a receipt, either side of a case that holds it, an administrator. */
export async function findProblemPhotoFor(
  db: Db,
  id: string,
  { uid, role }: Pick<Viewer, 'uid' | 'role'>,
): Promise<{ id: string } | null> {
  const bookingsOfTechnician = db
    .select({ key: reservas.key })
    .from(reservaFotos)
    .innerJoin(reservas, eq(reservas.key, reservaFotos.reservaKey))
    .where(and(eq(reservaFotos.photoId, problemPhotos.id), eq(reservas.technicianId, uid)))
  const messagesToPerson = db
    .select({ id: visitMessages.id })
    .from(visitMessagePhotos)
    .innerJoin(visitMessages, eq(visitMessages.id, visitMessagePhotos.messageId))
    .where(and(eq(visitMessagePhotos.photoId, problemPhotos.id), eq(visitMessages.recipientUid, uid)))
  const receiptsOfClient = db
    .select({ id: receipts.id })
    .from(receiptPhotos)
    .innerJoin(receipts, eq(receipts.id, receiptPhotos.receiptId))
    .innerJoin(reservas, eq(reservas.key, receipts.reservaKey))
    .where(and(eq(receiptPhotos.photoId, problemPhotos.id), eq(reservas.clientId, uid)))
  const casesOfParty = db
    .select({ id: guaranteeCases.id })
    .from(guaranteePhotos)
    .innerJoin(guaranteeEvents, eq(guaranteeEvents.id, guaranteePhotos.eventId))
    .innerJoin(guaranteeCases, eq(guaranteeCases.id, guaranteeEvents.caseId))
    .where(
      and(
        eq(guaranteePhotos.photoId, problemPhotos.id),
        or(eq(guaranteeCases.clientId, uid), eq(guaranteeCases.technicianId, uid)),
      ),
    )
  const [photo] = await db
    .select({ id: problemPhotos.id })
    .from(problemPhotos)
    .where(
      and(
        eq(problemPhotos.id, id),
        role === 'admin'
          ? undefined
          : or(
              eq(problemPhotos.clientId, uid),
              exists(bookingsOfTechnician),
              exists(messagesToPerson),
              exists(receiptsOfClient),
              exists(casesOfParty),
            ),
      ),
    )
  return photo ?? null
}
