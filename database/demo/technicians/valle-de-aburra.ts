import { services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const VALLE_DE_ABURRA: readonly TechnicianEntry[] = [
  {
    nombre: 'Yuliana Restrepo',
    ciudad: 'Envigado',
    barrio: 'Zúñiga',
    telefono: '+57 320 555 0134',
    especialidades: ['Pintura', 'Yeso / Estuco'],
    bioCorta:
      'Pinto apartamentos habitados: protejo muebles, trabajo por cuartos y entrego sin olor. Te ayudo a escoger el color con muestras en la pared, porque el rosado del catálogo nunca es el rosado de tu sala.',
    descripcion:
      'Entro con cinta, plástico y paños, y salgo por la misma puerta sin dejar huella. Cada noche te devuelvo un cuarto terminado y con los muebles en su sitio, así no tienes que irte donde tu mamá. Uso vinilos lavables tipo 1 y en los cuartos de niños, pinturas sin compuestos volátiles.',
    servicios: services(`
      PIN-01 | Cuarto completo | por cuarto | 160.000 | Paredes y techo, dos manos, muebles cubiertos.
      PIN-02 | Pared de acento | por trabajo | 90.000 | Color, textura o franja.
      EST-01 | Estuco y resane | por hora | 50.000 | Grietas, puntillas y regatas.
      PIN-06 | Puertas y marcos | por unidad | 75.000 | Lija, sellador y esmalte a base de agua.`),
    tags: ['apartamentos', 'color', 'sin olor', 'garantía', 'resane'],
    zonasCobertura: ['Sur', 'Centro', 'Oeste'],
    aniosExperiencia: 9,
    tarifaBase: 50_000,
    horarios: weekly('lun-sab 08-17'),
    certificaciones: ['Pintura arquitectónica y acabados, SENA', 'Trabajo seguro en alturas, nivel básico'],
    verificado: true,
    estado: 'publicado',
    stars: [36, 2, 1, 0, 0],
    joinedMonthsAgo: 23,
    portrait: {
      skin: 'wheat',
      tint: 'rose',
      hair: 'black',
      front: 'long',
      back: 'long',
      wears: ['tee', 'cream', 'brick'],
      band: true,
      lashes: true,
    },
  },
  {
    nombre: 'Mauricio Tobón',
    ciudad: 'Envigado',
    barrio: 'La Magnolia',
    telefono: '+57 315 555 0150',
    especialidades: ['Impermeabilización', 'Enchapes'],
    bioCorta:
      'La humedad es como un chisme: hay que buscar dónde empezó. Uso cámara térmica para no picar a ciegas y después enchapo lo que tuve que romper. Terrazas, jardineras, baños y piscinas pequeñas.',
    servicios: services(`
      IMP-02 | Inspección con cámara térmica | por visita | 130.000 | Informe con imágenes y causa probable.
      IMP-04 | Impermeabilización de terraza | por metro cuadrado | 62.000 | Acrílico con malla, cinco años de garantía.
      ENC-02 | Enchape de terraza o patio | por metro cuadrado | 58.000 | Con pendiente hacia el sifón, revisada con agua.`),
    tags: ['humedad', 'terraza', 'cámara térmica', 'garantía'],
    zonasCobertura: ['Sur', 'Este'],
    aniosExperiencia: 18,
    tarifaBase: null,
    horarios: weekly('lun-vie 08-16'),
    exceptions: { holidays: true },
    certificaciones: ['Trabajo seguro en alturas, nivel avanzado'],
    verificado: true,
    stars: [9, 2, 1, 0, 0],
    joinedMonthsAgo: 15,
    portrait: {
      skin: 'fair',
      tint: 'sand',
      hair: 'grey',
      front: 'short',
      wears: ['polo', 'clay', 'brick'],
      beard: 'full',
    },
  },
  {
    nombre: 'Abelardo Cano',
    ciudad: 'Itagüí',
    barrio: 'Santa María',
    telefono: '+57 312 555 0107',
    especialidades: ['Jardinería menor'],
    bioCorta:
      'Jardinero de unidad residencial, de los que saludan por el nombre. Corto prado, formo setos y controlo plagas con jabón y ajo antes que con veneno, porque por ahí juegan niños y perros.',
    servicios: services(`
      JAR-01 | Corte de prado | por visita | 65.000 | Hasta cien metros cuadrados, con guadaña y orillado.
      JAR-03 | Poda de setos y arbustos | por hora | 50.000 | Me llevo el desecho en costales.
      JAR-06 | Control natural de plagas | precio fijo | 85.000 | Dos aplicaciones con quince días de diferencia.`),
    tags: ['prado', 'setos', 'poda', 'plagas'],
    zonasCobertura: ['Sur', 'Zona 1'],
    aniosExperiencia: 20,
    tarifaBase: 65_000,
    horarios: weekly('lun-vie 08-15; sab 08-12'),
    verificado: false,
    stars: [4, 2, 0, 0, 0],
    joinedMonthsAgo: 7,
    portrait: {
      skin: 'bronze',
      tint: 'sage',
      hair: 'white',
      brow: 'ash',
      front: 'short',
      wears: ['shirt', 'blue', 'mango'],
      moustache: true,
      aged: true,
    },
  },
  {
    nombre: 'Luz Adriana Agudelo',
    ciudad: 'Bello',
    barrio: 'Niquía',
    telefono: '+57 318 555 0144',
    especialidades: ['Cerrajería'],
    bioCorta:
      'Cerrajera de Niquía, en moto y con taladro. De Copacabana a Moravia llego en media hora. Si la puerta abre por las buenas te cobro la mitad, porque para qué dañar una chapa que está buena.',
    servicios: services(`
      CER-01 | Apertura sin daño | por visita | 60.000 | Puertas de madera y metálicas, con verificación de residencia.
      CER-03 | Cambio de guardas | por unidad | 70.000 | Incluye dos llaves.
      CER-05 | Chapa digital | por unidad | 150.000 | Instalación y entrega de claves.`),
    tags: ['apertura', 'guardas', 'chapa digital', 'moto'],
    zonasCobertura: ['Norte', 'Centro'],
    aniosExperiencia: 8,
    tarifaBase: 60_000,
    horarios: weekly('lun-sab 08-20'),
    certificaciones: ['Cerrajería, SENA'],
    verificado: true,
    stars: [8, 2, 0, 0, 1],
    joinedMonthsAgo: 12,
    portrait: {
      skin: 'wheat',
      tint: 'water',
      hair: 'jet',
      front: 'side',
      back: 'pony',
      wears: ['polo', 'slate', 'ink'],
      cap: 'slate',
      lashes: true,
    },
  },
  {
    nombre: 'Leidy Johana Carmona',
    ciudad: 'Sabaneta',
    barrio: 'Calle Larga',
    telefono: '+57 304 555 0166',
    especialidades: ['Ensamble de muebles', 'Carpintería', 'Pisos / Baldosas'],
    bioCorta:
      'Armo en una mañana lo que a ti te tomaría tres peleas y dos tornillos sobrantes. También corto repisas, instalo pisos vinílicos y cuelgo televisores derechos: cargo nivel láser y no le tengo miedo al drywall.',
    servicios: services(`
      MUE-01 | Armado de mueble mediano | por unidad | 70.000 | Escritorio, cómoda, mesa o cama sencilla.
      MUE-04 | Clóset o cocina en kit | por trabajo | 260.000 | Nivelación, bisagras y anclajes.
      CAR-04 | Repisas a la medida | por unidad | 85.000 | Corte, canto e instalación.
      PIS-03 | Piso vinílico | por metro cuadrado | 45.000 | Clic o adherido, con guardaescoba.`),
    tags: ['muebles en caja', 'repisas', 'televisor', 'piso vinílico'],
    zonasCobertura: ['Sur', 'Oeste', 'Centro'],
    aniosExperiencia: 5,
    tarifaBase: 70_000,
    horarios: weekly('lun,mie,vie 08-19; mar,jue 13-19; sab 08-16'),
    disponibilidadTxt: 'Martes y jueves solo en la tarde, porque estudio diseño.',
    verificado: true,
    stars: [12, 2, 0, 0, 0],
    joinedMonthsAgo: 11,
    portrait: {
      skin: 'fair',
      tint: 'honey',
      hair: 'chestnut',
      front: 'long',
      back: 'pony',
      wears: ['overall', 'plum', 'slate'],
      lashes: true,
    },
  },
]
