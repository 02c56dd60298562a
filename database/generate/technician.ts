// A plausible technician and the e-mail of its account, derived from a number.
import { NEIGHBOURHOODS, pickCity } from '#database/generate/cities.ts'
import { bioOf, descriptionOf, personName } from '#database/generate/texts.ts'
import { pickTrade, type Trade } from '#database/generate/trades.ts'
import { createRandom, type Random, weightedPicker } from '#database/seeded-random.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { EMPTY_PROFILE } from '#technicians/domain/profile-edit.ts'
import {
  COVERAGE_ZONES,
  DAY_KEYS,
  type HourExceptions,
  type Technician,
  type TimeRange,
  type WeeklyHours,
} from '#technicians/domain/technician.ts'

const MORNING: TimeRange = { inicio: '08:00', fin: '12:00' }
const AFTERNOON: TimeRange = { inicio: '14:00', fin: '18:00' }
const DAY: TimeRange = { inicio: '08:00', fin: '18:00' }
const LONG_DAY: TimeRange = { inicio: '07:00', fin: '20:00' }
const EVENING: TimeRange = { inicio: '17:00', fin: '20:00' }

/** Monday to Friday, Saturday, Sunday. */
const pickWeek = weightedPicker<[TimeRange[], TimeRange[], TimeRange[]]>([
  [[[DAY], [], []], 40],
  [[[MORNING, AFTERNOON], [MORNING], []], 25],
  [[[DAY], [DAY], []], 14],
  [[[LONG_DAY], [DAY], []], 8],
  [[[LONG_DAY], [LONG_DAY], [MORNING]], 5],
  [[[EVENING], [DAY], [MORNING]], 4],
  [[[MORNING], [], []], 3],
  [[[LONG_DAY], [LONG_DAY], [LONG_DAY]], 1],
])

export type GeneratedTechnician = Omit<Technician, 'createdAt' | 'updatedAt' | 'deletedAt' | 'estado'> & {
  readonly email: string
}

export function generateTechnician(number: number): GeneratedTechnician {
  const random = createRandom(number)
  const uid = uidOf(random, number)
  const nombre = personName(random)
  const ciudad = pickCity(random)
  const barrio = random.pick(NEIGHBOURHOODS)
  const trades = tradesOf(random)
  const years = 1 + Math.floor(random.next() ** 2 * 35)
  const profile = { trades, ciudad, barrio, years }
  const tarifaBase = priceOf(trades[0] as Trade, random)
  return {
    ...EMPTY_PROFILE,
    uid,
    email: `tecnico.${number}@generado.invalid`,
    nombre,
    slug: technicianSlug(nombre, uid),
    bioCorta: bioOf(profile, random),
    descripcion: descriptionOf(profile, random),
    tags: random.sample(['garantía', 'urgencias', 'a domicilio', '24 horas', 'económico', 'certificado'], 2),
    ciudad,
    barrio,
    telefono: `+57 3${String(random.below(1_000_000_000)).padStart(9, '0')}`,
    fotoURL: null,
    especialidades: trades.map(({ label }) => label),
    servicios: trades.map(({ jobs, price }, index) => ({
      nombre: random.pick(jobs),
      codigo: `S${index + 1}`,
      descripcion: '',
      tarifa: 'por visita',
      precioSugerido: price,
    })),
    zonasCobertura: random.sample(COVERAGE_ZONES, 2),
    aniosExperiencia: years,
    tarifaBase,
    moneda: tarifaBase === null ? null : 'COP',
    disponible: random.chance(0.86),
    horarios: weekOf(random),
    excepciones: exceptionsOf(random),
    ...ratingOf(random),
    publicado: !random.chance(0.01),
    verificado: random.chance(0.35),
    // Drawn last: the values above stay as they were.
    confirmaAlInstante: random.chance(0.1),
    horasBloqueadas: [],
  }
}

function uidOf(random: Random, number: number): string {
  const suffix = Array.from({ length: 20 }, () => random.below(36).toString(36)).join('')
  return `g${number.toString(36).padStart(7, '0')}${suffix}`
}

function tradesOf(random: Random): Trade[] {
  const chosen = new Set([pickTrade(random)])
  for (let tries = random.below(4); tries > 0; tries--) chosen.add(pickTrade(random))
  return [...chosen]
}

/** Rounded, mostly to 5,000 COP. */
function priceOf({ price }: Trade, random: Random): number | null {
  if (random.chance(0.06)) return null
  const spread = Math.exp((random.next() + random.next() + random.next() - 1.5) * 0.7)
  const step = random.chance(0.85) ? 5_000 : random.pick([1_000, 500, 100])
  return Math.max(step, Math.round((price * spread) / step) * step)
}

function ratingOf(random: Random): { ratingPromedio: number; resenasCount: number } {
  if (random.chance(0.18)) return { ratingPromedio: 0, resenasCount: 0 }
  const resenasCount = 1 + Math.floor(random.next() ** 3 * 150)
  const skill = 1 - random.next() ** 1.5 * 0.45
  let sum = 0
  for (let review = 0; review < resenasCount; review++) {
    sum += random.chance(skill) ? 5 : random.chance(0.7) ? 4 : 1 + random.below(3)
  }
  return { ratingPromedio: Math.round((sum / resenasCount) * 100) / 100, resenasCount }
}

function weekOf(random: Random): WeeklyHours {
  const [weekday, saturday, sunday] = pickWeek(random)
  return Object.fromEntries(
    DAY_KEYS.map((day, index) => [day, index < 5 ? weekday : index === 5 ? saturday : sunday]),
  ) as Record<(typeof DAY_KEYS)[number], TimeRange[]>
}

function exceptionsOf(random: Random): HourExceptions {
  if (random.chance(0.04)) {
    const day = String(1 + random.below(28)).padStart(2, '0')
    return { festivos: true, fechas: { [`2026-12-${day}`]: random.chance(0.7) ? [] : [MORNING] } }
  }
  return random.chance(0.6) ? { festivos: true } : {}
}
