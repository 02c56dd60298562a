import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import type { WaitingCase } from '#guarantee/domain/guarantee-dossier.ts'
import { lastDayOf, turnOf } from '#guarantee/domain/guarantee-state.ts'
import { untilDayText } from '#guarantee/wording/guarantee.ts'
import { taskText } from '#guarantee/wording/waiting-cases.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import type { Turn } from '#visits/ui/turn-box.tsx'

const PATHS: Record<VisitSide, (reservaKey: number) => string> = {
  client: clientCasePath,
  technician: technicianCasePath,
}

/** The row of a case in the list of this side; null: it waits for somebody else, or nobody. */
function caseTurn(found: WaitingCase, side: VisitSide, now: Date): Turn | null {
  const turn = turnOf(found, now)
  if (turn?.who !== side) return null
  const isMoney = turn.task === 'return-money' || turn.task === 'say-whether-money-came'
  return {
    key: `garantia-${found.id}`,
    to: PATHS[side](found.reservaKey),
    icon: turn.task === 'choose-hour' ? 'calendar-check' : isMoney ? 'banknote' : 'shield-check',
    title: taskText(found),
    detail: `Garantía. ${untilDayText(turn.until, bogotaDate(now))}`,
    lastDay: lastDayOf(turn.until),
  }
}

/** Of all of them. */
export function caseTurns(cases: readonly WaitingCase[], side: VisitSide, now: Date): Turn[] {
  return cases.flatMap(found => caseTurn(found, side, now) ?? [])
}
