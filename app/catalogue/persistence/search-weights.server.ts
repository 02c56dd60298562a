// What completed visits taught the search, one row, counted anew each night; and what administrators said that words mean.
import { sql } from 'drizzle-orm'
import type { DescribedVisit } from '#catalogue/domain/search/votes/learned.ts'
import {
  BASE_WEIGHTS,
  type Counts,
  countNamedWords,
  countsFrom,
  countsText,
  type Weights,
  withLearned,
} from '#catalogue/domain/search/votes/weights.ts'
import { listNamedWords } from '#demand/persistence/named-words.server.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** The newest are enough, and bound the work of a night. */
const MOST_VISITS = 10_000
const LEARNED_DAYS = 730

/** Completed visits whose trade was said, in the words of their client; nobody's whose account is deleted. */
export async function listDescribedVisits(db: Db, now: Date): Promise<DescribedVisit[]> {
  const { rows } = await db.execute<{ client: string; trade: string; description: string }>(sql`
    select visit."clientId" as client, visit.especialidad as trade, visit.description
    from reservas as visit join users on users.uid = visit."clientId"
    where visit.status = 'completada' and visit.especialidad is not null and visit.description <> ''
      and users."deletedAt" is null and visit.date >= ${addDays(bogotaDate(now), -LEARNED_DAYS)}
    order by visit."scheduledAt" desc limit ${MOST_VISITS}`)
  return rows.flatMap(({ trade, ...visit }) => {
    const label = specialtyFrom(trade)
    return label ? { ...visit, trade: label } : []
  })
}

export interface StoredWeights {
  readonly version: number
  readonly features: Readonly<Record<string, string>>
}

const NONE: StoredWeights = { version: 0, features: {} }

export async function findSearchWeights(db: Db, otherThan = 0): Promise<StoredWeights | null> {
  const { rows } = await db.execute<StoredWeights & Record<string, unknown>>(
    sql`select version, features from search_weights where version <> ${otherThan}`,
  )
  return rows[0] ?? null
}

/** A version that says the same as the one before is not stored: instances and cached pages keep theirs. */
export async function storeSearchWeights(db: PooledDb, counts: Counts, now: Date) {
  const features = Object.fromEntries([...counts].map(([key, row]) => [key, countsText(row)]))
  const before = (await findSearchWeights(db)) ?? NONE
  const { rows } = await db.execute<{ version: number }>(sql`
    insert into search_weights as stored (version, features, "countedAt")
    values (1, ${JSON.stringify(features)}::jsonb, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set
      version = stored.version + 1, features = excluded.features, "countedAt" = excluded."countedAt"
    where stored.features <> excluded.features returning version`)
  return { before, after: { version: rows[0]?.version ?? before.version, features } }
}

/** The weights in force, read again after `forget`: built only when what they are counted from is another. */
export function createSearchWeights(db: Db) {
  let inForce = { version: 0, counts: countsFrom({}), named: '[]', weights: BASE_WEIGHTS }
  let read: Promise<void> | null = null
  async function readNewer(): Promise<void> {
    const [stored, namedWords] = await Promise.all([
      findSearchWeights(db, inForce.version),
      listNamedWords(db),
    ])
    const named = JSON.stringify(namedWords)
    if (!stored && named === inForce.named) return
    const { version, counts } = stored
      ? { version: stored.version, counts: countsFrom(stored.features) }
      : inForce
    inForce = { version, counts, named, weights: withLearned(counts, countNamedWords(namedWords)) }
  }
  return {
    async current(): Promise<Weights> {
      read ??= readNewer()
      await read.catch(() => {
        read = null
      })
      return inForce.weights
    },
    forget(): void {
      read = null
    },
  }
}
