// What administrators may read: everybody, 20 a page, in the order of section 7.
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'
import { technicians, users } from '#persistence/tables.server.ts'

export const ADMIN_PAGE_SIZE = 20

export function listTechniciansForAdmin(db: Db, page: number) {
  return db
    .select({
      uid: technicians.uid,
      nombre: technicians.nombre,
      ciudad: technicians.ciudad,
      email: users.email,
      publicado: technicians.publicado,
      estado: technicians.estado,
    })
    .from(technicians)
    .innerJoin(users, eq(users.uid, technicians.uid))
    .where(isNull(technicians.deletedAt))
    .orderBy(asc(sql`plain_text(${technicians.nombre})`), asc(technicians.uid))
    .limit(ADMIN_PAGE_SIZE + 1)
    .offset((page - 1) * ADMIN_PAGE_SIZE)
}

export function listUsersForAdmin(db: Db, page: number) {
  return db
    .select({
      uid: users.uid,
      name: users.name,
      email: users.email,
      role: users.role,
      blocked: users.blocked,
    })
    .from(users)
    .where(and(isNull(users.deletedAt)))
    .orderBy(desc(users.createdAt), desc(users.uid))
    .limit(ADMIN_PAGE_SIZE + 1)
    .offset((page - 1) * ADMIN_PAGE_SIZE)
}
