// The link and the note for the porter: columns of the booking. The token of the link is its only authorization.
import { and, eq, sql } from 'drizzle-orm'
import { reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import { bookingColumns } from '#bookings/persistence/bookings.server.ts'
import { pick } from '#platform/domain/records.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { PorterLink } from '#visits/domain/porter.ts'
import { situationColumns, withSaid } from '#visits/persistence/situation.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

/** A client's own visit, if it is confirmed and of this day. */
interface OwnVisitOfDay {
  readonly key: number
  readonly clientId: string
  /** 'YYYY-MM-DD' */
  readonly date: string
}

const isOwnVisit = ({ key, clientId, date }: OwnVisitOfDay) =>
  and(
    eq(reservas.key, key),
    eq(reservas.clientId, clientId),
    eq(reservas.status, 'confirmada'),
    eq(reservas.date, date),
  )

/** Of this visit, else of the client's last one to the same address. Written out: Drizzle leaves the table away without a join. */
const note = sql<string>`coalesce(reservas."porterNote", (
  select earlier."porterNote" from reservas as earlier
  where earlier."clientId" = reservas."clientId" and earlier."porterNote" is not null
    and reservas.address <> '' and plain_text(earlier.address) = plain_text(reservas.address)
  order by earlier."scheduledAt" desc limit 1), '')`

export async function findPorterLinkOfClient(
  db: Db,
  visit: OwnVisitOfDay,
): Promise<(Omit<PorterLink, 'token'> & { token: string | null }) | null> {
  const [row] = await db
    .select({ token: reservas.porterToken, note })
    .from(reservas)
    .where(isOwnVisit(visit))
    .limit(1)
  return row ?? null
}

/** The token that the visit has afterwards: of two at once the first stays. Null: it is no such visit. */
export async function storePorterToken(db: Db, visit: OwnVisitOfDay, token: string): Promise<string | null> {
  const [row] = await db
    .update(reservas)
    .set({ porterToken: sql`coalesce(${reservas.porterToken}, ${token})` })
    .where(isOwnVisit(visit))
    .returning({ token: reservas.porterToken })
  return row?.token ?? null
}

/** False: it is no such visit. */
export async function storePorterNote(db: Db, visit: OwnVisitOfDay, text: string): Promise<boolean> {
  const rows = await db
    .update(reservas)
    .set({ porterNote: text })
    .where(isOwnVisit(visit))
    .returning({ key: reservas.key })
  return rows.length > 0
}

const SHOWN_FIELDS = [
  ...[
    'date',
    'start',
    'scheduledAt',
    'status',
    'cancelReason',
    'createdAt',
    'cannotAt',
    'furtherHours',
    'precio',
  ],
  ...['address', 'servicio', 'especialidad', 'technicianId'],
] as const

/** Whoever has the token may read what `PorterView` names of it, and nothing else. */
export async function findVisitByPorterToken(db: Db, token: string) {
  const [row] = await db
    .select({
      ...pick(bookingColumns, SHOWN_FIELDS),
      ...situationColumns,
      clientName: reservas.clientName,
      technicianName: technicianNameOrId,
      technicianFotoURL: sql<
        string | null
      >`case when ${technicians.publicado} then ${technicians.fotoURL} end`,
      note,
    })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(eq(reservas.porterToken, token))
    .limit(1)
  return row ? withSaid(row) : null
}
