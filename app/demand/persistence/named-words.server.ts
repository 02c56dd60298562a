import { and, desc, eq, sql } from 'drizzle-orm'
import type { NamedWords, Naming } from '#demand/domain/named-words.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** All of them; a trade that this version does not know is left out. */
export async function listNamedWords(db: Db): Promise<NamedWords[]> {
  const { rows } = await db.execute<{ words: string; especialidad: string }>(
    sql`select words, especialidad from named_words order by words`,
  )
  return rows.flatMap(({ words, especialidad }) => {
    const trade = specialtyFrom(especialidad)
    return trade ? [{ words, trade }] : []
  })
}

/** Latest first; with `words` only those. */
export async function listNamings(
  db: Db,
  { words = null, limit }: { readonly words?: string | null; readonly limit: number },
): Promise<Naming[]> {
  const { rows } = await db.execute<{
    words: string
    especialidad: string
    namedAt: string
    entry: string | null
  }>(sql`
    select named_words.words, especialidad, "namedAt", case when act = 'name-trade' then id end::text as entry
    from named_words left join lateral (
      select id, act from moderation_trail where "targetKind" = 'words' and "targetId" = named_words.words
      order by id desc limit 1) as last on true
    where ${words}::text is null or named_words.words = ${words}
    order by "namedAt" desc, named_words.words limit ${limit}`)
  return rows.flatMap(({ words, especialidad, namedAt, entry }) => {
    const trade = specialtyFrom(especialidad)
    const trailEntryId = entry === null ? null : Number(entry)
    return trade ? [{ words, trade, namedAt: new Date(namedAt), trailEntryId }] : []
  })
}

/** The stored trade; null when nobody has named these words. Nobody else writes them until the transaction ends. */
export async function lockNamedWords(tx: Db, words: string): Promise<string | null> {
  // The row may not exist yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('named_words ' || ${words}, 0))`)
  const { rows } = await tx.execute<{ especialidad: string }>(
    sql`select especialidad from named_words where words = ${words}`,
  )
  return rows[0]?.especialidad ?? null
}

export async function writeNamedWords(
  tx: Db,
  {
    words,
    trade,
    now,
  }: { readonly words: string; readonly trade: SpecialtyLabel | null; readonly now: Date },
): Promise<void> {
  if (trade === null) await tx.execute(sql`delete from named_words where words = ${words}`)
  else
    await tx.execute(sql`
      insert into named_words (words, especialidad, "namedAt") values (${words}, ${trade}, ${now.toISOString()}::timestamptz)
      on conflict (words) do update set especialidad = excluded.especialidad, "namedAt" = excluded."namedAt"`)
}

/** The last entry about these words. */
export async function findLastNaming(tx: Db, words: string) {
  const { id, targetKind, targetId, act, before, after } = moderationTrail
  const [entry] = await tx
    .select({ id, act, before, after })
    .from(moderationTrail)
    .where(and(eq(targetKind, 'words'), eq(targetId, words)))
    .orderBy(desc(id))
    .limit(1)
  return entry ?? null
}
