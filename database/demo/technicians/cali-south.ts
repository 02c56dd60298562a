import { services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const CALI_SOUTH: readonly TechnicianEntry[] = [
  {
    nombre: 'Jhon Freddy Mosquera',
    ciudad: 'Cali',
    barrio: 'San Fernando',
    telefono: '+57 316 555 0123',
    especialidades: ['Neveras', 'Refrigeración', 'Lavadoras / Secadoras'],
    bioCorta:
      'Nevera que no enfría o hace ruido: la reviso en tu casa y casi siempre queda el mismo día. Repuestos originales con tres meses de garantía y la pieza vieja en la mano, para que veas qué fue lo que cambié.',
    descripcion:
      'Nací en Quibdó y me hice técnico en Cali, en un taller de la Quince donde aprendí que el cliente vuelve por el trato antes que por el precio. Atiendo neveras, nevecones, vitrinas y lavadoras de cualquier marca. Cargo los repuestos que más fallan y anoto el serial de tu equipo, así la próxima vez ya sé con qué me voy a encontrar.',
    servicios: services(`
      NEV-01 | Nevera que no enfría | por visita | 80.000 | Diagnóstico y reparación menor en la misma visita.
      NEV-03 | Recarga de gas | precio fijo | 230.000 | Búsqueda de fuga, vacío y carga pesada en balanza.
      REF-02 | Congelador o vitrina | por hora | 75.000 | Atiendo tiendas antes de las diez.
      LAV-01 | Lavadora que no exprime | por visita | 80.000 | Bomba, correa, embrague o tarjeta.`),
    tags: ['nevera', 'nevecón', 'congelador', 'repuestos originales', 'garantía'],
    zonasCobertura: ['Sur', 'Oeste', 'Centro'],
    aniosExperiencia: 17,
    tarifaBase: 80_000,
    horarios: weekly('lun-vie 08-18; sab 08-15'),
    certificaciones: [
      'Técnico en refrigeración y aire acondicionado, SENA',
      'Manejo ambiental de refrigerantes, SENA',
    ],
    verificado: true,
    estado: 'publicado',
    stars: [37, 2, 1, 0, 0],
    joinedMonthsAgo: 24,
    portrait: {
      skin: 'deep',
      tint: 'sage',
      hair: 'jet',
      front: 'crew',
      wears: ['vest', 'ink', 'mango'],
      beard: 'goatee',
    },
  },
  {
    nombre: 'Harold Andrés Vidal',
    ciudad: 'Cali',
    barrio: 'Ciudad Jardín',
    telefono: '+57 317 555 0190',
    especialidades: ['Aires Acondicionados', 'Refrigeración'],
    bioCorta:
      'El aire que gotea sobre la cama, el que huele a guardado, el que suena como avión: ya los conozco a todos. Lavo el serpentín desmontado, no por encimita, y te muestro el agua negra que sale.',
    servicios: services(`
      AIR-01 | Mantenimiento de minisplit | por unidad | 95.000 | Lavado completo de evaporador y condensadora.
      AIR-03 | Instalación de minisplit | por trabajo | 380.000 | Hasta cuatro metros de tubería, bomba de vacío y prueba.
      REF-03 | Revisión de cuarto frío | por visita | 160.000 | Presiones, contactores y deshielo.`),
    tags: ['minisplit', 'mantenimiento', 'cuarto frío'],
    zonasCobertura: ['Sur', 'Zona 2'],
    aniosExperiencia: 11,
    tarifaBase: 95_000,
    horarios: weekly('lun-vie 08-17'),
    exceptions: { daysOff: [1, 2, 3, 4, 5] },
    certificaciones: ['Técnico en refrigeración y aire acondicionado, SENA'],
    verificado: true,
    disponible: false,
    stars: [8, 3, 1, 0, 0],
    joinedMonthsAgo: 13,
    portrait: {
      skin: 'wheat',
      tint: 'water',
      hair: 'jet',
      front: 'short',
      wears: ['polo', 'mist', 'slate'],
      beard: 'stubble',
      glasses: true,
    },
  },
  {
    nombre: 'Diego Fernando Ortegón',
    ciudad: 'Cali',
    barrio: 'Meléndez',
    telefono: '+57 313 555 0119',
    especialidades: ['Pisos / Baldosas', 'Enchapes'],
    bioCorta:
      'Si la baldosa suena hueca es que la pegaron de afán. Yo uso llana dentada, doble encolado y paciencia. Te dejo tres piezas de repuesto marcadas, porque dentro de cinco años ese diseño ya no se consigue.',
    servicios: services(`
      PIS-02 | Piso en porcelanato | por metro cuadrado | 60.000 | Formatos hasta 60 por 60, con sistema de nivelación.
      ENC-01 | Enchape de cocina | por metro cuadrado | 58.000 | Entre mesón y muebles altos, boquilla antihongos.
      PIS-05 | Cambio de baldosas sueltas | por visita | 85.000 | Hasta seis piezas. Si tienes las originales, mejor.`),
    tags: ['porcelanato', 'cerámica', 'boquilla', 'nivelación'],
    zonasCobertura: ['Sur', 'Oeste'],
    aniosExperiencia: 15,
    tarifaBase: 85_000,
    horarios: weekly('lun-vie 08-17; sab 08-12'),
    certificaciones: ['Enchapador de pisos y muros, SENA'],
    verificado: true,
    stars: [9, 2, 0, 0, 0],
    joinedMonthsAgo: 12,
    portrait: {
      skin: 'bronze',
      tint: 'linen',
      hair: 'black',
      front: 'crew',
      wears: ['overall', 'brick', 'slate'],
      moustache: true,
      helmet: 'cream',
    },
  },
  {
    nombre: 'Wilmer Alexis Balanta',
    ciudad: 'Cali',
    barrio: 'Siloé',
    telefono: '+57 324 555 0181',
    especialidades: ['Soldadura', 'Impermeabilización'],
    bioCorta:
      'Aprendí a soldar en la loma y a impermeabilizar por necesidad. Techos de zinc, canales y correas metálicas son lo mío: primero refuerzo la estructura, después sello. Trabajo con línea de vida, así sea un segundo piso.',
    servicios: services(`
      IMP-01 | Techo con goteras | por visita | 70.000 | Cambio de amarres, sello de traslapos y prueba de agua.
      SOL-03 | Refuerzo de estructura | por trabajo | 290.000 | Correas y apoyos, con hierro puesto en obra.
      IMP-06 | Canal y bajante | por metro lineal | 52.000 | Lámina galvanizada, soldada y sellada.`),
    tags: ['techo', 'zinc', 'canales', 'goteras'],
    zonasCobertura: ['Oeste', 'Sur', 'Centro'],
    aniosExperiencia: 8,
    tarifaBase: 70_000,
    horarios: weekly('lun-sab 08-16'),
    certificaciones: ['Trabajo seguro en alturas, nivel avanzado'],
    verificado: false,
    stars: [4, 1, 1, 0, 0],
    joinedMonthsAgo: 6,
    portrait: {
      skin: 'deep',
      tint: 'olive',
      hair: 'jet',
      front: 'crew',
      wears: ['vest', 'slate', 'orange'],
      cap: 'brick',
      beard: 'stubble',
    },
  },
]
