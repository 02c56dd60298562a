// Professions that are not among the 24, and the trades that may help instead.
import { phrases } from '#catalogue/domain/search/dictionary/trade-words.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

type ThreeTrades = readonly [SpecialtyLabel, SpecialtyLabel, SpecialtyLabel]

const PROFESSIONS: readonly (readonly [ThreeTrades, string])[] = [
  [
    ['Soldadura', 'Carpintería', 'Aluminio / Vidriería'],
    'tornero, torno, tornería, fresador, metalúrgico, latonero, latonería, hojalatero, troquelador, escultor',
  ],
  [
    ['Soldadura', 'Electricidad', 'Tapicería'],
    'mecánico, mecánica, mecánicos, automotriz, montallantas, grúa, carro, carros, moto, motos, bicicleta, bicicletas, lujos de carro, tractomula',
  ],
  [
    ['Jardinería menor', 'Plomería', 'Impermeabilización'],
    'jardinero de piscinas, piscinero, piscina, piscinas, fumigador, fumigación, fumigar, exterminador, control de plagas, cucarachas, ratones, ratas, veterinario, agrónomo, apicultor',
  ],
  [
    ['Pisos / Baldosas', 'Drywall', 'Pintura'],
    'arquitecto, arquitecta, arquitectura, ingeniero civil, decorador, decoradora, interiorista, diseñador, diseñadora, topógrafo, plano, planos, licencia de construcción',
  ],
  [
    ['Ensamble de muebles', 'Carpintería', 'Tapicería'],
    'mudanza, mudanzas, trasteo, trasteos, acarreo, acarreos, transportador, embalaje, bodegaje',
  ],
  [
    ['Tapicería', 'Ensamble de muebles', 'Carpintería'],
    'modista, costurera, sastre, zapatero, talabartero, marroquinero, colchonero, cortinas a la medida',
  ],
  [
    ['Tapicería', 'Jardinería menor', 'Pintura'],
    'aseo, aseadora, empleada, empleada doméstica, empleada del servicio, limpiadora, lavandería, planchadora, niñera, conserje, mayordomo',
  ],
  [
    ['CCTV', 'Domótica básica', 'Electricidad'],
    'vigilante, celador, guardia, escolta, alarmas para carro, antenista, antena, televisión, tv cable, parabólica, telefonía',
  ],
  [
    ['Domótica básica', 'CCTV', 'Electricidad'],
    'computador, computadores, portátil, impresora, informático, sistemas, programador, técnico de computadores, celulares, televisores, electrónico, sonido',
  ],
  [
    ['Neveras', 'Lavadoras / Secadoras', 'Electricidad'],
    'licuadora, microondas, aspiradora, plancha de ropa, cafetera, ventilador, freidora, televisor dañado, relojero, estufa eléctrica portátil',
  ],
  [['Cerrajería', 'Soldadura', 'CCTV'], 'armero, cajero, blindaje, duplicador'],
  [
    ['Gasodomésticos', 'Refrigeración', 'Electricidad'],
    'panadero, chef, cocinero, cocinera, calderista, caldera, bombero',
  ],
  [
    ['Pintura', 'Yeso / Estuco', 'Drywall'],
    'grafitero, muralista, artista, rotulador, publicista, avisos, letrero',
  ],
  [
    ['Plomería', 'Electricidad', 'Cerrajería'],
    'médico, doctor, enfermera, abogado, abogada, psicólogo, profesor, profesora, contadora pública, peluquero, peluquera, estilista, barbero, manicurista, masajista, entrenador, astrólogo, tarotista, conductor, taxista, mensajero, fotógrafo, músico, dj, cantante',
  ],
]

const TRADES_BY_PROFESSION = new Map<string, ThreeTrades>(
  PROFESSIONS.flatMap(([trades, names]) => phrases(names).map(name => [phraseKey(name), trades] as const)),
)

/** By phraseKey. */
export function tradesRelatedTo(key: string): ThreeTrades | null {
  return TRADES_BY_PROFESSION.get(key) ?? null
}
