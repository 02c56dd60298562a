// Messages of people with several open visits, until they say for whom they are.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import { KEPT_MAX, type KeptMessage } from '#whatsapp/domain/talking.ts'
import { whatsappKept } from '#whatsapp/persistence/inbound-tables.server.ts'

const { id, seq, uid, at, photoId } = whatsappKept

/** False when as many wait as may. The same message again is kept once. */
export async function insertKept(db: Db, person: string, message: KeptMessage): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${whatsappKept} (id, uid, text, "photoId", at)
    select ${message.id}::uuid, ${person}, ${message.text}, ${message.photoId}::uuid, ${message.at.toISOString()}::timestamptz
    where (select count(*) from ${whatsappKept} where uid = ${person} and id <> ${message.id}::uuid) < ${KEPT_MAX}
    on conflict (id) do update set at = excluded.at`)
  return (rowCount ?? 0) > 0
}

/** In the order in which they were written. */
export async function listKept(db: Db, person: string): Promise<KeptMessage[]> {
  return db
    .select({ id, text: whatsappKept.text, photoId, at })
    .from(whatsappKept)
    .where(eq(uid, person))
    .orderBy(asc(seq))
}

export async function deleteKept(db: Db, person: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(whatsappKept).where(and(eq(uid, person), inArray(id, [...ids])))
}

/** Those that nobody claimed in time, in their order. */
export async function takeExpired(db: Db, person: string, writtenUntil: Date): Promise<KeptMessage[]> {
  const rows = await db
    .delete(whatsappKept)
    .where(and(eq(uid, person), lte(at, writtenUntil)))
    .returning({ id, seq, text: whatsappKept.text, photoId, at })
  return rows.toSorted((a, b) => a.seq - b.seq)
}

/** What a job should have dropped. */
export async function deleteOldKept(db: Db, writtenBefore: Date): Promise<number> {
  return (await db.delete(whatsappKept).where(lte(at, writtenBefore))).rowCount ?? 0
}
