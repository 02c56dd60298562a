// Section 3, specialty lists; D18: one list. Synonyms: specialty-names.ts.
import { plainText } from '#platform/domain/plain-text.ts'

const LABELS = [
  'Plomería',
  'Electricidad',
  'Carpintería',
  'Pintura',
  'Cerrajería',
  'Refrigeración',
  'Lavadoras / Secadoras',
  'Neveras',
  'Aires Acondicionados',
  'Gasodomésticos',
  'Drywall',
  'Pisos / Baldosas',
  'Impermeabilización',
  'Soldadura',
  'Aluminio / Vidriería',
  'Domótica básica',
  'CCTV',
  'Ensamble de muebles',
  'Jardinería menor',
  'Tapicería',
  'Yeso / Estuco',
  'Enchapes',
  'Iluminación LED',
  'Paneles solares (básico)',
] as const

export type SpecialtyLabel = (typeof LABELS)[number]

export const SPECIALTIES = LABELS.map(label => ({ label, slug: specialtySlug(label) }))

/** 'Lavadoras / Secadoras' → 'lavadoras-secadoras' */
export function specialtySlug(label: SpecialtyLabel): string {
  return plainText(label).replace(/\W+/g, '-').replace(/-$/, '')
}

/** Header entries have labels and slugs of their own; `specialtyFrom` understands them. */
const HEADER_LABELS: readonly (readonly [label: string, specialty: SpecialtyLabel])[] = [
  ['Plomería', 'Plomería'],
  ['Electricidad', 'Electricidad'],
  ['Reparación de neveras', 'Neveras'],
  ['Reparación de lavadoras', 'Lavadoras / Secadoras'],
  ['Aires acondicionados', 'Aires Acondicionados'],
  ['Carpintería', 'Carpintería'],
  ['Pintura', 'Pintura'],
  ['Cerrajería', 'Cerrajería'],
  ['Instalación de gasodomésticos', 'Gasodomésticos'],
  ['Drywall', 'Drywall'],
]

export const HEADER_SPECIALTIES = HEADER_LABELS.map(([label, specialty]) => ({
  label,
  specialty,
  slug: plainText(label),
}))

export const FOOTER_SPECIALTIES = [
  'Plomería',
  'Electricidad',
  'Reparación de neveras',
  'Aires acondicionados',
  'Carpintería',
  'Cerrajería',
] as const

/** Without unknown labels and duplicates, in the given order: the first is the main specialty. */
export function knownSpecialties(labels: readonly string[]): string[] {
  return [...new Set(labels)].filter(label => SPECIALTIES.some(specialty => specialty.label === label))
}
