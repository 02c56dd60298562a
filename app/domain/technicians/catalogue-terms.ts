// D19: the terms of a search. Every term must match, by text or by specialty.
import { plainText } from '#domain/plain-text.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#domain/technicians/specialties.ts'

export interface SearchTerm {
  /** Any of these as part of a word, as plainText. */
  readonly texts: readonly string[]
  /** Or any of these specialties. */
  readonly specialties: readonly SpecialtyLabel[]
}

/** As plainText writes them: lower case, no accents. */
const SYNONYMS: Record<SpecialtyLabel, readonly string[]> = {
  Plomería: [
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
  Electricidad: [
    'electricista',
    'electrico',
    'electrica',
    'cableado',
    'cortocircuito',
    'tomacorriente',
    'breaker',
  ],
  Carpintería: ['carpintero', 'carpintera', 'ebanista', 'ebanisteria', 'madera'],
  Pintura: ['pintor', 'pintora', 'pintar'],
  Cerrajería: ['cerrajero', 'cerrajera', 'chapa', 'cerradura', 'llaves'],
  Refrigeración: ['frio', 'cuarto frio', 'congelador'],
  'Lavadoras / Secadoras': ['reparacion de lavadoras', 'lavadora', 'lavadoras', 'secadora', 'secadoras'],
  Neveras: [
    'reparacion de neveras',
    'nevera',
    'refrigerador',
    'refrigeradores',
    'heladera',
    'nevecon',
    'frigorifico',
  ],
  'Aires Acondicionados': ['aire acondicionado', 'aires acondicionados', 'minisplit', 'climatizacion'],
  Gasodomésticos: ['instalacion de gasodomesticos', 'gasodomestico', 'gas', 'estufa', 'calentador', 'horno'],
  Drywall: ['cielo raso', 'panel yeso', 'superboard'],
  'Pisos / Baldosas': ['pisos', 'piso', 'baldosa', 'baldosas', 'laminado'],
  Impermeabilización: ['impermeabilizar', 'humedad', 'humedades', 'filtracion', 'cubierta'],
  Soldadura: ['soldador', 'soldadora', 'soldar', 'ornamentacion', 'rejas'],
  'Aluminio / Vidriería': ['aluminio', 'vidrio', 'vidrios', 'vidrieria', 'ventana', 'ventanas', 'espejo'],
  'Domótica básica': ['domotica', 'casa inteligente', 'automatizacion'],
  CCTV: ['camaras', 'camara', 'camaras de seguridad', 'vigilancia'],
  'Ensamble de muebles': ['armar muebles', 'ensamble', 'armado de muebles', 'muebles'],
  'Jardinería menor': ['jardinero', 'jardinera', 'jardineria', 'poda', 'cesped', 'jardin'],
  Tapicería: ['tapicero', 'tapicera', 'tapizar', 'sofa', 'sillas'],
  'Yeso / Estuco': ['yeso', 'estuco', 'estucar', 'resane'],
  Enchapes: ['enchape', 'enchapar', 'enchapador', 'ceramica', 'porcelanato'],
  'Iluminación LED': ['iluminacion', 'luces', 'led', 'lampara', 'lamparas'],
  'Paneles solares (básico)': ['paneles solares', 'panel solar', 'energia solar', 'solar'],
}

/** Word stems with the same meaning. */
const SAME_MEANING = [
  ['plomer', 'fontaner', 'gasfiter'],
  ['tuberia', 'caneria'],
  ['nevera', 'refrigerador', 'heladera', 'nevecon', 'frigorifico'],
  ['minisplit', 'acondicionado'],
  ['carpinter', 'ebanist'],
  ['cerradura', 'chapa'],
  ['camara', 'cctv', 'vigilancia'],
  ['baldosa', 'ceramica', 'porcelanato', 'enchap'],
  ['drywall', 'superboard'],
  ['soldad', 'ornamenta'],
  ['jardin', 'poda', 'cesped'],
  ['calentador', 'gasodomestico'],
] as const satisfies readonly (readonly string[])[]

/** Specialties by label, slug and synonym. */
const MEANINGS: ReadonlyMap<string, SpecialtyLabel> = new Map(
  SPECIALTIES.flatMap(({ label, slug }) =>
    [plainText(label), slug, ...SYNONYMS[label]].map(name => [name, label] as const),
  ),
)

/** Stop words: dropped unless nothing else remains. */
const JOINING = new Set('a al con de del el en la las los o para por un una y'.split(' '))
const MOST_TERMS = 12
const LONGEST_PHRASE = 4

/** Must be the same as catalogue_words_of in database/migrations. */
const BETWEEN_WORDS = /[\s.,;:!?()"<>¡¿…«»“”]+/u

/** The words as they were typed. */
export function typedWords(q: string): string[] {
  return q.split(BETWEEN_WORDS).filter(word => word !== '')
}

export function searchWords(q: string): string[] {
  return typedWords(plainText(q))
}

export function searchTermsOf(q: string): SearchTerm[] {
  const words = searchWords(q)
  const meanings = phraseMeanings(words)
  const terms = new Map<string, SearchTerm>()
  const telling = words.some(word => !JOINING.has(word))
  words.forEach((word, at) => {
    if (telling && JOINING.has(word)) return
    const specialties = [...new Set([...meaningOf(word), ...(meanings[at] ?? [])])]
    terms.set(word, { texts: sameMeaning(word), specialties })
  })
  return [...terms.values()].slice(0, MOST_TERMS)
}

function sameMeaning(word: string): readonly string[] {
  return SAME_MEANING.find(group => group.some(start => word.startsWith(start))) ?? [word]
}

/** Also by its singular: 'electricistas', 'pintores'. */
function meaningOf(phrase: string): SpecialtyLabel[] {
  const forms = [phrase, phrase.replace(/s$/, ''), phrase.replace(/es$/, '')]
  const meant = forms.map(form => MEANINGS.get(form)).find(Boolean)
  return meant ? [meant] : []
}

/** 'reparacion de neveras' is one synonym: each of its words may also match as the specialty. */
function phraseMeanings(words: readonly string[]): SpecialtyLabel[][] {
  const meanings: SpecialtyLabel[][] = words.map(() => [])
  for (let from = 0; from < words.length; from++) {
    for (let length = 2; length <= LONGEST_PHRASE && from + length <= words.length; length++) {
      const meant = meaningOf(words.slice(from, from + length).join(' '))
      for (let at = from; at < from + length; at++) meanings[at]?.push(...meant)
    }
  }
  return meanings
}
