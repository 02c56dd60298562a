// Technicians as somebody who books sees them: published ones only (D16).
import { and, arrayOverlaps, desc, eq, ne, notExists, sql } from 'drizzle-orm'
import type { TechnicianToBook } from '#domain/bookings/technician-to-book.ts'
import type { Db } from '#persistence/database.server.ts'
import { reservas, technicians } from '#persistence/tables.server.ts'

const columns = {
  uid: technicians.uid,
  nombre: technicians.nombre,
  slug: technicians.slug,
  ciudad: technicians.ciudad,
  especialidades: technicians.especialidades,
  fotoURL: technicians.fotoURL,
  verificado: technicians.verificado,
  ratingPromedio: technicians.ratingPromedio,
  resenasCount: technicians.resenasCount,
  tarifaBase: technicians.tarifaBase,
  horarios: technicians.horarios,
  excepciones: technicians.excepciones,
}

export async function findTechnicianToBook(db: Db, uid: string): Promise<TechnicianToBook | null> {
  const [row] = await db
    .select(columns)
    .from(technicians)
    .where(and(eq(technicians.uid, uid), technicians.publicado))
    .limit(1)
  return row ?? null
}

/** Others of the same trade and city with nothing booked at that instant; their own hours are judged by whoever asks. */
export function listUnbookedColleagues(
  db: Db,
  { uid, ciudad, especialidades }: Pick<TechnicianToBook, 'uid' | 'ciudad' | 'especialidades'>,
  { clientId, at, limit }: { clientId: string; at: Date; limit: number },
): Promise<TechnicianToBook[]> {
  const booked = db
    .select({ key: reservas.key })
    .from(reservas)
    .where(
      and(
        eq(reservas.technicianId, technicians.uid),
        eq(reservas.scheduledAt, at),
        ne(reservas.status, 'cancelada'),
      ),
    )
  return db
    .select(columns)
    .from(technicians)
    .where(
      and(
        technicians.publicado,
        technicians.disponible,
        eq(technicians.ciudad, ciudad),
        arrayOverlaps(technicians.especialidades, [...especialidades]),
        ne(technicians.uid, uid),
        ne(technicians.uid, clientId),
        notExists(booked),
      ),
    )
    .orderBy(
      desc(sql`${especialidades[0] ?? ''} = any(${technicians.especialidades})`),
      desc(technicians.ratingPromedio),
      technicians.nombre,
    )
    .limit(limit)
}
