import { quoteTermText } from '#agenda/wording/client-bookings.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import type { WaitingCase } from '#guarantee/domain/guarantee-dossier.ts'
import { caseTurns } from '#guarantee/ui/case-turn.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { workToCome } from '#visits/domain/quote.ts'
import { situationOf } from '#visits/domain/situation.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import type { Turn } from '#visits/ui/turn-box.tsx'
import { briefTermText } from '#visits/wording/quote.ts'

interface WaitingForClient {
  /** Without those that say it themselves, above the rows. */
  readonly bookings: readonly LinkedClientBooking[]
  readonly cases: readonly WaitingCase[]
}

/** What waits for the client on another page: quotes to answer, hours to choose, cases. */
export function clientTurns({ bookings, cases }: WaitingForClient, now: Date): Turn[] {
  return [...bookings.flatMap(booking => visitTurn(booking, now) ?? []), ...caseTurns(cases, 'client', now)]
}

function visitTurn(booking: LinkedClientBooking, now: Date): Turn | null {
  const { key, technicianName, quotes } = booking
  const today = bogotaDate(now)
  const to = `${clientVisitPath(key)}#cotizacion`
  switch (situationOf(booking, now).task.client) {
    case 'answer-quote': {
      const lastDay = quotes.at(-1)?.validUntil ?? today
      const title = `Te toca a ti: responde la cotización de ${firstNameOf(technicianName)}`
      const detail = quoteTermText(lastDay, today)
      return { key: `cotizacion-${key}`, to, icon: 'receipt', title, detail, lastDay }
    }
    case 'choose-date': {
      const work = workToCome(booking, now)
      const lastDay = work ? bogotaDate(work.until) : today
      const title = `Escoge cuándo arregla ${firstNameOf(technicianName)}`
      const detail = briefTermText(lastDay, today)
      return { key: `trabajo-${key}`, to, icon: 'calendar-check', title, detail, lastDay }
    }
    default:
      return null
  }
}
