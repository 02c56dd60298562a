// Who connected which number, the codes that prove it, and who closed the offer to connect.
import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { roleFrom } from '#accounts/domain/role.ts'
import type { ConnectedPerson, WhatsappFacts } from '#accounts/domain/whatsapp-connection.ts'
import { FAILURES_MAX } from '#accounts/domain/whatsapp-message.ts'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import {
  whatsappCodes,
  whatsappConnections,
  whatsappOffers,
} from '#accounts/persistence/whatsapp-tables.server.ts'
import { type Db, violatesConstraint } from '#platform/persistence/database.server.ts'

const { uid, number, leftAt } = whatsappConnections

/** The code is that of this session; without one none is read. */
export async function findWhatsappState(
  db: Db,
  person: string,
  sessionId: string | null = null,
): Promise<WhatsappFacts> {
  const [row] = await db
    .select({
      connection: {
        number,
        connectedAt: whatsappConnections.connectedAt,
        failingAt: whatsappConnections.failingAt,
        claimedAt: whatsappConnections.claimedAt,
        leftAt,
      },
      code: {
        code: whatsappCodes.code,
        expiresAt: whatsappCodes.expiresAt,
        usedAt: whatsappCodes.usedAt,
        takenAt: whatsappCodes.takenAt,
      },
      hiddenUntil: whatsappOffers.hiddenUntil,
    })
    .from(users)
    .leftJoin(whatsappConnections, eq(uid, users.uid))
    .leftJoin(
      whatsappCodes,
      and(eq(whatsappCodes.uid, users.uid), eq(whatsappCodes.sessionId, sessionId ?? '')),
    )
    .leftJoin(whatsappOffers, eq(whatsappOffers.uid, users.uid))
    .where(eq(users.uid, person))
  return row ?? { connection: null, code: null, hiddenUntil: null }
}

export interface NewCode {
  readonly uid: string
  readonly code: string
  readonly sessionId: string
  readonly expiresAt: Date
}

/** In place of an earlier one. False when somebody else has this code. */
export async function storeCode(db: Db, code: NewCode): Promise<boolean> {
  const values = { ...code, usedAt: null, takenAt: null }
  try {
    await db
      .insert(whatsappCodes)
      .values(values)
      .onConflictDoUpdate({ target: whatsappCodes.uid, set: values })
    return true
  } catch (error) {
    if (violatesConstraint(error, 'whatsapp_codes_code_key')) return false
    throw error
  }
}

export interface CodeOfPerson {
  readonly uid: string
  readonly name: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** Locked: a code works once. Null for one that nobody has, or whose owner may not sign in any more. */
export async function lockCode(tx: Db, code: string): Promise<CodeOfPerson | null> {
  const [row] = await tx
    .select({
      uid: users.uid,
      name: users.name,
      expiresAt: whatsappCodes.expiresAt,
      usedAt: whatsappCodes.usedAt,
    })
    .from(whatsappCodes)
    .innerJoin(users, eq(users.uid, whatsappCodes.uid))
    .where(and(eq(whatsappCodes.code, code), sql.raw(`not ${userIsBarred('users')}`)))
    .for('update', { of: whatsappCodes })
  return row ?? null
}

export async function markCode(
  tx: Db,
  code: string,
  marks: { usedAt?: Date; takenAt?: Date },
): Promise<void> {
  await tx.update(whatsappCodes).set(marks).where(eq(whatsappCodes.code, code))
}

export async function deleteCodeOf(db: Db, person: string): Promise<void> {
  await db.delete(whatsappCodes).where(eq(whatsappCodes.uid, person))
}

export async function deleteExpiredCodes(db: Db, expiredBefore: Date): Promise<number> {
  return (await db.delete(whatsappCodes).where(lt(whatsappCodes.expiresAt, expiredBefore))).rowCount ?? 0
}

interface NewConnection {
  readonly uid: string
  readonly number: string
  readonly consent: string
  readonly now: Date
}

/** False when the number belongs to another account, which is told of it. */
export async function storeConnection(tx: Db, connection: NewConnection): Promise<boolean> {
  const { now, ...values } = connection
  // Of two accounts at once the second waits here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('whatsapp ' || ${values.number}, 0))`)
  const { rowCount } = await tx
    .update(whatsappConnections)
    .set({ claimedAt: now })
    .where(and(eq(number, values.number), isNull(leftAt), ne(uid, values.uid)))
  if (rowCount) return false
  const fresh = { connectedAt: now, lastInboundAt: now, failures: 0 }
  const set = { ...values, ...fresh, failingAt: null, claimedAt: null, leftAt: null }
  await tx.insert(whatsappConnections).values(set).onConflictDoUpdate({ target: uid, set })
  return true
}

/** False when there was none. */
export async function leaveConnection(
  db: Db,
  by: { readonly uid: string } | { readonly number: string },
  now: Date,
): Promise<boolean> {
  const whose = 'uid' in by ? eq(uid, by.uid) : eq(number, by.number)
  const { rowCount } = await db
    .update(whatsappConnections)
    .set({ leftAt: now })
    .where(and(whose, isNull(leftAt)))
  return (rowCount ?? 0) > 0
}

/** False when it is too late, or the number was connected elsewhere meanwhile. */
export async function restoreConnection(db: Db, person: string, leftSince: Date): Promise<boolean> {
  try {
    const { rowCount } = await db
      .update(whatsappConnections)
      .set({ leftAt: null })
      .where(and(eq(uid, person), gt(leftAt, leftSince)))
    return (rowCount ?? 0) > 0
  } catch (error) {
    if (violatesConstraint(error, 'whatsapp_connections_number')) return false
    throw error
  }
}

export async function deleteLeftConnections(db: Db, leftBefore: Date): Promise<number> {
  const isOld = and(isNotNull(leftAt), lt(leftAt, leftBefore))
  return (await db.delete(whatsappConnections).where(isOld)).rowCount ?? 0
}

export async function hideOffer(db: Db, person: string, hiddenUntil: Date): Promise<void> {
  await db
    .insert(whatsappOffers)
    .values({ uid: person, hiddenUntil })
    .onConflictDoUpdate({ target: whatsappOffers.uid, set: { hiddenUntil } })
}

export interface WhatsappConnection {
  readonly number: string
  readonly lastInboundAt: Date | null
  readonly failingAt: Date | null
}

/** Null without one, and for somebody who may not sign in any more. */
export async function findConnection(db: Db, person: string): Promise<WhatsappConnection | null> {
  const { lastInboundAt, failingAt } = whatsappConnections
  const [row] = await db
    .select({ number, lastInboundAt, failingAt })
    .from(whatsappConnections)
    .innerJoin(users, eq(users.uid, uid))
    .where(and(eq(uid, person), isNull(leftAt), sql.raw(`not ${userIsBarred('users')}`)))
  return row ?? null
}

/** Whose number it is, and as whom they act. Null for somebody who may not sign in any more. */
export async function findConnectedPerson(db: Db, from: string): Promise<ConnectedPerson | null> {
  const { name, email, role, ciudad } = users
  const [viewer] = await db
    .select({ uid: users.uid, name, email, role, ciudad })
    .from(whatsappConnections)
    .innerJoin(users, eq(users.uid, uid))
    .where(and(eq(number, from), isNull(leftAt), sql.raw(`not ${userIsBarred('users')}`)))
  return viewer ? { viewer: { ...viewer, role: roleFrom(viewer.role) }, number: from } : null
}

/** For 24 hours from then free text may be sent. */
export async function recordInbound(db: Db, from: string, at: Date): Promise<void> {
  const { lastInboundAt } = whatsappConnections
  await db
    .update(whatsappConnections)
    .set({ lastInboundAt: at })
    .where(
      and(
        eq(number, from),
        isNull(leftAt),
        sql`coalesce(${lastInboundAt} < ${at.toISOString()}::timestamptz, true)`,
      ),
    )
}

/** One more that did not arrive; from the second in a row on nothing more is sent. */
export async function countFailure(db: Db, person: string, now: Date): Promise<void> {
  const { failures, failingAt } = whatsappConnections
  await db
    .update(whatsappConnections)
    .set({
      failures: sql`${failures} + 1`,
      failingAt: sql`case when ${failures} + 1 >= ${FAILURES_MAX}::int
        then coalesce(${failingAt}, ${now.toISOString()}::timestamptz) end`,
    })
    .where(eq(uid, person))
}
