import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { InsteadBy } from '#accounts/domain/whatsapp-message.ts'
import { whatsappConnections, whatsappMessages } from '#accounts/persistence/whatsapp-tables.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { WhatsappThread } from '#visits/domain/message-delivery.ts'
import { MESSAGES_PER_PAGE, type VisitSide } from '#visits/domain/visit-message.ts'
import { visitMessages } from '#visits/persistence/visit-tables.server.ts'

/** Of the part of the conversation before a message, as this side of the visit sees it. */
export async function findWhatsappThread(
  db: Db,
  side: VisitSide,
  { key, before }: { readonly key: number; readonly before: number | null },
): Promise<WhatsappThread> {
  const other = side === 'client' ? reservas.technicianId : reservas.clientId
  const { uid, failingAt, leftAt } = whatsappConnections
  const [readers, deliveries] = await Promise.all([
    db
      .select({ uid })
      .from(whatsappConnections)
      .innerJoin(reservas, eq(other, uid))
      .where(and(eq(reservas.key, key), isNull(leftAt), isNull(failingAt))),
    listDeliveries(db, side, key, before),
  ])
  return { isReadThere: readers.length > 0, deliveries }
}

function listDeliveries(db: Db, side: VisitSide, key: number, before: number | null) {
  const { id, reservaKey, author } = visitMessages
  const own = db
    .select({ id })
    .from(visitMessages)
    .where(and(eq(reservaKey, key), eq(author, side), before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(MESSAGES_PER_PAGE)
    .as('own')
  return db
    .select({
      message: own.id,
      state: whatsappMessages.state,
      insteadBy: whatsappMessages.insteadBy,
    })
    .from(own)
    .innerJoin(
      whatsappMessages,
      // As the index has it.
      sql`${whatsappMessages.about} ? 'message' and ${whatsappMessages.about} ->> 'message' = ${own.id}::text`,
    )
}

/** What became of the e-mail that was to say what these messages did not say by WhatsApp. */
export async function recordInstead(
  db: Db,
  messages: readonly number[],
  insteadBy: InsteadBy,
): Promise<void> {
  const { about, insteadAt } = whatsappMessages
  await db
    .update(whatsappMessages)
    .set({ insteadBy })
    .where(
      and(
        sql`${about} ? 'message' and ${about} ->> 'message' = any(${sql.param(messages.map(String))}::text[])`,
        isNotNull(insteadAt),
        ne(whatsappMessages.insteadBy, insteadBy),
      ),
    )
}
