// Writes what was seen: each network counts once a day for a fact, a trade and a place, on however many instances, and once a
// week for words that were not understood. One transaction: what is written twice after a failure counts once.
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { DEMAND, type DemandEvent } from '#demand/domain/demand.ts'
import { addDays, bogotaDate, MINUTE_MS, weekdayOf } from '#platform/domain/time.ts'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface SeenDemand {
  /** Of Bogotá. */
  readonly day: string
  readonly network: string
  readonly event: DemandEvent
}

type Span = 'day' | 'week'

export const weekOf = (day: string): string => addDays(day, -weekdayOf(day))

/** The earliest day whose secret may still exist; what was seen before is lost. */
export const earliestDay = (now: Date): string =>
  bogotaDate(new Date(now.getTime() - DEMAND.marksKeptMinutes * MINUTE_MS))

export async function writeDemand(db: Db, seen: readonly SeenDemand[], now: Date): Promise<void> {
  const timely = seen.filter(({ day }) => day >= earliestDay(now))
  if (timely.length === 0) return
  await db.transaction(async tx => {
    // Two instances that write the fourth and the fifth network at once would both see four.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demand})`)
    for (const day of new Set(timely.map(({ day }) => day))) {
      const ofDay = timely.filter(each => each.day === day)
      await writeCounts(tx, day, ofDay)
      await writeWords(tx, day, ofDay)
    }
  })
}

async function writeCounts(tx: Db, day: string, seen: readonly SeenDemand[]): Promise<void> {
  const secret = await secretOf(tx, 'day', day)
  const rows = seen.flatMap(({ network, event }) =>
    event.facts.map(fact => {
      const of = [fact, event.trade ?? '', event.city ?? '', event.area ?? ''] as const
      return { mark: hashOf(secret, [network, ...of]), of }
    }),
  )
  const column = (at: number) => textArray(rows.map(({ of }) => of[at] ?? ''))
  await tx.execute(sql`
    with seen as (
      select distinct on (mark) decode(mark, 'hex') as mark, fact, especialidad, ciudad, lugar
      from unnest(${textArray(rows.map(({ mark }) => mark))}, ${column(0)}, ${column(1)}, ${column(2)}, ${column(3)})
        as given (mark, fact, especialidad, ciudad, lugar)),
    fresh as (
      insert into demand_marks (day, mark) select ${day}::date, mark from seen
      on conflict do nothing returning mark)
    insert into demand_counts as stored (day, fact, especialidad, ciudad, lugar, times)
    select ${day}::date, fact, especialidad, ciudad, lugar, count(*)::integer
    from seen join fresh using (mark) group by fact, especialidad, ciudad, lugar
    on conflict (day, fact, especialidad, ciudad, lugar) do update set times = stored.times + excluded.times`)
}

/** Of each word without a place, and in its city: both have their own threshold. */
async function writeWords(tx: Db, day: string, seen: readonly SeenDemand[]): Promise<void> {
  const typed = seen.flatMap(({ network, event: { words, city } }) =>
    words === null ? [] : ['', ...(city ? [city] : [])].map(ciudad => ({ network, words, ciudad })),
  )
  if (typed.length === 0) return
  const week = weekOf(day)
  const secret = await secretOf(tx, 'week', week)
  const rows = typed.map(({ network, words, ciudad }) => ({
    word: hashOf(secret, [words, ciudad]),
    network: hashOf(secret, [network, words, ciudad]),
    words,
    ciudad,
  }))
  const column = (name: 'word' | 'network' | 'words' | 'ciudad') => textArray(rows.map(row => row[name]))
  // A statement sees the marks of before: what it adds is added to them here. Names of people are looked for last, of few words.
  await tx.execute(sql`
    with typed as (
      select distinct decode(word, 'hex') as word, decode(network, 'hex') as network, words, ciudad
      from unnest(${column('word')}, ${column('network')}, ${column('words')}, ${column('ciudad')})
        as given (word, network, words, ciudad)),
    fresh as (
      insert into demand_word_marks (week, word, network) select ${week}::date, word, network from typed
      on conflict do nothing returning word, network),
    counted as (
      select words, ciudad, count(*)::integer as added,
        (select count(*) from demand_word_marks as mark where mark.week = ${week}::date and mark.word = typed.word)::integer as before
      from typed join fresh using (word, network) group by words, ciudad, typed.word),
    known as (
      select counted.*, before >= ${DEMAND.threshold} and exists (
        select from demand_words as kept where kept.words = counted.words and kept.ciudad = counted.ciudad
          and kept.day >= ${week}::date) as "isKept"
      from counted where before + added >= ${DEMAND.threshold}),
    numbered as (
      select known.*, row_number() over (partition by "isKept" order by words, ciudad) as place from known),
    room as (
      select greatest(${DEMAND.newWordsOfWeek} - count(distinct (words, ciudad)), 0) as free
      from demand_words where day >= ${week}::date),
    fit as (
      select words, ciudad, case when "isKept" then added else before + added end as times from numbered
      where "isKept" or (
        place <= (select free from room) and not exists (
          select from users, unnest(string_to_array(numbered.words, ' ')) as word
          where users."plainText" like '%' || word || '%' and plain_text(users.name) ~ ('\\m' || word || '\\M'))))
    insert into demand_words as stored (day, words, ciudad, times)
    select ${day}::date, words, ciudad, times from fit
    on conflict (day, words, ciudad) do update set times = stored.times + excluded.times`)
}

/** The same for every instance; made by the first. */
async function secretOf(tx: Db, span: Span, day: string): Promise<Buffer> {
  await tx.execute(sql`
    insert into demand_secrets (span, day, secret)
    values (${span}, ${day}::date, decode(${randomBytes(32).toString('hex')}, 'hex')) on conflict do nothing`)
  const { rows } = await tx.execute<{ secret: string }>(sql`
    select encode(secret, 'hex') as secret from demand_secrets where span = ${span} and day = ${day}::date`)
  return Buffer.from(rows[0]?.secret ?? '', 'hex')
}

const hashOf = (secret: Buffer, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')

const textArray = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/** What could still tell that a network was here, once its day is over. Returns how many rows went. */
export async function deleteMarksOfDays(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with secrets as (delete from demand_secrets where span = 'day' and day < ${earliestDay(now)}::date returning 1),
    marks as (delete from demand_marks where day < ${earliestDay(now)}::date returning 1)
    select from secrets union all select from marks`)
  return rowCount ?? 0
}

/** The same for words, once their week is over. */
export async function deleteMarksOfWeeks(db: Db, now: Date): Promise<number> {
  const week = weekOf(earliestDay(now))
  const { rowCount } = await db.execute(sql`
    with secrets as (delete from demand_secrets where span = 'week' and day < ${week}::date returning 1),
    marks as (delete from demand_word_marks where week < ${week}::date returning 1)
    select from secrets union all select from marks`)
  return rowCount ?? 0
}
