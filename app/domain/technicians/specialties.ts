// Section 3, specialty lists; D18: one list of 24. What else people call them stands in specialty-names.ts.

export const SPECIALTIES = [
  { label: 'Plomería', slug: 'plomeria' },
  { label: 'Electricidad', slug: 'electricidad' },
  { label: 'Carpintería', slug: 'carpinteria' },
  { label: 'Pintura', slug: 'pintura' },
  { label: 'Cerrajería', slug: 'cerrajeria' },
  { label: 'Refrigeración', slug: 'refrigeracion' },
  { label: 'Lavadoras / Secadoras', slug: 'lavadoras-secadoras' },
  { label: 'Neveras', slug: 'neveras' },
  { label: 'Aires Acondicionados', slug: 'aires-acondicionados' },
  { label: 'Gasodomésticos', slug: 'gasodomesticos' },
  { label: 'Drywall', slug: 'drywall' },
  { label: 'Pisos / Baldosas', slug: 'pisos-baldosas' },
  { label: 'Impermeabilización', slug: 'impermeabilizacion' },
  { label: 'Soldadura', slug: 'soldadura' },
  { label: 'Aluminio / Vidriería', slug: 'aluminio-vidrieria' },
  { label: 'Domótica básica', slug: 'domotica-basica' },
  { label: 'CCTV', slug: 'cctv' },
  { label: 'Ensamble de muebles', slug: 'ensamble-de-muebles' },
  { label: 'Jardinería menor', slug: 'jardineria-menor' },
  { label: 'Tapicería', slug: 'tapiceria' },
  { label: 'Yeso / Estuco', slug: 'yeso-estuco' },
  { label: 'Enchapes', slug: 'enchapes' },
  { label: 'Iluminación LED', slug: 'iluminacion-led' },
  { label: 'Paneles solares (básico)', slug: 'paneles-solares-basico' },
] as const

export type SpecialtyLabel = (typeof SPECIALTIES)[number]['label']

/** Header entries as specified: their own labels and slugs, all understood by `specialtyFrom`. */
export const HEADER_SPECIALTIES = [
  { label: 'Plomería', slug: 'plomeria' },
  { label: 'Electricidad', slug: 'electricidad' },
  { label: 'Reparación de neveras', slug: 'reparacion de neveras' },
  { label: 'Reparación de lavadoras', slug: 'reparacion de lavadoras' },
  { label: 'Aires acondicionados', slug: 'aires acondicionados' },
  { label: 'Carpintería', slug: 'carpinteria' },
  { label: 'Pintura', slug: 'pintura' },
  { label: 'Cerrajería', slug: 'cerrajeria' },
  { label: 'Instalación de gasodomésticos', slug: 'instalacion de gasodomesticos' },
  { label: 'Drywall', slug: 'drywall' },
] as const

export const FOOTER_SPECIALTIES = [
  'Plomería',
  'Electricidad',
  'Reparación de neveras',
  'Aires acondicionados',
  'Carpintería',
  'Cerrajería',
] as const

/** Those of the list, each once, in the order given: the first one is what a profile is about. */
export function knownSpecialties(labels: readonly string[]): string[] {
  return [...new Set(labels)].filter(label => SPECIALTIES.some(specialty => specialty.label === label))
}
