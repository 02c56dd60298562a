// Who gets the letter of Monday, and what waits for the administrators when it is written.
import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { actsAsAdmin } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { WaitingDecisions } from '#board/domain/letter.ts'
import { boardLetters } from '#board/persistence/board-tables.server.ts'
import { findPanelFigures } from '#moderation/persistence/panel-figures.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

const newToken = () => randomBytes(24).toString('base64url')
const isActing = sql.raw(actsAsAdmin('users'))

/** A job for each administrator who did not stop it. In one transaction: tried again, it queues nobody twice. */
export async function queueLetters(tx: Db, through: string): Promise<number> {
  const admins = await tx
    .select({ uid: users.uid })
    .from(users)
    .leftJoin(boardLetters, eq(boardLetters.uid, users.uid))
    .where(and(isActing, isNull(boardLetters.stoppedAt)))
  for (const { uid } of admins) {
    await tx.insert(boardLetters).values({ uid, token: newToken() }).onConflictDoNothing()
    await addJob(tx, 'send-board-mail', { uid, through }, null, { key: `board-mail ${uid}` })
  }
  return admins.length
}

export interface LetterReader {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly token: string
}

/** Null: an administrator no more, or it was stopped meanwhile. */
export async function findLetterReader(db: Db, uid: string): Promise<LetterReader | null> {
  const [reader] = await db
    .select({ uid: users.uid, name: users.name, email: users.email, token: boardLetters.token })
    .from(users)
    .innerJoin(boardLetters, eq(boardLetters.uid, users.uid))
    .where(and(eq(users.uid, uid), isActing, isNull(boardLetters.stoppedAt)))
  return reader ?? null
}

export async function isLetterStopped(db: Db, uid: string): Promise<boolean> {
  const [row] = await db
    .select({ stoppedAt: boardLetters.stoppedAt })
    .from(boardLetters)
    .where(eq(boardLetters.uid, uid))
  return row?.stoppedAt != null
}

/** Null: no such token. */
export async function findLetterByToken(db: Db, token: string): Promise<{ isStopped: boolean } | null> {
  const [row] = await db
    .select({ stoppedAt: boardLetters.stoppedAt })
    .from(boardLetters)
    .where(eq(boardLetters.token, token))
  return row ? { isStopped: row.stoppedAt !== null } : null
}

/** True when there is such a letter. Stopped twice, it was stopped the first time. */
export async function stopLetter(db: Db, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(boardLetters)
    .set({ stoppedAt: sql`coalesce(${boardLetters.stoppedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(boardLetters.token, token))
  return (rowCount ?? 0) > 0
}

export async function setLetterStopped(db: Db, uid: string, stoppedAt: Date | null): Promise<void> {
  await db
    .insert(boardLetters)
    .values({ uid, token: newToken(), stoppedAt })
    .onConflictDoUpdate({ target: boardLetters.uid, set: { stoppedAt } })
}

/** Reviews, reports and cases of guarantee, and since when the oldest of them waits. */
export async function findWaitingDecisions(db: Db, now: Date): Promise<WaitingDecisions> {
  const [{ waitingReviews, openReports, waitingCases, contestedVisits }, { rows }] = await Promise.all([
    findPanelFigures(db, now),
    db.execute<{ since: string | null }>(sql`
      select least(
        (select min("createdAt") from reviews_public where not aprobada and "rejectedAt" is null),
        (select min("createdAt") from reports where status = 'open'),
        (select min("stepAt") from guarantee_cases where turn = 'admin')) as since`),
  ])
  const since = rows[0]?.since ?? null
  return {
    reviews: waitingReviews,
    reports: openReports,
    cases: waitingCases,
    visits: contestedVisits,
    since: since === null ? null : new Date(since),
  }
}
