import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const BOGOTA_SOUTH: readonly TechnicianEntry[] = [
  {
    nombre: 'Yeimy Tatiana Rincón',
    ciudad: 'Bogotá',
    barrio: 'Bosa La Libertad',
    telefono: '+57 312 555 0137',
    especialidades: ['Plomería', 'Gasodomésticos', 'Enchapes'],
    bioCorta:
      'Soy plomera y mamá de dos, por eso entiendo la urgencia de un baño tapado un domingo en la noche. Llego en moto, con sonda y repuestos, y dejo el piso trapeado. A las vecinas solas les mando mi foto y mi cédula antes de salir.',
    servicios: services(`
      PLO-01 | Destape de sanitario o sifón | por visita | 65.000 | Sonda manual o eléctrica, según el caso. Mismo precio.
      PLO-03 | Cambio de sanitario | por trabajo | 140.000 | Retiro, brida, anclaje y prueba de fugas.
      GAS-01 | Revisión de estufa | por visita | 60.000 | Quemadores, perillas y manguera con fecha vigente.
      ENC-03 | Reposición de baldosas | por hora | 55.000 | Después de romper para la fuga, dejo el enchape como estaba.`),
    tags: ['destape', 'baño', 'fugas', 'mujer plomera', 'garantía'],
    zonasCobertura: ['Sur', 'Oeste'],
    aniosExperiencia: 8,
    tarifaBase: 65_000,
    horarios: weekly('lun-vie 08-18; dom 09-13'),
    disponibilidadTxt: 'Los domingos en la mañana también; los sábados son de mis hijos.',
    certificaciones: [
      'Instalaciones hidrosanitarias, SENA',
      'Instaladora de gas, organismo acreditado ante ONAC',
    ],
    licencias: [licence('Competencia laboral en gas', 'SENA', '9537-231877', 21)],
    verificado: true,
    estado: 'publicado',
    stars: [13, 3, 0, 0, 0],
    joinedMonthsAgo: 16,
    portrait: {
      skin: 'bronze',
      tint: 'water',
      hair: 'jet',
      front: 'long',
      back: 'pony',
      wears: ['overall', 'mango', 'slate'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Rosa Elvira Chocontá',
    ciudad: 'Bogotá',
    barrio: 'Santa Librada',
    telefono: '+57 321 555 0115',
    especialidades: ['Jardinería menor'],
    bioCorta:
      'Vengo de familia campesina de Usme y sé qué mata aguanta el frío bogotano y cuál no. Podo, abono, trasplanto y rescato materas que todos daban por perdidas. Háblales bonito y yo me encargo del resto.',
    servicios: services(`
      JAR-01 | Poda y limpieza de jardín | por visita | 60.000 | Hasta cuarenta metros cuadrados, con recogida de hojas.
      JAR-02 | Trasplante de materas | por hora | 45.000 | Tierra abonada aparte. Puedo llevarla.
      JAR-05 | Huerta de balcón | precio fijo | 150.000 | Cuatro cajones con lechuga, cilantro, hierbabuena y tomate.`),
    tags: ['jardín', 'poda', 'huerta', 'plantas', 'balcón'],
    zonasCobertura: ['Sur', 'Centro', 'Norte'],
    aniosExperiencia: 26,
    tarifaBase: 60_000,
    horarios: weekly('lun-vie 08-14; sab 08-12'),
    verificado: true,
    stars: [8, 1, 0, 0, 0],
    joinedMonthsAgo: 13,
    portrait: {
      skin: 'bronze',
      tint: 'sage',
      hair: 'grey',
      front: 'parted',
      back: 'parted',
      wears: ['shirt', 'brick', 'mango'],
      aged: true,
      eyes: 'smiling',
      mouth: 'closed',
    },
  },
  {
    nombre: 'Hernando Sarmiento',
    ciudad: 'Bogotá',
    barrio: 'Galán',
    telefono: '+57 310 555 0193',
    especialidades: ['Soldadura', 'Cerrajería'],
    bioCorta:
      'Ornamentador de Puente Aranda. Fabrico rejas, portones y pasamanos que no bailan, y de paso te arreglo la chapa. Sueldo con careta buena y pulso firme; el óxido lo lijo entero, no lo tapo con pintura.',
    servicios: services(`
      SOL-01 | Reparación de reja o portón | por visita | 85.000 | Soldadura, pulida y anticorrosivo.
      SOL-05 | Pasamanos a la medida | por metro lineal | 190.000 | Tubo redondo, instalado y pintado.
      CER-02 | Cambio de chapa de portón | por unidad | 95.000 | Incluye lámina de refuerzo.`),
    tags: ['rejas', 'portones', 'ornamentación', 'chapas'],
    zonasCobertura: ['Sur', 'Centro', 'Oeste'],
    aniosExperiencia: 28,
    tarifaBase: 85_000,
    horarios: weekly('lun-vie 08-17; sab 08-13'),
    exceptions: { holidays: true },
    certificaciones: ['Soldador SMAW, posición 3G, SENA', 'Trabajo seguro en alturas, nivel avanzado'],
    verificado: true,
    stars: [6, 3, 1, 0, 0],
    joinedMonthsAgo: 11,
    portrait: {
      skin: 'wheat',
      tint: 'steel',
      hair: 'grey',
      front: 'crew',
      wears: ['overall', 'sand', 'ink'],
      beard: 'stubble',
      aged: true,
    },
  },
  {
    nombre: 'Édison Ferney Guzmán',
    ciudad: 'Bogotá',
    barrio: 'Candelaria la Nueva',
    telefono: '+57 322 555 0168',
    especialidades: ['Impermeabilización', 'Pintura'],
    bioCorta:
      'En los cerros llueve de lado, y yo crecí poniendo ollas debajo de las goteras. Ahora las quito: terrazas, canales y culatas. Trabajo amarrado y con permiso del vecino, y espero el primer aguacero contigo si hace falta.',
    servicios: services(`
      IMP-01 | Visita y ubicación de gotera | por visita | 60.000 | Prueba de agua y cotización con fotos.
      IMP-03 | Manto asfáltico | por metro cuadrado | 58.000 | Con foil de aluminio, traslapos sellados a fuego.
      PIN-03 | Fachada hasta tres pisos | por metro cuadrado | 48.000 | Hidrolavado, sellador y dos manos de vinilo exterior.`),
    tags: ['goteras', 'terraza', 'fachada', 'manto'],
    zonasCobertura: ['Sur', 'Este', 'Centro'],
    aniosExperiencia: 12,
    tarifaBase: 60_000,
    horarios: weekly('lun-sab 08-16'),
    certificaciones: ['Trabajo seguro en alturas, nivel avanzado', 'Coordinador de trabajo en alturas'],
    licencias: [licence('Trabajo en alturas', 'SENA', 'TA-2260418', 9)],
    verificado: true,
    stars: [5, 3, 0, 1, 0],
    joinedMonthsAgo: 10,
    portrait: {
      skin: 'bronze',
      tint: 'sand',
      hair: 'jet',
      front: 'crew',
      wears: ['vest', 'petrol', 'mango'],
      helmet: 'mango',
      beard: 'stubble',
    },
  },
  {
    nombre: 'Maribel Cifuentes',
    ciudad: 'Bogotá',
    barrio: '20 de Julio',
    telefono: '+57 319 555 0102',
    especialidades: ['Cerrajería', 'Soldadura'],
    bioCorta:
      'Me quedé por fuera de mi casa con una olla en el fogón y ese día decidí aprender cerrajería. Abro sin romper, cambio guardas y duplico llaves en tu puerta. Siempre pido un documento: así como te cuido a ti, cuido a tus vecinos.',
    servicios: services(`
      CER-01 | Apertura de puerta | por visita | 70.000 | Sin daño en nueve de cada diez casos. Verifico que vivas ahí.
      CER-03 | Cambio de guardas | por unidad | 75.000 | Cilindro reprogramado y tres llaves nuevas.
      CER-07 | Cerradura de seguridad | por trabajo | 180.000 | Instalación completa de la que compres o de la que yo lleve.`),
    tags: ['apertura', 'llaves', 'guardas', 'chapa'],
    zonasCobertura: ['Sur', 'Centro', 'Este'],
    aniosExperiencia: 7,
    tarifaBase: 70_000,
    horarios: weekly('lun-vie 08-20; sab 10-18'),
    disponibilidadTxt: 'Hasta las ocho de la noche entre semana.',
    certificaciones: ['Cerrajería, SENA'],
    verificado: true,
    stars: [10, 2, 0, 0, 0],
    joinedMonthsAgo: 15,
    portrait: {
      skin: 'wheat',
      tint: 'olive',
      hair: 'brown',
      front: 'bun',
      wears: ['polo', 'ink', 'slate'],
      lashes: true,
    },
  },
]
