// D29: '(s)' in a text means singular or plural by number.

import type { Tally } from '#platform/domain/lists.ts'
import { numberText } from '#platform/wording/price.ts'

/** '1 resultado encontrado', '48 resultados encontrados', '200+ resultados encontrados'. */
export function resultsText({ count, more }: Tally): { figure: string; text: string } {
  const one = count === 1 && !more
  return {
    figure: tallyFigure({ count, more }),
    text: one ? 'resultado encontrado' : 'resultados encontrados',
  }
}

/** 'Mostrando 12 técnicos' */
export function showingText(shown: number): string {
  return `Mostrando ${numberText(shown)} ${shown === 1 ? 'técnico' : 'técnicos'}`
}

/** 'Has visto 12 de 48' */
export function seenText(shown: number, { count, more }: Tally): string {
  return more
    ? `Has visto ${numberText(shown)} de más de ${numberText(count)}`
    : `Has visto ${numberText(shown)} de ${numberText(count)}`
}

/** '1 año', '14 años'; D69: nothing for none. */
export function yearsText(years: number): string {
  if (years < 1) return ''
  return `${years} ${years === 1 ? 'año' : 'años'}`
}

/** '1 año de experiencia', '14 años de experiencia'; nothing for none. */
export function experienceText(years: number): string {
  return years < 1 ? '' : `${yearsText(years)} de experiencia`
}

/** '8 técnicos', '1 técnico', '200+ técnicos' */
export function techniciansText(tally: Tally): string {
  return `${tallyFigure(tally)} ${tally.count === 1 && !tally.more ? 'técnico' : 'técnicos'}`
}

/** '48', '200+' */
export function tallyFigure({ count, more }: Tally): string {
  return `${numberText(count)}${more ? '+' : ''}`
}

/** 'Mostrando 21 a 40' */
export function rangeText(before: number, rows: number): string {
  return `Mostrando ${numberText(before + 1)} a ${numberText(before + rows)}`
}

// D30: a rating reads '4.9'; without approved reviews, a dash and 0.

export function ratingText(average: number, count: number): string {
  return count > 0 ? average.toFixed(1) : '–'
}

export function reviewCountText(count: number): string {
  return count === 1 ? '1 reseña' : `${numberText(count)} reseñas`
}

/** '1 reseña aprobada', '212 reseñas aprobadas' */
export function approvedReviewsText(count: number): string {
  return `${reviewCountText(count)} ${count === 1 ? 'aprobada' : 'aprobadas'}`
}
