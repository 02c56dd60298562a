// D18: the names of the specialties, as people call the trade and who works in it. Small: the browser has it too.
// Things, troubles and brands: #catalogue/domain/search/dictionary.
import { plainText } from '#platform/domain/plain-text.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** As plainText writes them: lower case, no accents. */
const NAMES: Record<SpecialtyLabel, string> = {
  Plomería:
    'plomero, plomera, plomeros, plomeras, fontaneria, fontanero, fontanera, fontaneros, gasfiter, gasfiteria',
  Electricidad:
    'electricista, electricistas, electrico, electrica, electricos, tecnico electricista, tecnico electrico',
  Carpintería: 'carpintero, carpintera, carpinteros, ebanista, ebanistas, ebanisteria',
  Pintura: 'pintor, pintora, pintores, pintoras, pinturas, pintor de casas',
  Cerrajería: 'cerrajero, cerrajera, cerrajeros, cerrajerias',
  Refrigeración: 'refrigeracion comercial, refrigeracion industrial, tecnico en refrigeracion',
  'Lavadoras / Secadoras':
    'reparacion de lavadoras, lavadoras, lavadora, secadoras, secadora, tecnico de lavadoras, reparacion de secadoras',
  Neveras: 'reparacion de neveras, nevera, refrigeradores, refrigerador, tecnico de neveras',
  'Aires Acondicionados':
    'aire acondicionado, aires, climatizacion, tecnico de aires, tecnico de aires acondicionados, reparacion de aires acondicionados',
  Gasodomésticos:
    'instalacion de gasodomesticos, gasodomestico, gasista, gas, tecnico de gas, instalador de gas, tecnico de estufas, tecnico de calentadores',
  Drywall: 'drywallero, drywalleros, instalador de drywall, cielo raso, superboard',
  'Pisos / Baldosas': 'pisos, baldosas, piso, baldosa, instalador de pisos, baldosero, pisero',
  Impermeabilización: 'impermeabilizador, impermeabilizadores, impermeabilizaciones, techero, techeros',
  Soldadura:
    'soldador, soldadora, soldadores, ornamentador, ornamentadores, ornamentacion, soldaduras, herrero',
  'Aluminio / Vidriería': 'aluminio, vidrieria, vidriero, vidrieros, vidriera, ventaneria',
  'Domótica básica': 'domotica, domotico, casa inteligente, automatizacion',
  CCTV: 'camaras, camaras de seguridad, circuito cerrado, videovigilancia, instalador de camaras',
  'Ensamble de muebles':
    'ensamble, armado de muebles, armador de muebles, armar muebles, ensamblador, ensamblador de muebles',
  'Jardinería menor': 'jardineria, jardinero, jardinera, jardineros, paisajista, podador',
  Tapicería: 'tapicero, tapicera, tapiceros, tapicerias, tapizador',
  'Yeso / Estuco': 'yeso, estuco, estucador, estucadores, yesero, yeseros',
  Enchapes: 'enchape, enchapador, enchapadora, enchapadores, enchapado',
  'Iluminación LED': 'iluminacion, led, luminotecnia, iluminador, instalador de lamparas',
  'Paneles solares (básico)':
    'paneles solares, panel solar, energia solar, instalador de paneles solares, fotovoltaica',
}

export function specialtyNames(label: SpecialtyLabel): string[] {
  return NAMES[label].split(', ')
}

/** By slug, label or name; null when unknown. */
export function specialtyFrom(text: string): SpecialtyLabel | null {
  return LABELS_BY_NAME.get(plainText(text)) ?? null
}

const LABELS_BY_NAME: ReadonlyMap<string, SpecialtyLabel> = new Map(
  SPECIALTIES.flatMap(({ label, slug }) =>
    [slug, plainText(label), ...specialtyNames(label)].map(name => [name, label] as const),
  ),
)
