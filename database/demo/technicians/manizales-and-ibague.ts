import { services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const MANIZALES_AND_IBAGUE: readonly TechnicianEntry[] = [
  {
    nombre: 'Óscar Iván Giraldo',
    ciudad: 'Manizales',
    barrio: 'Palermo',
    telefono: '+57 320 555 0116',
    especialidades: ['CCTV', 'Domótica básica', 'Paneles solares (básico)'],
    bioCorta:
      'Cámaras, cerraduras inteligentes y paneles solares básicos. Lo dejo funcionando y a ti manejándolo desde el celular, sin manuales de cuarenta páginas. Si se cae el internet, la casa sigue abriendo y cerrando.',
    servicios: services(`
      CAM-01 | Cámara con grabación | por unidad | 95.000 | Instalación, memoria y aplicación.
      DOM-01 | Cerradura inteligente | por unidad | 140.000 | Con llave mecánica de respaldo.
      SOL-03 | Kit solar básico | por trabajo | 430.000 | Mano de obra para iluminación y bomba pequeña.
      DOM-05 | Asesoría de casa conectada | por hora | 80.000 | Qué comprar y qué no.`),
    tags: ['cámaras', 'cerradura inteligente', 'solar', 'garantía'],
    zonasCobertura: ['Centro', 'Este', 'Zona 1'],
    aniosExperiencia: 9,
    tarifaBase: 95_000,
    horarios: weekly('lun-vie 09-18; sab 09-13'),
    certificaciones: ['Tecnólogo en electrónica, SENA', 'Trabajo seguro en alturas, nivel avanzado'],
    verificado: true,
    estado: 'publicado',
    stars: [13, 3, 0, 0, 0],
    joinedMonthsAgo: 17,
    portrait: {
      skin: 'bronze',
      tint: 'olive',
      hair: 'black',
      front: 'side',
      wears: ['shirt', 'petrol', 'mango'],
      glasses: true,
    },
  },
  {
    nombre: 'Blanca Nelly Ocampo',
    ciudad: 'Manizales',
    barrio: 'Chipre',
    telefono: '+57 311 555 0120',
    especialidades: ['Tapicería'],
    bioCorta:
      'Desde mi ventana en Chipre se ve el atardecer y mi máquina de coser. Retapizo sillas, cabeceros y el asiento de la moto si hace falta. Ahora mismo tengo la agenda llena, pero déjame tu foto y te respondo.',
    servicios: services(`
      TAP-01 | Silla de comedor | por unidad | 65.000 | Tela a escoger.
      TAP-03 | Espuma nueva para sofá | por unidad | 80.000 | Por cojín, densidad a tu gusto.`),
    tags: ['sillas', 'cabeceros', 'espuma'],
    zonasCobertura: ['Oeste', 'Centro'],
    aniosExperiencia: 35,
    tarifaBase: 65_000,
    horarios: weekly('lun-jue 09-12 14-17'),
    exceptions: { holidays: true },
    verificado: true,
    disponible: false,
    stars: [4, 1, 0, 0, 0],
    joinedMonthsAgo: 12,
    portrait: {
      skin: 'fair',
      tint: 'steel',
      hair: 'white',
      brow: 'ash',
      front: 'parted',
      back: 'parted',
      wears: ['blouse', 'brick', 'cream'],
      glasses: true,
      eyes: 'smiling',
      mouth: 'closed',
      aged: true,
    },
  },
  {
    nombre: 'Libardo Antonio Murillo',
    ciudad: 'Ibagué',
    barrio: 'Cádiz',
    telefono: '+57 318 555 0197',
    especialidades: ['Pintura', 'Drywall'],
    bioCorta:
      'Músico los viernes y pintor el resto de la semana. Manejo rodillo, pistola y brocha de filete, y monto cielos rasos que no se oyen cuando llueve. En Ibagué hay pocos que limpien al salir: yo sí.',
    servicios: services(`
      PIN-01 | Cuarto completo | por cuarto | 130.000 | Resane sencillo incluido.
      DRY-03 | Cielo raso con aislante | por metro cuadrado | 70.000 | Para que no se oiga la lluvia.`),
    tags: ['pintura', 'cielo raso', 'Ibagué'],
    zonasCobertura: ['Centro', 'Sur', 'Zona 3'],
    aniosExperiencia: 13,
    tarifaBase: 65_000,
    horarios: weekly('lun-jue 08-17; sab 08-14'),
    verificado: false,
    stars: [0, 0, 0, 0, 0],
    joinedMonthsAgo: 3,
    portrait: {
      skin: 'bronze',
      tint: 'rose',
      hair: 'jet',
      front: 'side',
      wears: ['overall', 'slate', 'mango'],
      moustache: true,
    },
  },
]
