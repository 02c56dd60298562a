// What the link of a message opens without a session: the pages of its visit, and what these pages send and show.
import type { LinkedVisit } from '#accounts/domain/visit-link.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'

const PAGES = /^\/(?:mis-reservas|agenda(?:\/cancelar)?)\/([1-9]\d{0,15})(?:\/|$)/

/** From which visits a link opens this address; null: from none. */
export function linkCoverage(method: string, pathname: string): ((visit: LinkedVisit) => boolean) | null {
  const side = pathname.startsWith('/agenda') ? 'technician' : 'client'
  const key = Number(PAGES.exec(pathname)?.[1] ?? 0)
  if (key > 0) return visit => visit.key === key && visit.side === side
  // The answer to a request names its visit in the form; the page asks for it again.
  if (method === 'POST' && pathname === '/agenda') return visit => visit.side === 'technician'
  const isPhoto = method === 'POST' ? pathname === '/agendar/fotos' : pathname.startsWith('/fotos/')
  return isPhoto ? () => true : null
}

/** Of a link to the question before cancelling, with hours to offer: its page stands beside that of the visit. */
export const CANCEL_PLACE = '#cancelar'

/** What such an address shows, and where on its page: the other way round of `linkedPath`. Null: no page of a visit. */
export function linkTo(path: string): (LinkedVisit & { readonly place: string }) | null {
  const [, page = '', digits = '', rest = ''] =
    /^\/(mis-reservas|agenda|agenda\/cancelar)\/([1-9]\d{0,15})((?:[/#?].*)?)$/.exec(path) ?? []
  const key = Number(digits)
  if (page === '') return null
  if (page === 'agenda/cancelar') return { key, side: 'technician', place: CANCEL_PLACE }
  return { key, side: page === 'agenda' ? 'technician' : 'client', place: rest }
}

/** `place` stands behind the address of the visit. */
export function linkedPath({ side, key, place }: LinkedVisit & { readonly place: string }): string {
  if (side === 'client') return clientVisitPath(key) + place
  return place === CANCEL_PLACE ? `/agenda/cancelar/${key}` : technicianVisitPath(key) + place
}
