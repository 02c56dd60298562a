import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Known, NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import { type SearchPart, textWithout } from '#catalogue/domain/search/search-parts.ts'
import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'

const MONDAY = new Date('2026-11-16T10:00:00-05:00')
const partsOf = (q: string, known: Partial<Known> = {}) =>
  understandSearch(q, { ...NOBODY_KNOWN, ...known }, MONDAY).parts

/** 'Plomería' for a trade, '@Suba' for a place, '"word"'; noise is left out. */
function meant(q: string): string {
  return partsOf(q)
    .flatMap(part => shown(part) ?? [])
    .join(' ')
}

function shown(part: SearchPart): string | null {
  if (part.kind === 'trade') return part.trades.join('+')
  if (part.kind === 'place') return `@${part.place.label}`
  return part.kind === 'word' ? `"${part.text}"` : null
}

describe('everyday searches', () => {
  test.each([
    ['se me dañó la nevera', 'Neveras'],
    ['plomero urgente', 'Plomería'],
    ['necesito un plomero', 'Plomería'],
    ['plomero en suba', 'Plomería @Suba'],
    ['instalar ducha', 'Plomería'],
    ['la lavadora no enciende', 'Lavadoras / Secadoras'],
    ['corto circuito', 'Electricidad'],
    ['inodoro tapado', 'Plomería'],
    ['electricista a domicilio', 'Electricidad'],
    ['laureles', '@Laureles'],
    ['bosa', '@Bosa'],
    ['nevera', 'Neveras'],
    ['urgente', ''],
    ['albañil', 'Pisos / Baldosas'],
    ['tornero', '"tornero"'],
  ])('%s → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })
})

describe('trades, troubles and things', () => {
  test.each([
    ['Plomería', 'Plomería'],
    ['plomeros', 'Plomería'],
    ['PLOMERA', 'Plomería'],
    ['fontanero', 'Plomería'],
    ['gasfiter', 'Plomería'],
    ['se tapó el baño', 'Plomería'],
    ['se me tapo la cañeria', 'Plomería'],
    ['el inodoro está tapado', 'Plomería'],
    ['fuga de agua', 'Plomería'],
    ['grifo', 'Plomería'],
    ['fuga de gas', 'Gasodomésticos'],
    ['huele a gas', 'Gasodomésticos'],
    ['calentador', 'Gasodomésticos'],
    ['calentadores', 'Gasodomésticos'],
    ['calefón', 'Gasodomésticos'],
    ['no hay agua caliente', 'Gasodomésticos'],
    ['humedad', 'Impermeabilización'],
    ['el techo gotea', 'Impermeabilización'],
    ['goteras en el techo', 'Impermeabilización'],
    ['se fue la luz', 'Electricidad'],
    ['se me fue la luz', 'Electricidad'],
    ['luz', 'Electricidad'],
    ['electrisista', 'Electricidad'],
    ['corto-circuito', 'Electricidad'],
    ['cortocircuito', 'Electricidad'],
    ['se saltan los tacos', 'Electricidad'],
    ['cambiar un bombillo', 'Iluminación LED'],
    ['luces led', 'Iluminación LED'],
    ['paneles solares', 'Paneles solares (básico)'],
    ['casa inteligente', 'Domótica básica'],
    ['instalar cámaras', 'CCTV'],
    ['cámaras de seguridad para mi casa', 'CCTV'],
    ['nevera no enfría', 'Neveras'],
    ['la nevera hace mucho ruido', 'Neveras'],
    ['nevera haceb', 'Neveras'],
    ['nebera', 'Neveras'],
    ['refrigerador', 'Neveras'],
    ['heladera', 'Neveras'],
    ['haceb', 'Neveras'],
    ['reparación de neveras', 'Neveras'],
    ['corto en la nevera', 'Neveras'],
    ['labadora', 'Lavadoras / Secadoras'],
    ['la lavadora no centrifuga', 'Lavadoras / Secadoras'],
    ['mi lavadora no bota el agua', 'Lavadoras / Secadoras'],
    ['instalar lavadora', 'Lavadoras / Secadoras'],
    ['lavadoras/secadoras', 'Lavadoras / Secadoras'],
    ['congelador', 'Refrigeración'],
    ['aire acondicionado', 'Aires Acondicionados'],
    ['el aire bota agua', 'Aires Acondicionados'],
    ['minisplits', 'Aires Acondicionados'],
    ['cambiar la guarda', 'Cerrajería'],
    ['me quedé por fuera', 'Cerrajería'],
    ['se me quedaron las llaves adentro', 'Cerrajería'],
    ['serrajero', 'Cerrajería'],
    ['llave', 'Cerrajería'],
    ['la llave gotea', 'Plomería'],
    ['soldar una reja', 'Soldadura'],
    ['vidrio roto', 'Aluminio / Vidriería'],
    ['closets', 'Carpintería'],
    ['armar un closet', 'Ensamble de muebles'],
    ['alguien que arme muebles', 'Ensamble de muebles'],
    ['tapizar sofá', 'Tapicería'],
    ['cortar el pasto', 'Jardinería menor'],
    ['pintar mi apartamento', 'Pintura'],
    ['cielo raso', 'Drywall'],
    ['tablaroca', 'Drywall'],
    ['tapar huecos', 'Yeso / Estuco'],
    ['enchapar baño', 'Enchapes'],
    ['baldosas sueltas', 'Pisos / Baldosas'],
  ])('%s → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })
})

describe('what is said about anything decides only where nothing else does', () => {
  test.each([
    ['gotea', 'Plomería'],
    ['la nevera gotea', 'Neveras'],
    ['tapado', 'Plomería'],
    ['baño', 'Plomería'],
    ['electricista para el baño', 'Electricidad'],
    ['no prende', 'Electricidad'],
    ['la estufa no prende', 'Gasodomésticos'],
    ['agua', 'Plomería'],
  ])('%s → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })
})

describe('the whole sentence decides which trade is meant', () => {
  test.each([
    ['la puerta roza con el piso', 'Carpintería'],
    ['plomero para el techo', 'Plomería'],
    ['pintar la reja de la puerta', 'Pintura'],
    ['estufa eléctrica', 'Gasodomésticos'],
    ['estufa haceb', 'Gasodomésticos'],
    ['calentador haceb', 'Gasodomésticos'],
    ['carpintero puertas', 'Carpintería'],
    ['plomero y electricista', 'Plomería Electricidad'],
    ['nevera y estufa', 'Neveras Gasodomésticos'],
    ['plomero para la estufa', 'Plomería'],
  ])('%s → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })
})

describe('places', () => {
  test.each([
    ['plomero suba', 'Plomería @Suba'],
    ['Plomero en Bogotá, Suba', 'Plomería @Bogotá @Suba'],
    ['plomero bogota norte', 'Plomería @Bogotá @Norte'],
    ['electricista al sur de cali', 'Electricidad @Sur de Cali'],
    ['cerrajero 24 horas chapinero alto', 'Cerrajería @Chapinero Alto'],
    ['técnico de neveras en kennedy', 'Neveras @Kennedy'],
    ['pasto', '@Pasto'],
    ['jardinero en pasto', 'Jardinería menor @Pasto'],
    ['el pasto está muy alto', 'Jardinería menor'],
    ['me cortan el pasto', 'Jardinería menor'],
    ['salitre', '@Salitre'],
    ['paredes con salitre', 'Impermeabilización'],
    ['villa luz', '@Villa Luz'],
    ['buenos aires', '@Buenos Aires'],
    ['la soledad', '@La Soledad'],
    ['20 de julio', '@20 de Julio'],
    ['el jardín', 'Jardinería menor'],
    ['jardín', 'Jardinería menor'],
  ])('%s → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })

  test('a barrio of several cities is in the city that is named too', () => {
    const [area] = partsOf('granada cali')
    expect(area).toMatchObject({ kind: 'place', place: { label: 'Granada', city: 'Cali' } })
  })

  test('a place that only profiles name is an area without a city', () => {
    const isPlace = (phrase: string) => phrase === 'altos de la sabana'
    expect(partsOf('plomero en altos de la Sabana', { isPlace }).at(-1)).toMatchObject({
      text: 'altos de la Sabana',
      words: ['altos', 'sabana'],
      place: { label: 'Altos de la Sabana', kind: 'area', city: null, names: ['altos de la sabana'] },
    })
  })
})

describe('names of people and unknown words stay words', () => {
  test.each([
    ['luz marina', '"luz" "marina"'],
    ['Yuliana Restrepo', '"Yuliana" "Restrepo"'],
    ['Candelaria Zúñiga', '"Candelaria" "Zúñiga"'],
    ['María de los Ángeles', '"María" "Ángeles"'],
    ['Rosa Elvira Chocontá', '"Rosa" "Elvira" "Chocontá"'],
    ['Abelardo Cano', '"Abelardo" "Cano"'],
    ['Gloria', '"Gloria"'],
    ['plomero Juan', 'Plomería "Juan"'],
    ['luz cerrajera', '"luz" Cerrajería'],
    ['luz electricista', 'Electricidad'],
    ['mosquera neveras cali', '"mosquera" Neveras @Cali'],
    ['neveras en mosquera bogotá', 'Neveras @Mosquera @Bogotá'],
    ['plome', '"plome"'],
    ['never', '"never"'],
    ['lome', '"lome"'],
    ['mecánico', '"mecánico"'],
  ])('%s → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })
})

describe('noise', () => {
  test.each([
    ['necesito urgente un buen plomero barato y confiable a domicilio cerca de mí, 24/7', 'Plomería'],
    ['¿Alguien que me arregle la nevera hoy mismo por favor?', 'Neveras'],
    ['busco técnico certificado para mi apartamento en cedritos', '@Cedritos'],
    ['a', ''],
    ['de la', ''],
    ['a domicilio', ''],
    ['necesito un técnico cerca de mí', ''],
    ['', ''],
    [' .,; ', ''],
  ])('%j → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })
})

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...'a la de en mi no se plomero nevera gotea suba bogotá luz pérez ¿qué? 24/7 / - prado'.split(' '),
      ),
      {
        maxLength: 12,
      },
    )
    .map(words => words.join(' ')),
)

test('every typed word is in exactly one part, in the order typed, whatever is typed', () => {
  fc.assert(
    fc.property(anything, fc.func(fc.boolean()), fc.func(fc.boolean()), (q, isPlace, isName) => {
      const parts = partsOf(q, { isPlace, isName })
      expect(parts.map(part => part.text).join(' ')).toBe(
        typedWordsOf(q)
          .map(word => word.text)
          .join(' '),
      )
    }),
  )
})

test('the remaining text leaves out the removed parts and the noise', () => {
  const parts = partsOf('necesito un plomero en Suba para Juan')
  const ofKind = (...kinds: string[]) => parts.filter(({ kind }) => kinds.includes(kind))
  expect(textWithout(parts, ofKind('place'))).toBe('plomero Juan')
  expect(textWithout(parts, ofKind('place', 'trade'))).toBe('Juan')
})

/** Phrases of the text that are looked up among places, and words among names, for each word that is read. */
const MOST_LOOKUPS = 60 * 12

test.each([
  ['10,000 characters', 'plomero en suba mañana a las 3 '.repeat(330)],
  ['5,000 words', 'a '.repeat(5_000)],
  ['a thousand names', 'juan de los ángeles pérez '.repeat(400)],
  ['a thousand numbers', Array.from({ length: 1_000 }, (_, at) => at).join(' ')],
  ['nested dates', 'el lunes o el martes o el '.repeat(200)],
  ['dates within dates', 'el lunes o martes 5 de enero del 2027 a las 3 y media de la tarde '.repeat(150)],
  ['nested prices', 'entre 50 y entre 60 y entre 70 mil y '.repeat(200)],
  ['amounts without end', '$ 1 000 000 '.repeat(800)],
  ['two trades many times', 'plomero y electricista y '.repeat(400)],
  ['one long word', 'a'.repeat(10_000)],
  ['digits without end', '1'.repeat(10_000)],
  ['accents without end', `a${'\u0301'.repeat(9_999)}`],
  ['letters that nobody sees', 'plo\u200bme\u00adro\ufeff '.repeat(1_000)],
  ['text from right to left', '\u202eoremolp\u202c '.repeat(1_000)],
  ['letters that grow in lower case', 'İ'.repeat(10_000)],
  ['wide letters', 'ｐｌｏｍｅｒｏ '.repeat(1_000)],
  ['joined pictures', '👨‍👩‍👧‍👦'.repeat(900)],
  ['wildcards and quotes', `%_\\'";-- `.repeat(1_000)],
])('%s are bounded', { tags: ['attack'] }, (_, q) => {
  let lookups = 0
  const count = () => {
    lookups++
    return false
  }
  const { parts } = understandSearch(q, { ...NOBODY_KNOWN, isPlace: count, isName: count }, MONDAY)
  expect(lookups).toBeLessThan(MOST_LOOKUPS)
  expect(parts.map(({ text }) => text).join(' ')).toBe(
    typedWordsOf(q)
      .map(({ text }) => text)
      .join(' '),
  )
  expect(
    parts.filter(({ kind }) => kind !== 'word' && kind !== 'noise' && kind !== 'extra').length,
  ).toBeLessThan(61)
})
