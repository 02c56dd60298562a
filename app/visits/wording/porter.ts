// What the porter reads of a visit, and what the client sends with the link.
import { bogotaTime } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import type { PlaceInside, Unit } from '#visits/domain/porter.ts'
import type { Phase, Situation, SituationFacts } from '#visits/domain/situation.ts'
import { type StateText, stateText } from '#visits/wording/situation.ts'

export const PORTER_TITLE = 'Visita de hoy'

export const PORTER_ENDED_TEXT = 'Esta visita ya terminó.'

/** Where the client's words have no hour: that of the visit, behind these. */
const LEADS: Partial<Record<Phase, string>> = {
  near: 'Viene hoy a las',
  due: 'Viene hoy a las',
  unclear: 'Debía llegar a las',
  missing: 'Debía llegar a las',
}

/** Caption and hour are one sentence, as in the client's head, but for whoever stands at the door of the building. */
export function porterStateText(
  visit: SituationFacts & { readonly start: string },
  situation: Situation,
  now: Date,
): StateText & { readonly hour: string } {
  const { phase, arrivesAt, insideSince } = situation
  if (insideSince) return { icon: 'house', lead: 'Llegó a las', hour: bogotaTime(insideSince) }
  if (phase === 'delayed' && arrivesAt)
    return { icon: null, lead: 'Llega hacia las', hour: bogotaTime(arrivesAt) }
  const { icon = null, lead = '', hour } = stateText('client', { visit, situation, now }) ?? {}
  if (hour) return { icon, lead, hour }
  return { icon: null, lead: LEADS[phase] ?? `${PORTER_TITLE} a las`, hour: visit.start }
}

const UNIT_TEXTS: Record<Unit, readonly [to: 'al' | 'a la', name: string]> = {
  torre: ['a la', 'torre'],
  bloque: ['al', 'bloque'],
  interior: ['al', 'interior'],
  piso: ['al', 'piso'],
  apto: ['al', 'apto'],
  casa: ['a la', 'casa'],
  lote: ['al', 'lote'],
  oficina: ['a la', 'oficina'],
  local: ['al', 'local'],
  consultorio: ['al', 'consultorio'],
}

/** 'Va a la torre 2, apto 301'; null where the address does not say it. */
export function destinationText(places: readonly PlaceInside[]): string | null {
  const [first] = places
  if (!first) return null
  const names = places.map(({ unit, number }) => `${UNIT_TEXTS[unit][1]} ${number}`)
  return `Va ${UNIT_TEXTS[first.unit][0]} ${names.join(', ')}`
}

/** What the share sheet gets. */
export function porterShare(technicianName: string, note: string) {
  const title = `${PORTER_TITLE}: viene ${technicianName}, de ${BRAND.name}.`
  return { title, text: note ? `${title}\n«${note}»` : title }
}
