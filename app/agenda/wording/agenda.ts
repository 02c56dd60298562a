// Section 2, Agenda; section 5, the questions before cancelling.

import { startsSoon } from '#bookings/domain/timeline.ts'
import { mapQuery, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { monthText, reviewDateText } from '#platform/wording/dates.ts'
import { numberText } from '#platform/wording/price.ts'

export function cancelQuestionText(scheduledAt: Date, now: Date): string {
  return startsSoon(scheduledAt, now)
    ? 'La reserva inicia pronto (≤ 2h). ¿Seguro que quieres cancelarla?'
    : '¿Cancelar esta reserva?'
}

interface ClientFacts {
  readonly visitsWithTechnician: number
  readonly completedVisits: number
  readonly lastVisit: string | null
  readonly clientSince: string | null
  readonly phoneConfirmed: boolean
  readonly noShows: number
}

/** The one line about a client: '3 visitas contigo', '26 completadas'. */
export function clientSummary({
  visitsWithTechnician: own,
  completedVisits: all,
}: Pick<ClientFacts, 'visitsWithTechnician' | 'completedVisits'>): string[] {
  const summary = [own > 0 ? `${visitsText(own)} contigo` : 'Primera visita contigo']
  if (all > own) summary.push(`${numberText(all)} ${all === 1 ? 'completada' : 'completadas'}`)
  return summary
}

export interface ClientFact {
  readonly about: 'visits' | 'completed' | 'no-shows' | 'account' | 'phone'
  readonly text: string
}

/** What else helps to decide about a client, in a few words each. */
export function clientFacts(client: ClientFacts, today: string): ClientFact[] {
  const { completedVisits, lastVisit, clientSince, phoneConfirmed, noShows } = client
  const facts: (ClientFact | false)[] = [
    lastVisit !== null && { about: 'visits', text: `Última visita: ${reviewDateText(lastVisit, today)}` },
    completedVisits === 0 && { about: 'completed', text: 'Ninguna completada todavía' },
    noShows > 0 && {
      about: 'no-shows',
      text: `${noShows === 1 ? '1 vez' : `${numberText(noShows)} veces`} no había nadie`,
    },
    clientSince !== null && { about: 'account', text: `Cuenta desde ${monthText(clientSince)}` },
    { about: 'phone', text: phoneConfirmed ? 'Teléfono confirmado' : 'Teléfono sin confirmar' },
  ]
  return facts.filter(fact => fact !== false)
}

const visitsText = (count: number) => (count === 1 ? '1 visita' : `${numberText(count)} visitas`)

/** Opens the maps app; null without an address. */
export function mapsLink(place: VisitPlace): string | null {
  const query = mapQuery(place)
  return query === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
