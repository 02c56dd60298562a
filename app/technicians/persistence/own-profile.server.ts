import { eq, sql } from 'drizzle-orm'
import type { Outcome } from '#platform/domain/outcome.ts'
import { recordOf } from '#platform/domain/records.ts'
import { type Db, violatesConstraint } from '#platform/persistence/database.server.ts'
import type { ProfileChanges } from '#technicians/domain/profile-changes.ts'
import { fieldsOf, type OwnTechnician, type Technician } from '#technicians/domain/technician.ts'
import { ownTechnicianColumns } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** Published or not; null while there is none. */
export async function findOwnTechnician(
  db: Db,
  uid: string,
): Promise<Pick<
  Technician,
  'nombre' | 'slug' | 'publicado' | 'ciudad' | 'especialidades' | 'zonasCobertura' | 'horasBloqueadas'
> | null> {
  const { nombre, slug, publicado, ciudad, especialidades, zonasCobertura, horasBloqueadas } = technicians
  const [row] = await db
    .select({ nombre, slug, publicado, ciudad, especialidades, zonasCobertura, horasBloqueadas })
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .limit(1)
  return row ?? null
}

/** A technician's own record, published or not. */
export async function findOwnProfile(db: Db, uid: string): Promise<OwnTechnician | null> {
  const [row] = await db
    .select(ownTechnicianColumns)
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .limit(1)
  return row ?? null
}

// Writes of a technician's own profile.

export interface ChangedProfile {
  readonly wasPublished: boolean
  readonly publicado: boolean
  readonly slug: string
}

/** Attempts at a free slug. */
const NAMESAKES_MAX = 20

interface OwnChange {
  readonly uid: string
  readonly now: Date
  /** Where there is no record yet, it is made of this one and its changes; null: nothing is changed. */
  readonly unsaved: OwnTechnician | null
}

/**
 * Null when there is no such profile. Retried with one more in `namesakes` while the slug is taken by another profile.
 */
export async function changeOwnProfile<Code extends string>(
  db: Db,
  change: OwnChange,
  decide: (stored: OwnTechnician, namesakes: number) => Outcome<ProfileChanges, Code>,
): Promise<Outcome<ChangedProfile, Code> | null> {
  for (let namesakes = 0; ; namesakes++) {
    try {
      return await db.transaction(tx => changeOnce(tx, change, stored => decide(stored, namesakes)))
    } catch (error) {
      if (namesakes === NAMESAKES_MAX || !violatesConstraint(error, 'technicians_slug_key')) throw error
    }
  }
}

/**
 * The row is locked while `decide` runs, so that a concurrent act of moderation comes before or after it. A check
 * constraint of the table also refuses to publish a moderated profile.
 */
async function changeOnce<Code extends string>(
  tx: Db,
  change: OwnChange,
  decide: (stored: OwnTechnician) => Outcome<ProfileChanges, Code>,
): Promise<Outcome<ChangedProfile, Code> | null> {
  const { uid, now, unsaved } = change
  const [row] = await tx
    .select(ownTechnicianColumns)
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .for('update')
  const stored = row ?? unsaved
  if (!stored) return null
  const decision = decide(stored)
  if (!decision.ok) return decision
  const changes = mutable(decision.value)
  if (row) {
    await tx
      .update(technicians)
      .set({ ...changes, revision: sql`${technicians.revision} + 1`, updatedAt: now })
      .where(eq(technicians.uid, uid))
  } else {
    const made = await tx
      .insert(technicians)
      .values({ ...changes, uid, revision: 1, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: technicians.uid })
      .returning({ uid: technicians.uid })
    // Another save made it meanwhile: this one is a change of that.
    if (made.length === 0) return changeOnce(tx, change, decide)
  }
  const { publicado, slug } = decision.value
  return { ok: true, value: { wasPublished: stored.publicado, publicado, slug } }
}

/** False when there is no such profile. */
export async function hideOwnProfile(db: Db, uid: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(technicians)
    .set({ publicado: false, updatedAt: now })
    .where(eq(technicians.uid, uid))
    .returning({ uid: technicians.uid })
  return rows.length > 0
}

/** Domain lists are readonly; Drizzle's types want mutable arrays. */
function mutable(changes: ProfileChanges) {
  return { ...changes, ...recordOf(fieldsOf('texts'), name => [...changes[name]]) }
}
