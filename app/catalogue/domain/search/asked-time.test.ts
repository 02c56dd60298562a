import { describe, expect, test } from 'vitest'
import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import { AS_TYPED, askedText, searchedWords } from '#catalogue/domain/search/search-parts.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'

const MONDAY = '2026-11-16'
const SATURDAY = '2026-11-21'

/** Ten in the morning. */
const partsOf = (q: string, today = MONDAY) =>
  understandSearch(q, NOBODY_KNOWN, new Date(`${today}T10:00:00-05:00`)).parts

/** '2026-11-17 manana', '2026-11-21…2026-11-22'; null without a day. */
function asked(q: string, today = MONDAY): string | null {
  const day = partsOf(q, today).find(part => part.kind === 'day')
  if (!day) return null
  const { fecha, libreDesde, libreHasta, hora } = day.asked
  return [fecha ?? `${libreDesde}…${libreHasta}`, ...(hora === null ? [] : [hora])].join(' ')
}

describe('a day in the text of a search', () => {
  test.each([
    ['nevera mañana en suba', '2026-11-17'],
    ['nevera manana en suba', '2026-11-17'],
    ['un electricista para MAÑANA', '2026-11-17'],
    ['plomero hoy', '2026-11-16'],
    ['plomero hoy mismo', '2026-11-16'],
    ['pasado mañana', '2026-11-18'],
    ['mañana en la mañana', '2026-11-17 manana'],
    ['nevera mañana por la mañana en suba', '2026-11-17 manana'],
    ['mañana en la tarde', '2026-11-17 tarde'],
    ['pasado mañana en la noche', '2026-11-18 noche'],
    ['pintor esta tarde', '2026-11-16 tarde'],
    ['esta mañana', '2026-11-16 manana'],
    ['cerrajero esta noche', '2026-11-16 noche'],
    ['en la mañana', '2026-11-17 manana'],
    ['en la tarde', '2026-11-16 tarde'],
    ['el sábado', '2026-11-21'],
    ['plomero sábado', '2026-11-21'],
    ['este viernes en la tarde', '2026-11-20 tarde'],
    ['el próximo miércoles', '2026-11-18'],
    ['el jueves que viene', '2026-11-19'],
    ['plomero el domingo', '2026-11-22'],
    ['lavadora hoy lunes', '2026-11-16'],
    ['mañana a las 3', '2026-11-17 15'],
    ['hoy a las 10 am', '2026-11-16 10'],
    ['el sábado a las 9:00', '2026-11-21 9'],
    ['mañana a las 4 de la tarde', '2026-11-17 16'],
    ['mañana a las 11 de la noche', '2026-11-17'],
    ['a las 8 de la mañana', '2026-11-17 8'],
    ['plomero a las 3', '2026-11-16 15'],
    ['plomero a las 9', '2026-11-17 9'],
    ['después de las 6', '2026-11-16 18-19'],
    ['mañana antes de las 11', '2026-11-17 8-10'],
    ['el jueves entre las 2 y las 5', '2026-11-19 14-16'],
    ['3pm', '2026-11-16 15'],
    ['al mediodía', '2026-11-16 12'],
    ['temprano', '2026-11-17 manana'],
    ['el 25 de noviembre', '2026-11-25'],
    ['el 3 de enero', '2027-01-03'],
    ['para el 20', '2026-11-20'],
    ['para el 3', '2026-12-03'],
    ['25/11', '2026-11-25'],
    ['martes 24 de noviembre a las 10 am', '2026-11-24 10'],
    ['en tres días', '2026-11-19'],
    ['fin de semana', '2026-11-21…2026-11-22'],
    ['este finde en la tarde', '2026-11-21…2026-11-22 tarde'],
    ['sábado o domingo', '2026-11-21…2026-11-22'],
    ['la otra semana', '2026-11-23…2026-11-29'],
    ['la próxima semana', '2026-11-23…2026-11-29'],
    ['esta semana', '2026-11-16…2026-11-22'],
    ['entre semana', '2026-11-16…2026-11-20'],
  ])('%s → %s', (q, expected) => {
    expect(asked(q)).toBe(expected)
  })

  test.each([
    'nevera en suba',
    'calle Mañana',
    'plomero barrio La Mañana',
    'edificio Domingo',
    'Domingo Pérez',
    'plomero Luis Domingo',
    'don domingo',
    'Santo Domingo',
    'santo domingo savio',
    'mañanita',
    'atiende los domingos',
    'buenas tardes necesito un plomero',
    'carpintero urgente',
    'se dañó la nevera ayer por la noche',
    'sin luz desde el lunes',
    'no hay agua desde esta mañana',
    'la lavadora no prende desde hoy en la mañana',
    'se rompió el tubo el sábado pasado en la noche',
  ])('there is none in %s', q => {
    expect(asked(q)).toBeNull()
  })

  test('that is past says nothing', () => {
    expect(searchedWords(partsOf('plomero el sábado pasado en la noche'))).toEqual([])
    expect(asked('el tubo gotea desde ayer, plomero mañana')).toBe('2026-11-17')
    expect(asked('pintor desde mañana')).toBe('2026-11-17')
  })

  test('in the own barrio is no name', () => {
    expect(asked('plomero en mi barrio mañana')).toBe('2026-11-17')
  })

  test('the weekday of today is that of the next week', () => {
    expect(asked('el sábado', SATURDAY)).toBe('2026-11-28')
    expect(asked('el domingo', SATURDAY)).toBe('2026-11-22')
    expect(asked('el viernes', SATURDAY)).toBe('2026-11-27')
  })

  test('months and years end', () => {
    expect(asked('mañana', '2026-12-31')).toBe('2027-01-01')
    expect(asked('pasado mañana', '2026-11-29')).toBe('2026-12-01')
  })
})

test('the words of a day are not searched, those of a name are', () => {
  expect(searchedWords(partsOf('mañana en la mañana'))).toEqual([])
  expect(askedText(partsOf('carlos pasado mañana'), AS_TYPED, null)).toMatchObject({
    words: ['carlos'],
    dayWords: ['pasado', 'manana'],
  })
  expect(searchedWords(partsOf('Domingo Pérez'))).toEqual(['domingo', 'perez'])
  expect(searchedWords(partsOf('calle Mañana'))).toContain('manana')
})
