import { answerMinutes, isCounted, medianMinutes } from '#bookings/persistence/booking-rules.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import {
  ATTENDANCE_AFTER_MS,
  ATTENDANCE_MIN_VISITS,
  acceptedOfTen,
  REPUTATION_DAYS,
  REPUTATION_MAX_REQUESTS,
  REPUTATION_MIN_REQUESTS,
  type Reputation,
} from '#visits/domain/reputation.ts'

interface Row {
  requests: number
  accepted: number
  minutes: number | null
  completed: number
  came: number
  decided: number
}

/**
 * Requests that were answered, expired without an answer or were taken elsewhere; waiting ones, those that moderation
 * cancelled and those that the client could not receive do not count.
 */
export async function findReputation(db: PooledDb, uid: string, now: Date): Promise<Reputation> {
  const since = new Date(now.getTime() - REPUTATION_DAYS * DAY_MS)
  const settled = new Date(now.getTime() - ATTENDANCE_AFTER_MS)
  const { rows } = await db.$client.query<Row>({
    name: 'find_reputation',
    text: `with decided as (
        select outcome from reservas
        where "technicianId" = $1 and "scheduledAt" > $2::timestamptz and "scheduledAt" <= $4::timestamptz
          and (status = 'completada' or "cancelReason" in ('no_llego', 'nadie'))
          and outcome in ('attended', 'nobody-home', 'did-not-come'))
      select count(*)::integer as requests, count(*) filter (where answer = 'accepted')::integer as accepted,
        ${medianMinutes(answerMinutes('newest'))} as minutes,
        (select count(*)::integer from reservas where "technicianId" = $1 and ${isCounted('reservas')}) as completed,
        -- Nobody at home: the technician came. What is contested or was not said counts for nobody.
        (select count(*) filter (where outcome in ('attended', 'nobody-home'))::integer from decided) as came,
        (select count(*)::integer from decided) as decided
      from (select answer, "cancelReason", "answeredAt", "createdAt", "acceptedInAdvance" from reservas
        where "technicianId" = $1 and (answer is not null or "cancelReason" in ('sin_respuesta', 'reemplazada'))
          and ("cancelReason" is distinct from 'cliente' or answer = 'accepted')
          and "createdAt" > $2::timestamptz and "createdAt" <= $3::timestamptz
        order by "createdAt" desc limit ${REPUTATION_MAX_REQUESTS}) as newest`,
    values: [uid, since.toISOString(), now.toISOString(), settled.toISOString()],
  })
  const { requests = 0, accepted = 0, minutes = null, completed = 0, came = 0, decided = 0 } = rows[0] ?? {}
  const attendance = decided < ATTENDANCE_MIN_VISITS ? null : { came, of: decided }
  if (requests < REPUTATION_MIN_REQUESTS)
    return { answerMinutes: null, acceptedOfTen: null, completed, attendance }
  return {
    answerMinutes: minutes,
    acceptedOfTen: acceptedOfTen(accepted, requests),
    completed,
    attendance,
  }
}
