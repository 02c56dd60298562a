// Mis técnicos: everybody who served a client, and whom the client keeps with a heart (D74).
import type { BookableTechnician } from '#agenda/domain/who-served.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import type { Colleague } from '#catalogue/domain/colleague.ts'
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import { type Moment, nextFreeSlot, type Slot } from '#technicians/domain/free-hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import { hoursLikeLast } from '#visits/domain/hours-to-choose.ts'
import type { PaymentFacts } from '#visits/domain/listed-visit.ts'

/** Why no visit can be booked. */
export type Absence = 'left' | 'hidden' | 'paused' | 'not-accepted'

export interface OwnTechnician extends Pick<Technician, 'uid' | 'nombre' | 'ciudad' | 'especialidades'> {
  readonly isKept: boolean
  /** Null: kept, and never served this client. */
  readonly last: LastVisit | null
  /** Null when the account is deleted or the profile is not published, or does not accept this client. */
  readonly technician: BookableTechnician | null
  readonly account: 'active' | 'left'
  readonly isPublished: boolean
}

export interface LastVisit extends Pick<Booking, 'key' | 'date' | 'scheduledAt'> {
  /** D67 */
  readonly trade: string | null
  /** How many visits there were. */
  readonly visits: number
  /** Of the newest visit that has a receipt. */
  readonly paid: (PaymentFacts & { readonly total: number }) | null
  /** The client's own, of the newest visit that has one. */
  readonly rating: number | null
}

/** As it is shown. */
export interface ShownTechnician
  extends Pick<OwnTechnician, 'uid' | 'nombre' | 'ciudad' | 'especialidades' | 'isKept' | 'last'> {
  /** Null with an absence: nothing leads to the profile. */
  readonly slug: string | null
  readonly fotoURL: string | null
  readonly absence: Absence | null
  /** Free hours, one a day. */
  readonly hours: readonly Slot[]
  /** Works within their guarantee, the nearest end first. */
  readonly works: readonly CoveredWork[]
  /** Who else does this work, where nobody can be booked. */
  readonly colleagues: readonly Colleague[]
  /** What the colleagues do; empty where it is not known. */
  readonly trade: string
}

/** What a technician does, as far as somebody else can be asked for it; empty where it is not known. */
export function tradeOf({ last, especialidades }: OwnTechnician): string {
  return last?.trade ?? especialidades[0] ?? ''
}

interface Beside {
  /** Of the client, the nearest end first. */
  readonly works: readonly CoveredWork[]
  readonly colleagues: readonly Colleague[]
  readonly moment: Moment
}

export function shownTechnician(own: OwnTechnician, { works, colleagues, moment }: Beside): ShownTechnician {
  const { uid, nombre, ciudad, especialidades, isKept, last, technician } = own
  const absence = absenceOf(own)
  return {
    ...{ uid, nombre, ciudad, especialidades, isKept, last, absence },
    slug: absence ? null : (technician?.slug ?? null),
    fotoURL: technician?.fotoURL ?? null,
    hours: absence ? [] : hoursOf(own, moment),
    works: works.filter(({ technicianId }) => technicianId === uid),
    colleagues: absence ? colleagues : [],
    trade: tradeOf(own),
  }
}

/** Like the last visit; of who has not come yet, from the first free one on. */
function hoursOf({ technician, last }: OwnTechnician, moment: Moment): Slot[] {
  if (!technician) return []
  const calendar = { ...moment, taken: technician.taken }
  const like = last ? slotAt(last.scheduledAt) : nextFreeSlot(technician, calendar)
  const hours = like ? hoursLikeLast(technician, calendar, like) : []
  return hours.toSorted((a, b) => a.date.localeCompare(b.date))
}

export function absenceOf({ technician, account, isPublished }: OwnTechnician): Absence | null {
  if (technician) return technician.disponible ? null : 'paused'
  if (account === 'left') return 'left'
  return isPublished ? 'not-accepted' : 'hidden'
}
