// What the folded parts of the editor hold, in one line each.

import { EDITOR_CURRENCY } from '#platform/domain/money.ts'
import { reviewCountText, yearsText } from '#platform/wording/counts.ts'
import { capitalised, shortWeekdayText, weekdayText } from '#platform/wording/dates.ts'
import { cardPriceText, hasPrice, profilePriceText } from '#platform/wording/price.ts'
import { JOB_PHOTOS_MAX } from '#technicians/domain/job-photo.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import type { ProfileDraft, RangeDraft } from '#technicians/domain/profile-draft.ts'
import { yearsFrom } from '#technicians/domain/profile-edit.ts'
import { DAY_KEYS } from '#technicians/domain/technician.ts'
import { jobPhotoCountText } from '#technicians/wording/job-photos.ts'

/** 'Neveras · Lavadoras / Secadoras' */
function joined(...parts: readonly string[]): string {
  return parts
    .map(part => part.trim())
    .filter(Boolean)
    .join(' · ')
}

/** 'Wilmar Ochoa · Bogotá · 8 años' */
export function personSummary({ nombre, ciudad, aniosExperiencia }: ProfileDraft): string {
  return joined(nombre, ciudad, yearsText(yearsFrom(aniosExperiencia)))
}
export const specialtiesSummary = ({ especialidades }: ProfileDraft) => joined(...especialidades)
export const zonesSummary = ({ zonasCobertura }: ProfileDraft) => joined(...zonasCobertura)

/** 'Destape de cañería · Fuga oculta'; '4 servicios, desde $ 45.000' from three on, to fit on a phone. */
export function servicesSummary({ servicios }: ProfileDraft): string {
  const named = servicios.filter(({ nombre }) => nombre.trim() !== '')
  if (named.length < 3) return joined(...named.map(({ nombre }) => nombre))
  const prices = named.map(({ precioSugerido }) => parsePrice(precioSugerido)).filter(hasPrice)
  const from = prices.length === 0 ? '' : `, desde ${profilePriceText(Math.min(...prices))}`
  return `${named.length} servicios${from}`
}

/** 'Lunes a viernes, 08:00 a 18:00 · Sábado, 08:00 a 12:00'; short names from three on, to fit in one line. */
export function weekSummary({ horarios }: ProfileDraft): string {
  const spans: { first: number; last: number; hours: string }[] = []
  for (const [day, key] of DAY_KEYS.entries()) {
    const hours = horarios[key].map(rangeText).filter(Boolean).join(' y ')
    const span = spans.at(-1)
    if (span && span.hours === hours) span.last = day
    else spans.push({ first: day, last: day, hours })
  }
  const worked = spans.filter(({ hours }) => hours !== '')
  if (worked.length === 0) return 'Ningún día'
  const nameOf = worked.length > 2 ? shortWeekdayText : weekdayText
  return joined(...worked.map(({ first, last, hours }) => `${daysText(nameOf, first, last)}, ${hours}`))
}

function daysText(nameOf: (weekday: number) => string, first: number, last: number): string {
  const name = capitalised(nameOf(first))
  return first === last ? name : `${name} ${last === first + 1 ? 'y' : 'a'} ${nameOf(last).toLowerCase()}`
}

function rangeText({ inicio, fin }: RangeDraft): string {
  return inicio && fin ? `${inicio} a ${fin === '00:00' ? '24:00' : fin}` : ''
}

export function jobPhotosSummary(count: number): string {
  return count === 0 ? `Hasta ${JOB_PHOTOS_MAX} fotos` : jobPhotoCountText(count)
}

export function certificationsSummary({ certificaciones }: ProfileDraft): string {
  return countOf(certificaciones.length, 'certificación', 'certificaciones')
}

export function licencesSummary({ licencias }: ProfileDraft): string {
  return countOf(licencias.length, 'licencia', 'licencias')
}

function countOf(count: number, one: string, many: string): string {
  if (count === 0) return 'Ninguna'
  return `${count} ${count === 1 ? one : many}`
}

/** '5 etiquetas · Texto de disponibilidad' */
export function moreSummary({ tags, disponibilidadTxt }: ProfileDraft): string {
  const words = tags.length > 0 ? countOf(tags.length, 'etiqueta', 'etiquetas') : ''
  return (
    joined(words, disponibilidadTxt.trim() && 'Texto de disponibilidad') ||
    'Etiquetas y texto de disponibilidad'
  )
}

/** 'Descansas los festivos · 2 fechas' */
export function specialDaysSummary({ festivos, excepciones }: ProfileDraft): string {
  const count = excepciones.length
  const days = count === 0 ? '' : `${count} ${count === 1 ? 'fecha' : 'fechas'}`
  return joined(festivos ? 'Descansas los festivos' : '', days) || 'Ninguno'
}

/** 'COP 45.000 · de tu servicio más barato', 'A convenir' */
export function basePriceSummary({ tarifaBase, tarifaBaseTomada }: ProfileDraft): string {
  return joined(
    cardPriceText(parsePrice(tarifaBase), EDITOR_CURRENCY),
    tarifaBaseTomada ? 'de tu servicio más barato' : '',
  )
}

/** D69: whose price it is, beside the field. */
export function basePriceHint({ tarifaBaseTomada }: ProfileDraft): string {
  if (tarifaBaseTomada) return 'La tomamos de tu servicio más barato. Puedes cambiarla o borrarla.'
  return 'El «Desde» de tu tarjeta. Vacío: «A convenir».'
}

export function ownReviewsSummary(count: number): string {
  return count === 0 ? 'Aún no tienes reseñas' : reviewCountText(count)
}
