// The search of a trade in a city: its address, and the words of a link to it.
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

/** Either may be empty. */
export function tradeSearchPath(trade: string, ciudad: string): string {
  const label = specialtyFrom(trade)
  const query = new URLSearchParams()
  if (label) query.set('esp', specialtySlug(label))
  if (ciudad.trim()) query.set('ciudad', ciudad.trim())
  return query.size > 0 ? `/tecnicos?${query}` : '/tecnicos'
}

/** 'plomeros', or 'técnicos' of a trade that is not known. */
export function peopleOf(trade: string): { readonly one: string; readonly many: string } {
  return TRADE_PEOPLE[trade as SpecialtyLabel] ?? { one: 'técnico', many: 'técnicos' }
}

/** 'Ver plomeros en Cali' */
export function tradeSearchText(trade: string, ciudad: string): string {
  return `Ver ${peopleOf(trade).many}${ciudad.trim() ? ` en ${ciudad.trim()}` : ''}`
}

/** 'técnicos' of 'técnicos de gasodomésticos': for one line on a phone. */
export function shortPeopleOf(trade: string): string {
  return peopleOf(trade).many.split(' de ')[0] ?? ''
}
