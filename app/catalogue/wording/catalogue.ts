// Labels of the catalogue's sort orders and filters.

import {
  type CatalogueFilters,
  type CatalogueOrder,
  type DayPart,
  daysAsked,
  hoursMeant,
  isDayPart,
  NO_FILTERS,
} from '#catalogue/domain/catalogue-filters.ts'
import { NO_FREE_HOUR } from '#catalogue/wording/catalogue-texts.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { capitalised, dayAndMonthText } from '#platform/wording/dates.ts'
import { filterPriceText } from '#platform/wording/price.ts'
import { isSlotPast } from '#technicians/domain/free-hours.ts'
import { FIRST_HOUR, hourText, LAST_HOUR } from '#technicians/domain/hours.ts'
import { INSTANT_LABEL } from '#technicians/wording/availability.ts'

export const ORDER_LABELS: Record<CatalogueOrder, string> = {
  rating: 'Mejor calificados',
  precio_asc: 'Menor precio',
  precio_desc: 'Mayor precio',
}

export interface ActiveFilter {
  readonly kind: 'text' | 'trade' | 'place' | 'rating' | 'price' | 'available' | 'instant' | 'today' | 'day'
  readonly label: string
  /** The same filters without this one. */
  readonly without: CatalogueFilters
}

/** The applied filters in the order of the sidebar; sorting is not a filter. */
export function activeFilters(filters: CatalogueFilters, today: string): ActiveFilter[] {
  const { q, esp, ciudad, lugar, minRating, minPrecio, maxPrecio, disponible, perfect, instante, fecha } =
    filters
  const active: ActiveFilter[] = []
  const add = (kind: ActiveFilter['kind'], label: string, part: Partial<CatalogueFilters>) =>
    active.push({ kind, label, without: { ...filters, ...part } })
  if (q !== '') add('text', `"${q}"`, { q: NO_FILTERS.q })
  if (esp !== null) add('trade', esp, { esp: null })
  if (ciudad !== null || lugar !== null) add('place', placeText(filters), { ciudad: null, lugar: null })
  if (minRating > 0) add('rating', `${minRating}+ estrellas`, { minRating: 0 })
  if (minPrecio !== null || maxPrecio !== null)
    add('price', priceRangeText(filters), { minPrecio: null, maxPrecio: null })
  if (disponible) add('available', 'Disponibles', { disponible: false })
  if (perfect) add('rating', 'Solo 5.0', { perfect: false })
  if (instante) add('instant', INSTANT_LABEL, { instante: false })
  if (daysAsked(filters).length > 0) add(fecha === today ? 'today' : 'day', freeText(filters, today), NO_TIME)
  return active
}

export type When = Pick<CatalogueFilters, 'fecha' | 'libreDesde' | 'libreHasta' | 'hora'>
/** Any time. */
export const NO_TIME: When = { fecha: null, libreDesde: null, libreHasta: null, hora: null }

export const DAY_PART_LABELS: Record<DayPart, string> = {
  manana: 'en la mañana',
  tarde: 'en la tarde',
  noche: 'en la noche',
}

/** 'Suba, Bogotá', 'Bogotá' */
export function placeText({ ciudad, lugar }: Pick<CatalogueFilters, 'ciudad' | 'lugar'>): string {
  return [lugar, ciudad].filter(name => name !== null).join(', ')
}

/** 'Libre hoy', 'Mañana en la mañana', 'Libre del 21 al 22 de noviembre'; with an hour '17 de noviembre, 09:00'. */
export function freeText(when: When, today: string): string {
  const { fecha, hora } = when
  if (fecha !== null && typeof hora === 'number') return `${dayAndMonthText(fecha)}, ${hourText(hora)}`
  return hora === null ? `Libre ${whenText(when, today)}` : capitalised(whenText(when, today))
}

/** 'mañana en la mañana', 'el 21 de noviembre a las 09:00', 'del 21 al 22 de noviembre' */
export function whenText({ fecha, libreDesde, libreHasta, hora }: When, today: string): string {
  const day = fecha === null ? spanText(libreDesde ?? today, libreHasta ?? today) : nearOrDated(fecha, today)
  return hora === null ? day : `${day} ${hoursText(hora)}`
}

function spanText(from: string, to: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `del ${isOneMonth ? Number(from.slice(8)) : dayAndMonthText(from)} al ${dayAndMonthText(to)}`
}

/** 'a las 09:00', 'en la tarde', 'desde las 15:00', 'antes de las 11:00', 'de 10:00 a 13:00' */
export function hoursText(hora: NonNullable<When['hora']>): string {
  if (typeof hora === 'number') return `a las ${hourText(hora)}`
  if (isDayPart(hora)) return DAY_PART_LABELS[hora]
  const hours = hoursMeant(hora)
  const [first = FIRST_HOUR, end = LAST_HOUR] = [hours[0], (hours.at(-1) ?? LAST_HOUR) + 1]
  if (end > LAST_HOUR) return `desde las ${hourText(first)}`
  return first === FIRST_HOUR ? `antes de las ${hourText(end)}` : `de ${hourText(first)} a ${hourText(end)}`
}

function nearOrDated(fecha: string, today: string): string {
  if (fecha === today) return 'hoy'
  return fecha === addDays(today, 1) ? 'mañana' : `el ${dayAndMonthText(fecha)}`
}

export function priceRangeText({
  minPrecio: min,
  maxPrecio: max,
}: Pick<CatalogueFilters, 'minPrecio' | 'maxPrecio'>): string {
  if (min === null) return `Hasta ${filterPriceText(max ?? 0)}`
  if (max === null) return `Desde ${filterPriceText(min)}`
  return `${filterPriceText(min)} – ${filterPriceText(max)}`
}

/** Why nobody is free at the requested time, it has passed or nobody is, and who is next; null without one. */
export function noHourText(filters: CatalogueFilters, nextDay: string | null, now: Date): string | null {
  const last = daysAsked(filters).at(-1)
  if (last === undefined) return null
  const today = bogotaDate(now)
  const next =
    nextDay && NO_FREE_HOUR.next(whenText({ ...NO_TIME, fecha: nextDay, hora: filters.hora }, today))
  if (isSlotPast({ date: last, hour: hoursMeant(filters.hora).at(-1) ?? LAST_HOUR }, now))
    return next
      ? `${NO_FREE_HOUR.passed} ${next}`
      : filters.hora === null
        ? NO_FREE_HOUR.dayPassed
        : NO_FREE_HOUR.hourPassed
  return NO_FREE_HOUR.nobody(whenText(filters, today), next)
}
