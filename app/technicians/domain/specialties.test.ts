import { expect, test } from 'vitest'
import { plainText } from '#platform/domain/plain-text.ts'
import { FOOTER_SPECIALTIES, HEADER_SPECIALTIES, SPECIALTIES } from '#technicians/domain/specialties.ts'
import { specialtyFrom, specialtyNames } from '#technicians/domain/specialty-names.ts'

test('there are 24 specialties, as the editor lists them', () => {
  expect(SPECIALTIES.map(({ label }) => label).join(', ')).toBe(
    'Plomería, Electricidad, Carpintería, Pintura, Cerrajería, Refrigeración, Lavadoras / Secadoras, Neveras, Aires Acondicionados, Gasodomésticos, Drywall, Pisos / Baldosas, Impermeabilización, Soldadura, Aluminio / Vidriería, Domótica básica, CCTV, Ensamble de muebles, Jardinería menor, Tapicería, Yeso / Estuco, Enchapes, Iluminación LED, Paneles solares (básico)',
  )
})

test.each([
  ['Lavadoras / Secadoras', 'lavadoras-secadoras'],
  ['Aires Acondicionados', 'aires-acondicionados'],
  ['Aluminio / Vidriería', 'aluminio-vidrieria'],
  ['CCTV', 'cctv'],
  ['Paneles solares (básico)', 'paneles-solares-basico'],
])('the slug of %s is %s', (label, slug) => {
  expect(SPECIALTIES).toContainEqual({ label, slug })
})

test.each([
  ['Plomería', 'plomeria', 'Plomería'],
  ['Electricidad', 'electricidad', 'Electricidad'],
  ['Reparación de neveras', 'reparacion de neveras', 'Neveras'],
  ['Reparación de lavadoras', 'reparacion de lavadoras', 'Lavadoras / Secadoras'],
  ['Aires acondicionados', 'aires acondicionados', 'Aires Acondicionados'],
  ['Carpintería', 'carpinteria', 'Carpintería'],
  ['Pintura', 'pintura', 'Pintura'],
  ['Cerrajería', 'cerrajeria', 'Cerrajería'],
  ['Instalación de gasodomésticos', 'instalacion de gasodomesticos', 'Gasodomésticos'],
  ['Drywall', 'drywall', 'Drywall'],
])('the header entry %s (%s) means %s', (label, slug, meant) => {
  expect(HEADER_SPECIALTIES).toContainEqual({ label, slug, specialty: meant })
  expect(specialtyFrom(slug)).toBe(meant)
  expect(specialtyFrom(label)).toBe(meant)
})

test('the header has those ten and no more', () => {
  expect(HEADER_SPECIALTIES).toHaveLength(10)
})

test.each(FOOTER_SPECIALTIES)('the footer shortcut %s is a known specialty', label => {
  expect(specialtyFrom(label)).not.toBeNull()
})

test.each(SPECIALTIES)('$label is found by slug, label and name, whatever case and accents', specialty => {
  const names = [specialty.slug, specialty.label, ...specialtyNames(specialty.label)]
  for (const name of names) {
    expect(specialtyFrom(name)).toBe(specialty.label)
    expect(specialtyFrom(` ${name.toUpperCase()} `)).toBe(specialty.label)
  }
})

test('no name belongs to two specialties, and all are plain text', () => {
  const names = SPECIALTIES.flatMap(({ label, slug }) => [
    ...new Set([plainText(label), slug, ...specialtyNames(label)]),
  ])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter(name => plainText(name) !== name)).toEqual([])
})

test.each(['', 'astrología', 'plom', 'constructor', '__proto__'])('%j is not a specialty', text => {
  expect(specialtyFrom(text)).toBeNull()
})
