import { rareName } from '#database/generate/names.ts'
import type { Trade } from '#database/generate/trades.ts'
import type { Random } from '#database/seeded-random.ts'

const OPENINGS = [
  'Técnico con más de {años} años de experiencia en {oficio}.',
  'Llevo {años} años dedicado a {oficio} en {ciudad} y sus alrededores.',
  'Servicio profesional de {oficio} para hogares y empresas en {ciudad}.',
  'Soy egresado del SENA y trabajo en {oficio} desde hace {años} años.',
  'Especialista en {oficio}: puntual, ordenado y con herramienta propia.',
  'Atiendo urgencias de {oficio} en toda la ciudad.',
  'Familia de técnicos con tradición en {oficio} desde 19{siglo}.',
  'Trabajo limpio y con garantía escrita en {oficio}.',
]
const MIDDLES = [
  'Realizo {tarea}, {tarea} y {tarea}.',
  'Me especializo en {tarea} y {tarea}.',
  'Entre mis servicios están {tarea} y {tarea}, siempre con repuestos originales.',
  'Manejo {cosa}, {cosa} y materiales de primera calidad.',
  'Cuento con {cosa} y equipo de protección completo.',
  'Hago diagnóstico sin costo si se realiza la reparación.',
  'Cotizo por WhatsApp con fotos y respondo en minutos.',
]
const ENDINGS = [
  'Atiendo en {barrio} y barrios vecinos.',
  'Entrego factura y garantía de {meses} meses.',
  'Disponible también fines de semana con cita previa.',
  'Dejo todo limpio al terminar.',
  'Recibo pagos por transferencia, Nequi o efectivo.',
  'Precios justos y sin sorpresas.',
  'Pregunte por descuentos para conjuntos residenciales.',
  'Certificado en trabajo en alturas.',
]
const DESCRIPTIONS = [
  'He trabajado con constructoras, hoteles y conjuntos en {ciudad}, y hoy atiendo directamente a las familias.',
  'Mi método es sencillo: reviso, explico qué pasa, acuerdo el precio y solo entonces empiezo.',
  'Uso {cosa} y {cosa}; si el daño vuelve dentro de la garantía, regreso sin cobrar.',
  'Antes de salir pruebo todo con el cliente y dejo recomendaciones de mantenimiento por escrito.',
  'También coordino trabajos grandes con un equipo de {equipo} personas de confianza.',
  'Para {tarea} llevo los materiales; para {tarea} puedo asesorar la compra.',
  'Vivo en {barrio}, así que llego rápido a los sectores cercanos.',
  'Mis clientes destacan el cumplimiento y el aseo; muchos me recomiendan con sus vecinos.',
  'Tengo afiliación a ARL y seguridad social al día, requisito en edificios y oficinas.',
  'Ofrezco planes de mantenimiento mensual, trimestral y anual para negocios.',
]

export interface Profile {
  readonly trades: readonly Trade[]
  readonly ciudad: string
  readonly barrio: string
  readonly years: number
}

/** At least 120 characters, as publishing requires. */
export function bioOf(profile: Profile, random: Random): string {
  const parts = [random.pick(OPENINGS), ...random.sample(MIDDLES, 2), random.pick(ENDINGS)]
  if (random.chance(0.4)) parts.push(random.pick(ENDINGS))
  return fillTemplate(parts.join(' '), profile, random)
}

export function descriptionOf(profile: Profile, random: Random): string {
  if (random.chance(0.25)) return ''
  const parts = random.sample(DESCRIPTIONS, 2 + random.below(3))
  if (random.chance(0.04)) parts.push(`Encuéntrenos como Taller ${rareName(random)}.`)
  if (random.chance(0.03)) parts.push(`Registro profesional ${100_000 + random.below(900_000)}.`)
  if (random.chance(0.02)) parts.push(`Equipos ${rareName(random)} ${codeOf(random)}.`)
  return fillTemplate(parts.join(' '), profile, random)
}

function fillTemplate(template: string, { trades, ciudad, barrio, years }: Profile, random: Random): string {
  const trade = () => random.pick(trades)
  const values: Record<string, () => string> = {
    años: () => String(years),
    oficio: () => trade().label.toLowerCase(),
    ciudad: () => ciudad,
    barrio: () => barrio,
    tarea: () => random.pick(trade().jobs),
    cosa: () => random.pick(trade().things),
    meses: () => random.pick(['tres', 'seis', '12']),
    siglo: () => String(60 + random.below(40)),
    equipo: () => random.pick(['dos', 'tres', 'cuatro', 'cinco']),
  }
  return template.replace(/\{(\S+?)\}/g, (_, name: string) => values[name]?.() ?? '')
}

function codeOf(random: Random): string {
  const letter = () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(random.below(24))
  return `${letter()}${letter()}-${random.below(10_000)}${letter()}`
}
