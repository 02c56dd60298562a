import { services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const BARRANQUILLA: readonly TechnicianEntry[] = [
  {
    nombre: 'Milton Arrieta',
    ciudad: 'Barranquilla',
    barrio: 'El Prado',
    telefono: '+57 301 555 0164',
    especialidades: ['Aires Acondicionados', 'Refrigeración', 'Electricidad'],
    bioCorta:
      'Aires split y de ventana: limpieza, carga de gas e instalación. Con este calor no te dejo esperando: madrugo, llego con hidrolavadora y a mediodía ya estás durmiendo fresco. El agua sucia me la llevo yo.',
    descripcion:
      'En Barranquilla el aire no es lujo, es salud. Por eso atiendo primero a quien tiene bebés o abuelos en casa. Trabajo con mi hermano Yair, los dos certificados en refrigerantes, y llevamos un cuaderno con cada equipo que tocamos: gas, presión y fecha del último lavado. Damos tres meses de garantía por escrito.',
    servicios: services(`
      AIR-01 | Lavado de minisplit | por unidad | 90.000 | Evaporador, turbina, bandeja y condensadora.
      AIR-02 | Carga de gas R-410 | precio fijo | 190.000 | Con búsqueda de fuga y manifold digital.
      AIR-03 | Instalación de minisplit | por trabajo | 350.000 | Tubería hasta cinco metros y soporte.
      ELE-06 | Línea de 220 para aire | por trabajo | 220.000 | Cable, breaker y canaleta.`),
    tags: ['aire acondicionado', 'minisplit', 'carga de gas', 'garantía'],
    zonasCobertura: ['Norte', 'Centro', 'Este'],
    aniosExperiencia: 13,
    tarifaBase: 90_000,
    horarios: weekly('lun-vie 08-18; sab 08-16'),
    certificaciones: [
      'Técnico en refrigeración y aire acondicionado, SENA',
      'Manejo ambiental de refrigerantes, SENA',
    ],
    verificado: true,
    estado: 'publicado',
    stars: [20, 3, 1, 0, 0],
    joinedMonthsAgo: 23,
    portrait: {
      skin: 'brown',
      tint: 'honey',
      hair: 'jet',
      front: 'curly',
      wears: ['overall', 'mango', 'petrol'],
      eyes: 'smiling',
    },
  },
  {
    nombre: 'Yuranis Paola De la Hoz',
    ciudad: 'Barranquilla',
    barrio: 'Boston',
    telefono: '+57 304 555 0117',
    especialidades: ['Aires Acondicionados', 'Refrigeración'],
    bioCorta:
      'Me volví técnica porque en mi casa el aire se dañaba cada diciembre y cobraban lo que les daba la gana. Yo cobro lo que dice la página, te muestro la lectura del manómetro y no te cambio el capacitor si no está malo.',
    servicios: services(`
      AIR-01 | Mantenimiento preventivo | por unidad | 80.000 | Con fotos del antes y el después.
      AIR-04 | Aire que bota agua | por visita | 70.000 | Drenaje, bandeja y nivelación.
      REF-01 | Nevera de tienda | por visita | 85.000 | Motor, termostato y empaque.`),
    tags: ['aire que gotea', 'mantenimiento', 'capacitor'],
    zonasCobertura: ['Centro', 'Sur', 'Norte'],
    aniosExperiencia: 7,
    tarifaBase: 70_000,
    horarios: weekly('lun-vie 08-17; sab 09-14'),
    certificaciones: ['Técnica en refrigeración y aire acondicionado, SENA'],
    verificado: true,
    stars: [11, 2, 0, 0, 0],
    joinedMonthsAgo: 14,
    portrait: {
      skin: 'bronze',
      tint: 'water',
      hair: 'jet',
      front: 'curly',
      wears: ['polo', 'ink', 'mango'],
      lashes: true,
    },
  },
  {
    nombre: 'Marelvis Insignares',
    ciudad: 'Barranquilla',
    barrio: 'Alto Prado',
    telefono: '+57 315 555 0188',
    especialidades: ['Aluminio / Vidriería'],
    bioCorta:
      'Con la brisa de diciembre se revientan más vidrios que en todo el año, y ahí estoy yo. Ventanas, espejos, divisiones y puertas corredizas que no se atrancan con la arena. Mido dos veces y corto una.',
    servicios: services(`
      VID-01 | Vidrio roto | por visita | 80.000 | Retiro seguro y reposición hasta un metro cuadrado.
      VID-03 | Espejo instalado | por metro cuadrado | 190.000 | Biselado, con soporte oculto.
      ALU-03 | Puerta corrediza | por trabajo | 310.000 | Cambio de rieles, rodachines y felpas.`),
    tags: ['vidrio', 'espejos', 'corredizas', 'brisa'],
    zonasCobertura: ['Norte', 'Centro'],
    aniosExperiencia: 12,
    tarifaBase: 80_000,
    horarios: weekly('lun-vie 08-12 14-18'),
    verificado: false,
    stars: [6, 2, 1, 0, 0],
    joinedMonthsAgo: 9,
    portrait: {
      skin: 'wheat',
      tint: 'linen',
      hair: 'black',
      front: 'parted',
      back: 'long',
      wears: ['blouse', 'brick', 'cream'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Katherine Púa Charris',
    ciudad: 'Barranquilla',
    barrio: 'Villa Santos',
    telefono: '+57 312 555 0151',
    especialidades: ['Drywall', 'Yeso / Estuco', 'Pintura'],
    bioCorta:
      'Maestra de obra con cuadrilla propia: mi hermana, mi cuñado y yo. Divisiones, cielos rasos, nichos para el televisor y paredes que quedan como papel. Lo que prometo el lunes está listo el viernes antes del sancocho.',
    servicios: services(`
      DRY-02 | Nicho o mueble en drywall | por trabajo | 290.000 | Con iluminación si la quieres.
      DRY-03 | Cielo raso en PVC o drywall | por metro cuadrado | 72.000 | Estructura galvanizada contra la salinidad.
      EST-03 | Estuco veneciano | por metro cuadrado | 95.000 | Tres capas y cera.
      PIN-01 | Pintura de cuarto | por cuarto | 140.000 | Dos manos.`),
    tags: ['cielo raso', 'nicho', 'estuco veneciano', 'cuadrilla'],
    zonasCobertura: ['Norte', 'Oeste', 'Zona 3'],
    aniosExperiencia: 9,
    tarifaBase: 72_000,
    horarios: weekly('lun-vie 08-17; sab 08-12'),
    certificaciones: ['Construcción liviana en seco, SENA'],
    verificado: true,
    stars: [8, 1, 0, 0, 0],
    joinedMonthsAgo: 11,
    portrait: {
      skin: 'brown',
      tint: 'sand',
      hair: 'black',
      front: 'long',
      back: 'parted',
      wears: ['vest', 'brick', 'mango'],
      helmet: 'cream',
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Édinson Berdugo',
    ciudad: 'Barranquilla',
    barrio: 'Rebolo',
    telefono: '+57 323 555 0103',
    especialidades: ['Plomería'],
    bioCorta:
      'Turbinas, tanques elevados y bajantes: en este barrio el agua llega cuando quiere y hay que saber guardarla. Te dejo la presión pareja en toda la casa y la bomba sin hacer bulla a las tres de la mañana.',
    servicios: services(`
      PLO-08 | Instalación de turbina | por trabajo | 160.000 | Con hidroflo, cheque y prueba.
      PLO-10 | Lavado de tanque elevado | precio fijo | 100.000 | Hasta mil litros, con desinfección.
      PLO-01 | Destape | por visita | 60.000 | Sonda eléctrica y agua a presión.`),
    tags: ['turbina', 'tanque', 'presión de agua', 'destape'],
    zonasCobertura: ['Sur', 'Centro', 'Este'],
    aniosExperiencia: 16,
    tarifaBase: 60_000,
    horarios: weekly('lun-sab 08-17'),
    verificado: false,
    disponible: false,
    stars: [6, 2, 1, 1, 0],
    joinedMonthsAgo: 12,
    portrait: {
      skin: 'deep',
      tint: 'steel',
      hair: 'jet',
      front: 'bald',
      wears: ['overall', 'orange', 'ink'],
      beard: 'full',
      eyes: 'smiling',
    },
  },
  {
    nombre: 'Jaider Enrique Movilla',
    ciudad: 'Soledad',
    barrio: 'Soledad 2000',
    telefono: '+57 300 555 0159',
    especialidades: ['Neveras', 'Aires Acondicionados'],
    bioCorta:
      'De Soledad para el mundo. Arreglo neveras y abanicos también, que por aquí todo lo que enfría es sagrado. Trabajo con luz de linterna si se va la energía y no te cobro el segundo viaje si el repuesto salió malo.',
    servicios: services(`
      NEV-01 | Revisión de nevera | por visita | 55.000 | Con arreglo de relé o termostato si es eso.
      AIR-05 | Aire de ventana | por unidad | 75.000 | Lavado completo y cambio de filtro.`),
    tags: ['nevera', 'aire de ventana', 'Soledad'],
    zonasCobertura: ['Sur', 'Zona 1'],
    aniosExperiencia: 10,
    tarifaBase: 55_000,
    horarios: weekly('lun-vie 08-18'),
    verificado: false,
    stars: [3, 2, 1, 0, 0],
    joinedMonthsAgo: 5,
    portrait: {
      skin: 'brown',
      tint: 'olive',
      hair: 'jet',
      front: 'short',
      wears: ['tee', 'mango', 'orange'],
      cap: 'slate',
    },
  },
]
