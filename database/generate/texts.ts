import type { Trade } from '#database/generate/trades.ts'
import { type Random, weightedPicker } from '#database/seeded-random.ts'

const words = (text: string) => text.split(/\s+/)

/** Listed by frequency: the weight falls with the rank. */
const byRank = (names: readonly string[]) =>
  weightedPicker(names.map((name, rank) => [name, 1 / (rank + 8)] as const))

const pickFirst = byRank(
  words(`Carlos Luis José Juan Jorge Andrés María Diana Luz Sandra Jhon Diego Miguel Óscar Fernando Edwin Wilson
  Javier César Héctor Álvaro Hernán Julián Iván Claudia Martha Gloria Ana Paola Carolina Jairo Fabián Camilo Sergio
  Ricardo Germán Mauricio Nelson Alexander William Freddy Víctor Rubén Gustavo Rafael Guillermo Ángela Yolanda Liliana
  Mónica Natalia Adriana Andrea Patricia Leidy Yuliana Viviana Johana Marcela Catalina Alejandro Felipe Santiago
  Sebastián Daniel David Kevin Brayan Cristian Esteban Mateo Nicolás Samuel Tomás Emilio Ramiro Orlando Ernesto
  Hugo Raúl Ramón Efraín Elkin Duván Yeison Wilmar Wilmer Hárold Ómar Ósmar Néstor Nubia Rocío Esperanza Blanca
  Consuelo Amparo Stella Beatriz Cecilia Teresa Ximena Zoraida Zulma Yadira Yamile Wendy Valentina Daniela Laura
  Manuela Isabella Gabriela Sofía Juliana Tatiana Katherine Jennifer Ingrid Heidy Gina Eliana Dora Deisy Aura
  Alba Abelardo Adolfo Aldemar Arley Armando Benjamín Bernardo Darío Dagoberto Eder Edgar Edison Eduardo Eliécer
  Evelio Fabio Federico Félix Gabriel Gerardo Gilberto Gonzalo Gregorio Heriberto Humberto Ignacio Ismael Jaime
  Jaider Jefferson Jhonatan Joaquín Joel Jonathan Leonardo Leonel Libardo Lisandro Marco Mario Marlon Martín Moisés
  Norberto Octavio Olmedo Pablo Pedro Quintín Reinaldo Roberto Rodolfo Rodrigo Rogelio Salvador Saúl Silvio Tulio
  Ulises Uriel Vicente Vladimir Walter Yefri Yesid Zacarías`),
)
const pickLast = byRank(
  words(`Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Díaz Torres Muñoz Rojas
  Moreno Vargas Ortiz Castro Jiménez Gutiérrez Álvarez Valencia Ruiz Suárez Herrera Romero Quintero Morales Medina
  Rivera Mendoza Cárdenas Ramos Castillo Giraldo Restrepo Osorio Arias Parra Ospina Henao Zapata Cardona Londoño
  Arango Vélez Mejía Agudelo Castaño Marín Montoya Franco Salazar Duque Correa Peña León Beltrán Guerrero Cortés
  Acosta Reyes Mora Ávila Delgado Ríos Contreras Pineda Velásquez Escobar Bedoya Betancur Bermúdez Bernal Barrera
  Bautista Benavides Blanco Bonilla Bravo Buitrago Caicedo Calderón Camacho Campos Cano Carvajal Carrillo Ceballos
  Cepeda Chaparro Cifuentes Córdoba Cuéllar Daza Domínguez Echeverri Erazo Espinosa Estrada Fajardo Flórez Fonseca
  Forero Fuentes Gaitán Galindo Galvis Garzón Gaviria Grisales Guevara Guzmán Hincapié Holguín Hoyos Hurtado
  Ibarra Jaramillo Lara Lozano Lugo Luna Machado Maldonado Manrique Marulanda Mena Mesa Millán Miranda Molina
  Moncada Monsalve Montes Mosquera Murillo Naranjo Narváez Navarro Nieto Niño Novoa Ocampo Ochoa Olaya Ordóñez Orozco
  Ortega Pabón Pacheco Padilla Páez Palacio Palomino Pardo Patiño Pinto Pinzón Plata Polo Posada Prada Prieto
  Pulido Quiceno Quiñones Quiroga Rangel Rendón Renteria Riascos Rincón Robayo Robles Rosero Rubio Rueda Saavedra
  Salamanca Salcedo Salgado Sandoval Santamaría Santos Sarmiento Segura Sepúlveda Serna Serrano Sierra Silva Solano
  Soto Tabares Tafur Tamayo Tapias Tobón Toro Tovar Triana Trujillo Upegui Uribe Urrego Usuga Valderrama Vallejo
  Vanegas Varela Vásquez Vega Vera Vergara Vidal Villa Villegas Villamizar Yepes Zabala Zambrano Zuluaga Zúñiga`),
)

export function personName(random: Random): string {
  const first = random.chance(0.45) ? `${pickFirst(random)} ${pickFirst(random)}` : pickFirst(random)
  return `${first} ${pickLast(random)} ${random.chance(0.7) ? pickLast(random) : ''}`.trim()
}

/** An invented word that hardly occurs twice: names of workshops and equipment, for searches with one result. */
function rareName(random: Random): string {
  const consonants = 'bcdfgjklmnprstvz'
  const syllables = Array.from(
    { length: 2 + random.below(3) },
    () => consonants.charAt(random.below(16)) + 'aeiou'.charAt(random.below(5)),
  )
  const name = syllables.join('') + random.pick(['', '', 'n', 'r', 's', 'x'])
  return name.charAt(0).toUpperCase() + name.slice(1)
}

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
