// Profiles that only their owner and the administrators see.
import { services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

const OFFICE_HOURS = weekly('lun-vie 08-18')
const NO_RATINGS = [0, 0, 0, 0, 0] as const

export const UNDER_REVIEW: readonly TechnicianEntry[] = [
  {
    nombre: 'Ferney Angulo',
    ciudad: 'Buenaventura',
    barrio: 'El Jorge',
    telefono: '+57 322 555 0139',
    especialidades: ['Soldadura', 'Aluminio / Vidriería'],
    bioCorta:
      'Soldador de astillero. En el puerto aprendí que la soldadura que no se ve es la que más importa. Hago rejas, escaleras y tanques, y todo lleva doble mano de anticorrosivo porque aquí llueve sal.',
    servicios: services(`
      SOL-01 | Reparación de reja | por visita | 70.000 | Con anticorrosivo marino.
      ALU-02 | Ventana corrediza | por unidad | 85.000 | Ajuste y cambio de felpas.`),
    tags: ['soldadura', 'puerto', 'rejas'],
    zonasCobertura: ['Centro', 'Sur'],
    aniosExperiencia: 12,
    tarifaBase: 70_000,
    horarios: OFFICE_HOURS,
    verificado: false,
    estado: 'en_revision',
    stars: NO_RATINGS,
    joinedMonthsAgo: 0,
    portrait: {
      skin: 'brown',
      tint: 'olive',
      hair: 'jet',
      front: 'crew',
      wears: ['overall', 'mist', 'ink'],
      beard: 'full',
    },
  },
  {
    nombre: 'Liliana Chaparro',
    ciudad: 'Bogotá',
    barrio: 'Modelia',
    telefono: '+57 316 555 0185',
    especialidades: ['Domótica básica', 'CCTV'],
    bioCorta:
      'Configuro casas conectadas para gente que no quiere volverse experta. Una tarde, tres rutinas y listo: la luz del pasillo se prende sola y la cámara te avisa solo cuando debe.',
    servicios: services(`
      DOM-01 | Rutinas y asistentes de voz | por hora | 80.000 | Con tus equipos o con los que yo recomiende.
      CAM-01 | Cámara interior | por unidad | 85.000 | Instalada y probada.`),
    tags: ['casa conectada', 'cámaras'],
    zonasCobertura: ['Oeste', 'Norte'],
    aniosExperiencia: 6,
    tarifaBase: 80_000,
    horarios: OFFICE_HOURS,
    verificado: true,
    estado: 'en_revision',
    stars: NO_RATINGS,
    joinedMonthsAgo: 4,
    portrait: {
      skin: 'wheat',
      tint: 'sand',
      hair: 'black',
      front: 'bun',
      wears: ['polo', 'petrol', 'pine'],
      glasses: true,
      lashes: true,
    },
  },
]

export const BLOCKED: readonly TechnicianEntry[] = [
  {
    nombre: 'Norberto Pulido',
    ciudad: 'Tunja',
    barrio: 'Las Nieves',
    telefono: '+57 313 555 0125',
    especialidades: ['Jardinería menor'],
    bioCorta:
      'Jardines de tierra fría: hortensias, geranios y cerezos. Podo, abono y limpio. Trabajo con mis propias herramientas y cobro por visita, nunca por adelantado.',
    servicios: services(`
      JAR-01 | Mantenimiento de jardín | por visita | 55.000 | Poda y limpieza.`),
    tags: ['jardín', 'Tunja'],
    zonasCobertura: ['Centro'],
    aniosExperiencia: 15,
    tarifaBase: 55_000,
    horarios: OFFICE_HOURS,
    verificado: false,
    estado: 'bloqueado',
    stars: [0, 0, 0, 1, 1],
    joinedMonthsAgo: 13,
    portrait: {
      skin: 'fair',
      tint: 'linen',
      hair: 'grey',
      front: 'side',
      wears: ['tee', 'sand', 'cream'],
      moustache: true,
    },
  },
  {
    nombre: 'Yorman Alexánder Quiceno',
    ciudad: 'Medellín',
    barrio: 'Castilla',
    telefono: '+57 323 555 0110',
    especialidades: ['Plomería', 'Electricidad'],
    bioCorta:
      'Arreglos de todo tipo en el norte de Medellín. Tubería, tomas, duchas y lo que salga. Trabajo de día y de noche, escríbeme y cuadramos el precio según el daño.',
    servicios: services(`
      PLO-01 | Arreglos de plomería | por visita | 50.000 | A convenir.`),
    tags: ['arreglos'],
    zonasCobertura: ['Norte'],
    aniosExperiencia: 5,
    tarifaBase: 50_000,
    horarios: OFFICE_HOURS,
    verificado: false,
    estado: 'bloqueado',
    stars: [1, 0, 0, 1, 2],
    joinedMonthsAgo: 14,
    portrait: {
      skin: 'wheat',
      tint: 'steel',
      hair: 'brown',
      front: 'crew',
      wears: ['tee', 'slate', 'ink'],
      beard: 'stubble',
      mouth: 'closed',
    },
  },
]

/** A new profile: incomplete and not moderated. */
export const DRAFT: TechnicianEntry = {
  nombre: 'Gustavo Ariza',
  ciudad: 'Montería',
  barrio: 'La Castellana',
  telefono: '+57 304 555 0140',
  especialidades: ['Electricidad', 'Iluminación LED', 'CCTV'],
  bioCorta: 'Electricista en Montería, pronto cuento más.',
  servicios: [],
  tags: [],
  zonasCobertura: [],
  aniosExperiencia: 0,
  tarifaBase: null,
  horarios: OFFICE_HOURS,
  verificado: false,
  stars: NO_RATINGS,
  joinedMonthsAgo: 0,
  portrait: {
    skin: 'wheat',
    tint: 'steel',
    hair: 'black',
    front: 'short',
    wears: ['polo', 'brick', 'clay'],
    cap: 'slate',
    beard: 'goatee',
  },
}

export const DELETED: TechnicianEntry = {
  nombre: 'Aldemar Fajardo',
  ciudad: 'Bogotá',
  barrio: 'Restrepo',
  telefono: '+57 319 555 0145',
  especialidades: ['Tapicería'],
  bioCorta:
    'Tapicero del Restrepo, de cuero y de tela. Cerré el taller de la casa para irme al pueblo con mis nietos; gracias a todos los que me confiaron sus muebles durante tantos años.',
  servicios: services(`
    TAP-01 | Silla de comedor | por unidad | 60.000 | En cuero o tela.`),
  tags: ['cuero'],
  zonasCobertura: ['Sur'],
  aniosExperiencia: 38,
  tarifaBase: 60_000,
  horarios: OFFICE_HOURS,
  verificado: true,
  estado: 'bloqueado',
  stars: [2, 1, 0, 0, 0],
  joinedMonthsAgo: 22,
  portrait: {
    skin: 'bronze',
    tint: 'sand',
    hair: 'white',
    brow: 'ash',
    front: 'bald',
    wears: ['shirt', 'brown', 'mango'],
    glasses: true,
    aged: true,
  },
}
