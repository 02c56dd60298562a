// Section 3, specialty lists; D18: one list of 24, everything else is a synonym of it.
import { plainText } from '#domain/plain-text.ts'

export interface Specialty {
  readonly label: string
  readonly slug: string
  /** Other names people use, in plain text (no accents, lower case). */
  readonly synonyms: readonly string[]
}

export const SPECIALTIES = [
  {
    label: 'Plomería',
    slug: 'plomeria',
    synonyms: [
      'plomero',
      'plomera',
      'fontaneria',
      'fontanero',
      'gasfiter',
      'tuberia',
      'fuga',
      'gotera',
      'destape',
      'canerias',
    ],
  },
  {
    label: 'Electricidad',
    slug: 'electricidad',
    synonyms: [
      'electricista',
      'electrico',
      'electrica',
      'cableado',
      'cortocircuito',
      'tomacorriente',
      'breaker',
    ],
  },
  {
    label: 'Carpintería',
    slug: 'carpinteria',
    synonyms: ['carpintero', 'carpintera', 'ebanista', 'ebanisteria', 'madera'],
  },
  { label: 'Pintura', slug: 'pintura', synonyms: ['pintor', 'pintora', 'pintar'] },
  {
    label: 'Cerrajería',
    slug: 'cerrajeria',
    synonyms: ['cerrajero', 'cerrajera', 'chapa', 'cerradura', 'llaves'],
  },
  { label: 'Refrigeración', slug: 'refrigeracion', synonyms: ['frio', 'cuarto frio', 'congelador'] },
  {
    label: 'Lavadoras / Secadoras',
    slug: 'lavadoras-secadoras',
    synonyms: ['reparacion de lavadoras', 'lavadora', 'lavadoras', 'secadora', 'secadoras'],
  },
  {
    label: 'Neveras',
    slug: 'neveras',
    synonyms: [
      'reparacion de neveras',
      'nevera',
      'refrigerador',
      'refrigeradores',
      'heladera',
      'nevecon',
      'frigorifico',
    ],
  },
  {
    label: 'Aires Acondicionados',
    slug: 'aires-acondicionados',
    synonyms: ['aire acondicionado', 'aires acondicionados', 'minisplit', 'climatizacion'],
  },
  {
    label: 'Gasodomésticos',
    slug: 'gasodomesticos',
    synonyms: ['instalacion de gasodomesticos', 'gasodomestico', 'gas', 'estufa', 'calentador', 'horno'],
  },
  { label: 'Drywall', slug: 'drywall', synonyms: ['cielo raso', 'panel yeso', 'superboard'] },
  {
    label: 'Pisos / Baldosas',
    slug: 'pisos-baldosas',
    synonyms: ['pisos', 'piso', 'baldosa', 'baldosas', 'laminado'],
  },
  {
    label: 'Impermeabilización',
    slug: 'impermeabilizacion',
    synonyms: ['impermeabilizar', 'humedad', 'humedades', 'filtracion', 'cubierta'],
  },
  {
    label: 'Soldadura',
    slug: 'soldadura',
    synonyms: ['soldador', 'soldadora', 'soldar', 'ornamentacion', 'rejas'],
  },
  {
    label: 'Aluminio / Vidriería',
    slug: 'aluminio-vidrieria',
    synonyms: ['aluminio', 'vidrio', 'vidrios', 'vidrieria', 'ventana', 'ventanas', 'espejo'],
  },
  {
    label: 'Domótica básica',
    slug: 'domotica-basica',
    synonyms: ['domotica', 'casa inteligente', 'automatizacion'],
  },
  { label: 'CCTV', slug: 'cctv', synonyms: ['camaras', 'camara', 'camaras de seguridad', 'vigilancia'] },
  {
    label: 'Ensamble de muebles',
    slug: 'ensamble-de-muebles',
    synonyms: ['armar muebles', 'ensamble', 'armado de muebles', 'muebles'],
  },
  {
    label: 'Jardinería menor',
    slug: 'jardineria-menor',
    synonyms: ['jardinero', 'jardinera', 'jardineria', 'poda', 'cesped', 'jardin'],
  },
  { label: 'Tapicería', slug: 'tapiceria', synonyms: ['tapicero', 'tapicera', 'tapizar', 'sofa', 'sillas'] },
  { label: 'Yeso / Estuco', slug: 'yeso-estuco', synonyms: ['yeso', 'estuco', 'estucar', 'resane'] },
  {
    label: 'Enchapes',
    slug: 'enchapes',
    synonyms: ['enchape', 'enchapar', 'enchapador', 'ceramica', 'porcelanato'],
  },
  {
    label: 'Iluminación LED',
    slug: 'iluminacion-led',
    synonyms: ['iluminacion', 'luces', 'led', 'lampara', 'lamparas'],
  },
  {
    label: 'Paneles solares (básico)',
    slug: 'paneles-solares-basico',
    synonyms: ['paneles solares', 'panel solar', 'energia solar', 'solar'],
  },
] as const satisfies readonly Specialty[]

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

/** The specialty a person means by slug, label or synonym; null when it is none of ours. */
export function specialtyFrom(text: string): Specialty | null {
  const plain = plainText(text)
  return (
    SPECIALTIES.find(
      ({ label, slug, synonyms }) =>
        plain === slug || plain === plainText(label) || (synonyms as readonly string[]).includes(plain),
    ) ?? null
  )
}

/** Those of the list, each once, in the order given: the first one is what a profile is about. */
export function knownSpecialties(labels: readonly string[]): string[] {
  return [...new Set(labels)].filter(label => SPECIALTIES.some(specialty => specialty.label === label))
}
