// The trades of generated technicians: jobs, tools and materials, and a usual price.
import { weightedPicker } from '#database/seeded-random.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Trade {
  readonly label: SpecialtyLabel
  readonly weight: number
  /** A usual price, in COP. */
  readonly price: number
  readonly jobs: readonly string[]
  /** Tools, materials and brands. */
  readonly things: readonly string[]
}

const trade = (weight: number, price: number, jobs: string, things: string): Omit<Trade, 'label'> => ({
  weight,
  price,
  jobs: jobs.split(', '),
  things: things.split(', '),
})

const TRADES: Record<SpecialtyLabel, Omit<Trade, 'label'>> = {
  Plomería: trade(
    14,
    60_000,
    'destapes de cañerías, reparación de fugas, cambio de grifería, instalación de sanitarios, revisión de tuberías, instalación de tanques',
    'sonda eléctrica, geófono, tubería PVC, cobre, PPR, flotadores, sifones',
  ),
  Electricidad: trade(
    14,
    70_000,
    'cableado de apartamentos, cambio de breakers, instalación de tomacorrientes, revisión de cortocircuitos, acometidas, puesta a tierra',
    'multímetro, RETIE, tableros, canaletas, polo a tierra, contadores',
  ),
  Carpintería: trade(
    7,
    90_000,
    'closets a medida, puertas de madera, cocinas integrales, restauración de muebles, repisas, marcos',
    'cedro, MDF, melamina, bisagras, barniz, sapán',
  ),
  Pintura: trade(
    10,
    55_000,
    'pintura de fachadas, interiores, pintura epóxica, retoques, estucado y pintura, lacado',
    'vinilo, esmalte, rodillo, compresor, Pintuco, anticorrosivo',
  ),
  Cerrajería: trade(
    6,
    65_000,
    'apertura de puertas, cambio de guardas, copia de llaves, instalación de cerraduras digitales, cajas fuertes',
    'Yale, multilock, ganzúas, chapas, cilindros',
  ),
  Refrigeración: trade(
    5,
    85_000,
    'cuartos fríos, recarga de gas refrigerante, mantenimiento de congeladores, botelleros, vitrinas',
    'compresores, R134a, manómetros, capilares, termostatos',
  ),
  'Lavadoras / Secadoras': trade(
    7,
    75_000,
    'cambio de rodamientos, reparación de tarjetas, mantenimiento de lavadoras, bombas de desagüe, secadoras a gas',
    'LG, Samsung, Whirlpool, Haceb, Mabe, Electrolux',
  ),
  Neveras: trade(
    6,
    80_000,
    'reparación de neveras, cambio de motor, fugas de gas, no frost, nevecones, empaques',
    'Haceb, Challenger, Centrales, Mabe, inverter, termopares',
  ),
  'Aires Acondicionados': trade(
    6,
    120_000,
    'instalación de minisplit, mantenimiento preventivo, recarga de gas, limpieza de filtros, traslado de equipos',
    'R410a, inverter, York, Carrier, condensadores',
  ),
  Gasodomésticos: trade(
    6,
    80_000,
    'instalación de estufas, calentadores de paso, revisión periódica de gas, hornos, pruebas de hermeticidad',
    'Superintendencia, Bosch, reguladores, gas natural, propano',
  ),
  Drywall: trade(
    6,
    70_000,
    'cielos rasos, divisiones de oficina, superboard, nichos, paneles acústicos',
    'perfilería, omegas, masilla, cinta malla, Gyplac',
  ),
  'Pisos / Baldosas': trade(
    5,
    95_000,
    'pisos laminados, nivelación, porcelanato, guardaescobas, pisos vinílicos',
    'cortadora, boquilla, SPC, pegacor',
  ),
  Impermeabilización: trade(
    3,
    110_000,
    'terrazas, cubiertas, humedades, filtraciones, tanques subterráneos',
    'manto asfáltico, Sika, poliuretano, geotextil',
  ),
  Soldadura: trade(
    5,
    85_000,
    'rejas, portones, escaleras metálicas, ornamentación, estructuras livianas',
    'MIG, TIG, electrodo, inversor, hierro forjado',
  ),
  'Aluminio / Vidriería': trade(
    4,
    100_000,
    'ventanas corredizas, divisiones de baño, espejos, fachadas flotantes, vidrio templado',
    'silicona, felpas, Alúmina, herrajes',
  ),
  'Domótica básica': trade(
    2,
    130_000,
    'luces inteligentes, cerraduras con huella, asistentes de voz, cortinas motorizadas',
    'Alexa, Zigbee, Tuya, sensores',
  ),
  CCTV: trade(
    4,
    120_000,
    'instalación de cámaras, citofonía, alarmas, control de acceso, monitoreo remoto',
    'Hikvision, Dahua, DVR, fibra óptica, cable UTP',
  ),
  'Ensamble de muebles': trade(
    3,
    50_000,
    'armado de closets, escritorios, cunas, bibliotecas, soportes de TV',
    'taladro, nivel láser, Homecenter, RTA',
  ),
  'Jardinería menor': trade(
    4,
    50_000,
    'poda de césped, jardines verticales, fumigación, riego por goteo, siembra',
    'guadaña, abono orgánico, sustrato, cortasetos',
  ),
  Tapicería: trade(
    3,
    110_000,
    'sofás, sillas de comedor, cabeceros, tapizado de puertas, colchonería',
    'espuma, cuero sintético, lino, microfibra',
  ),
  'Yeso / Estuco': trade(
    4,
    60_000,
    'molduras, resanes, estuco plástico, cornisas, alisado de muros',
    'llana, malla, Estucor, yeso',
  ),
  Enchapes: trade(
    5,
    90_000,
    'baños completos, cocinas, enchape de piscinas, mosaicos, lavaderos',
    'cerámica, porcelanato, crucetas, boquilla epóxica, Corona',
  ),
  'Iluminación LED': trade(
    4,
    65_000,
    'lámparas colgantes, cintas LED, reflectores, iluminación de jardines, sensores de movimiento',
    'Philips, drivers, dimmer, balas',
  ),
  'Paneles solares (básico)': trade(
    2,
    180_000,
    'instalación de paneles, inversores, bombeo solar, mantenimiento de baterías',
    'monocristalino, controlador MPPT, litio, estructura',
  ),
}

export const pickTrade = weightedPicker(
  SPECIALTIES.map(({ label }) => [{ label, ...TRADES[label] }, TRADES[label].weight] as const),
)
