// Which of the technician's services a demo booking asks for.
import type { DemoTechnician } from '#database/demo/technicians.ts'
import type { Random } from '#database/seeded-random.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface BookedService {
  /** Empty: 'No sé, que lo revise'. */
  readonly servicio: string
  readonly precio: number | null
}

const NO_SERVICE: BookedService = { servicio: '', precio: null }
const KNOWN_SERVICE_PROBABILITY = 0.8

/** Where the codes of the services do not begin like the name of the specialty. */
const CODES: Partial<Record<SpecialtyLabel, readonly string[]>> = {
  CCTV: ['CAM'],
  'Yeso / Estuco': ['EST'],
  'Ensamble de muebles': ['MUE'],
  'Iluminación LED': ['LED'],
  'Paneles solares (básico)': ['SOL'],
  'Aluminio / Vidriería': ['ALU', 'VID'],
}

/** None when the technician has no service of that name. */
export function serviceNamed({ servicios }: DemoTechnician, name: string | undefined): BookedService {
  const found = servicios.find(({ nombre }) => nombre === name)
  return found ? { servicio: found.nombre, precio: found.precioSugerido } : NO_SERVICE
}

/** One of the trade, or none. */
export function randomService(
  technician: DemoTechnician,
  trade: SpecialtyLabel,
  random: Random,
): BookedService {
  const codes = CODES[trade] ?? [plainText(trade).slice(0, 3).toUpperCase()]
  const ofTrade = technician.servicios.filter(({ codigo }) => codes.includes(codigo.slice(0, 3)))
  if (ofTrade.length === 0 || !random.chance(KNOWN_SERVICE_PROBABILITY)) return NO_SERVICE
  return serviceNamed(technician, random.pick(ofTrade).nombre)
}
