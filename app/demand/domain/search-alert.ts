// Decision 184: who found nobody is told, once, when somebody of that trade is published in that place.
import type { Wanted } from '#demand/domain/demand.ts'
import { EVERYWHERE, type Notification } from '#platform/domain/notification.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'

export interface WantedTrade extends Wanted {
  readonly trade: SpecialtyLabel
}

export const SEARCH_ALERT = {
  keptDays: 60,
  /** A guest who does not open the link by then did not ask. */
  confirmedWithinHours: 24,
  /** Of one person or address. */
  most: 20,
} as const

/** Networks are generous: mobile operators put thousands of phones behind one address. */
export const ALERT_NETWORK_LIMIT = rateLimit('search-alert-network', 120, HOUR_MS)
export const ALERT_PERSON_LIMIT = rateLimit('search-alert-person', 60, HOUR_MS)
/** E-mails that ask for a confirmation: a stranger may have typed the address. */
export const ALERT_ADDRESS_LIMIT = rateLimit('search-alert-address', 3, DAY_MS)

/** What stands after a plus reaches the same person. */
export const mailboxOf = (email: string) => email.replace(/\+[^@]*(?=@)/, '')

export const ALERT_NOTIFICATION = {
  channels: EVERYWHERE,
  urgent: false,
  until: DAY_MS,
} as const satisfies Notification

/** `act` of the form, posted to /tecnicos. */
export const ASK_ALERT = 'avisame'
/** `act` of the page behind the link. */
export const CONFIRM_ALERT = 'confirmar'
export const LEAVE_ALERT = 'quitar'

export type SearchAlertRefusal =
  | 'alert-incomplete'
  | 'alert-email'
  | 'alerts-full'
  | 'alert-too-often'
  | 'alert-not-saved'
  | 'alert-gone'

export const alertPath = (token: string) => `/avisame/${token}`
/** The act of the row in /perfil. */
export const ALERT_REMOVAL_PATH = '/perfil/busquedas'

/** Of a form: the id of a row. */
export const isAlertId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The search that found nobody. */
export function wantedPath({ trade, city, area }: WantedTrade): string {
  const query = new URLSearchParams({ esp: specialtySlug(trade) })
  if (city) query.set('ciudad', city)
  if (area) query.set('lugar', area)
  return `/tecnicos?${query}`
}
