// The profile as its owner changes it.
import { eq, sql } from 'drizzle-orm'
import type { Outcome } from '#domain/outcome.ts'
import type { ProfileChanges } from '#domain/technicians/profile-changes.ts'
import type { OwnTechnician } from '#domain/technicians/technician.ts'
import type { Db } from '#persistence/database.server.ts'
import { technicians } from '#persistence/tables.server.ts'

export interface ChangedProfile {
  readonly wasPublished: boolean
  readonly publicado: boolean
  readonly slug: string
}

/** People of one name whose ids end alike, before we give up. */
const NAMESAKES_MAX = 20

/**
 * Judged under `namesakes`: how many others have, or had, the address that the name makes.
 * Null when there is no such profile.
 */
export async function changeOwnProfile<Code extends string>(
  db: Db,
  uid: string,
  now: Date,
  decide: (stored: OwnTechnician, namesakes: number) => Outcome<ProfileChanges, Code>,
): Promise<Outcome<ChangedProfile, Code> | null> {
  for (let namesakes = 0; ; namesakes++) {
    try {
      return await changeOnce(db, uid, now, stored => decide(stored, namesakes))
    } catch (error) {
      if (namesakes === NAMESAKES_MAX || !isSlugTaken(error)) throw error
    }
  }
}

/**
 * The row is held while `decide` judges it, so that whoever moderates it comes before or after, never in between.
 * What the table itself does not allow to be published (0001) is refused once more by the update.
 */
function changeOnce<Code extends string>(
  db: Db,
  uid: string,
  now: Date,
  decide: (stored: OwnTechnician) => Outcome<ProfileChanges, Code>,
): Promise<Outcome<ChangedProfile, Code> | null> {
  return db.transaction(async tx => {
    const [stored] = await tx.select().from(technicians).where(eq(technicians.uid, uid)).for('update')
    if (!stored) return null
    const decision = decide(stored)
    if (!decision.ok) return decision
    await tx
      .update(technicians)
      .set({ ...mutable(decision.value), revision: sql`${technicians.revision} + 1`, updatedAt: now })
      .where(eq(technicians.uid, uid))
    const { publicado, slug } = decision.value
    return { ok: true, value: { wasPublished: stored.publicado, publicado, slug } }
  })
}

/** Hidden already is hidden too. False when there is no such profile. */
export async function hideOwnProfile(db: Db, uid: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(technicians)
    .set({ publicado: false, updatedAt: now })
    .where(eq(technicians.uid, uid))
    .returning({ uid: technicians.uid })
  return rows.length > 0
}

/** Lists of the domain cannot be changed; the driver's types ask for lists that can. */
function mutable(changes: ProfileChanges) {
  const { especialidades, zonasCobertura, certificaciones, tags } = changes
  return {
    ...changes,
    especialidades: [...especialidades],
    zonasCobertura: [...zonasCobertura],
    certificaciones: [...certificaciones],
    tags: [...tags],
  }
}

function isSlugTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === 'technicians_slug_key') return true
  return false
}
