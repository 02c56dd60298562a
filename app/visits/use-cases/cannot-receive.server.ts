import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { cancelNoteFrom } from '#bookings/domain/cancellation.ts'
import { isAllowed } from '#bookings/domain/transitions.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { CANNOT_RECEIVE, type CannotRefusal, cannotReasonFrom } from '#visits/domain/cannot-receive.ts'
import { removeCannotReceive, storeCannotReceive } from '#visits/persistence/cannot-receive.server.ts'

export const CANNOT_RECEIVE_LIMIT = rateLimit('cannot-receive-person', 20, HOUR_MS)

interface TypedStatement {
  /** The visit. */
  readonly key: number
  readonly motivo: string
  readonly texto: string
}

/** D59: an own open visit before its hour. Its status stays. Told again it gets the new words, and nobody a second message. */
export async function tellCannotReceive(
  { db, limits, now }: Services,
  viewer: Viewer,
  { key, motivo, texto }: TypedStatement,
): Promise<Outcome<void, CannotRefusal>> {
  const reason = cannotReasonFrom(motivo)
  if (!reason) return refused('cannot-reason-required')
  if (!(await limits.consume(CANNOT_RECEIVE_LIMIT, viewer.uid))) return refused('too-many-requests')
  const statement = { key, clientId: viewer.uid, now: now(), reason, note: cancelNoteFrom(texto) }
  return (await storeCannotReceive(db, statement)) ? accepted() : refused('cannot-closed')
}

/** Taking it back twice succeeds twice. */
export async function takeBackCannotReceive(
  { db, limits, now }: Services,
  viewer: Viewer,
  key: number,
): Promise<Outcome<void, CannotRefusal>> {
  if (!(await limits.consume(CANNOT_RECEIVE_LIMIT, viewer.uid))) return refused('too-many-requests')
  if (await removeCannotReceive(db, { key, clientId: viewer.uid, now: now() })) return accepted()
  const booking = await findBookingOfClient(db, key, viewer.uid)
  return booking && isAllowed(CANNOT_RECEIVE, booking, now()) ? accepted() : refused('cannot-closed')
}
