import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const BOGOTA_WEST: readonly TechnicianEntry[] = [
  {
    nombre: 'Wilson Bautista',
    ciudad: 'Bogotá',
    barrio: 'Kennedy',
    telefono: '+57 313 555 0174',
    especialidades: ['Carpintería', 'Ensamble de muebles'],
    bioCorta:
      'Treinta años entre maderas. Arreglo puertas que rozan, cajones caídos y clósets que ya no cierran. No cambio lo que se puede cepillar y encolar, y si el mueble no vale la pena te lo digo antes de sacar el formón.',
    descripcion:
      'Empecé barriendo aserrín en el taller de don Efraín, en Las Ferias, y a los dos años ya me dejaba cortar. Hoy trabajo solo, con mi hijo los sábados, y llego con casi todo el taller en el baúl. Me gustan los muebles viejos: los de ahora se desarman, los de antes se arreglan. Cada trabajo lleva tres meses de garantía.',
    servicios: services(`
      CAR-01 | Ajuste de puerta que roza | por unidad | 55.000 | Cepillado, bisagras y cerradura alineada. Queda cerrando con un dedo.
      CAR-03 | Reparación de cajones | por visita | 65.000 | Rieles, fondos y frentes despegados, hasta tres cajones.
      CAR-08 | Clóset a la medida | por metro cuadrado | 390.000 | Fabricación e instalación en aglomerado o madera.
      MUE-02 | Armado de muebles | por hora | 50.000 | Camas, escritorios y bibliotecas de caja.`),
    tags: ['puertas', 'clósets', 'madera', 'garantía', 'restauración'],
    zonasCobertura: ['Oeste', 'Sur', 'Centro'],
    aniosExperiencia: 30,
    tarifaBase: 55_000,
    horarios: weekly('lun-vie 08-18; sab 08-14'),
    certificaciones: ['Carpintería y ebanistería, SENA'],
    verificado: true,
    estado: 'publicado',
    stars: [18, 3, 1, 0, 0],
    joinedMonthsAgo: 23,
    portrait: {
      skin: 'wheat',
      tint: 'linen',
      hair: 'grey',
      front: 'side',
      wears: ['shirt', 'brown', 'mango'],
      moustache: true,
      glasses: true,
      aged: true,
      eyes: 'smiling',
    },
  },
  {
    nombre: 'Jairo Hernán Beltrán',
    ciudad: 'Bogotá',
    barrio: 'Normandía',
    telefono: '+57 316 555 0132',
    especialidades: ['Electricidad', 'Iluminación LED'],
    bioCorta:
      'Treinta y siete conjuntos de Engativá me tienen en el grupo de la administración, por algo será. Tomas quemadas, breakers que se bajan, lámparas que titilan. Mido antes de opinar y dejo todo marcado en el tablero.',
    servicios: services(`
      ELE-01 | Revisión de cortos y breakers | por visita | 70.000 | Medición circuito por circuito y reparación menor incluida.
      ELE-03 | Punto eléctrico nuevo | por unidad | 85.000 | Toma o interruptor con canaleta o regata resanada.
      LED-01 | Cambio a luces LED | por hora | 60.000 | Paneles, balas y cintas. Me llevo los tubos viejos al punto de reciclaje.`),
    tags: ['corto', 'breaker', 'tomas', 'lámparas'],
    zonasCobertura: ['Oeste', 'Norte'],
    aniosExperiencia: 19,
    tarifaBase: 70_000,
    horarios: weekly('lun-vie 08-12 13-18; sab 08-12'),
    disponibilidadTxt: 'Emergencias sencillas el mismo día si escribes antes de las diez.',
    certificaciones: ['Técnico en instalaciones eléctricas residenciales, SENA', 'RETIE'],
    licencias: [licence('Carné de técnico electricista', 'CONTE', 'TE-19036', 17)],
    verificado: true,
    stars: [10, 3, 0, 1, 0],
    joinedMonthsAgo: 18,
    portrait: {
      skin: 'wheat',
      tint: 'water',
      hair: 'black',
      front: 'crew',
      wears: ['vest', 'ink', 'orange'],
      cap: 'slate',
      moustache: true,
    },
  },
  {
    nombre: 'Luis Eduardo Casallas',
    ciudad: 'Bogotá',
    barrio: 'Fontibón Centro',
    telefono: '+57 314 555 0105',
    especialidades: ['Neveras', 'Lavadoras / Secadoras'],
    bioCorta:
      'Fui doce años técnico de planta de una fábrica de neveras, así que conozco a esos aparatos por dentro. Diagnostico con la puerta abierta y el precio cerrado: lo que te digo al comienzo es lo que pagas al final.',
    servicios: services(`
      NEV-01 | Diagnóstico de nevera | por visita | 60.000 | Se descuenta si hacemos el arreglo.
      NEV-03 | Carga de gas refrigerante | precio fijo | 210.000 | Vacío, soldadura y prueba de doce horas.
      LAV-02 | Cambio de rodamientos | por trabajo | 260.000 | Para la lavadora que suena a licuadora. Repuesto incluido.`),
    tags: ['nevera no enfría', 'nevecón', 'lavadora', 'repuestos'],
    zonasCobertura: ['Oeste', 'Centro', 'Zona 1'],
    aniosExperiencia: 24,
    tarifaBase: 60_000,
    horarios: weekly('lun-sab 08-17'),
    certificaciones: ['Manejo ambiental de refrigerantes, SENA'],
    verificado: true,
    stars: [7, 3, 0, 0, 1],
    joinedMonthsAgo: 14,
    portrait: {
      skin: 'bronze',
      tint: 'sand',
      hair: 'grey',
      front: 'bald',
      wears: ['overall', 'blue', 'ink'],
      moustache: true,
      glasses: true,
    },
  },
  {
    nombre: 'Nubia Esperanza Gómez',
    ciudad: 'Bogotá',
    barrio: 'Ciudad Salitre',
    telefono: '+57 300 555 0186',
    especialidades: ['Lavadoras / Secadoras', 'Neveras'],
    bioCorta:
      'Cuando enviudé me quedé con la camioneta, las herramientas y los clientes de mi esposo. De eso hace nueve años y aquí sigo, destapando bombas y cambiando tarjetas. Pregúntame lo que quieras mientras trabajo, me gusta enseñar.',
    servicios: services(`
      LAV-01 | Lavadora que no bota el agua | por visita | 75.000 | Reviso bomba, filtro y manguera. La mayoría queda en esa visita.
      LAV-05 | Mantenimiento de secadora | precio fijo | 110.000 | Limpieza de ducto y cambio de banda si hace falta.
      NEV-02 | Cambio de empaque de nevera | por unidad | 140.000 | Empaque imantado a la medida, puesto.`),
    tags: ['lavadora', 'secadora', 'nevera', 'mantenimiento'],
    zonasCobertura: ['Centro', 'Oeste', 'Norte'],
    aniosExperiencia: 9,
    tarifaBase: 75_000,
    horarios: weekly('lun-vie 09-17; sab 09-13'),
    exceptions: { daysOff: [8, 9], holidays: true },
    certificaciones: ['Mantenimiento de electrodomésticos, SENA'],
    verificado: true,
    estado: 'publicado',
    stars: [10, 1, 1, 0, 0],
    joinedMonthsAgo: 21,
    portrait: {
      skin: 'fair',
      tint: 'rose',
      hair: 'ash',
      front: 'bun',
      wears: ['polo', 'petrol', 'pine'],
      aged: true,
      lashes: true,
    },
  },
  {
    nombre: 'Angélica Forero Niño',
    ciudad: 'Bogotá',
    barrio: 'La Soledad',
    telefono: '+57 317 555 0149',
    especialidades: ['Pintura', 'Yeso / Estuco'],
    bioCorta:
      'Estudié artes plásticas y terminé enamorada de las paredes. Pinto casas viejas de Teusaquillo con el respeto que merecen: lijo, resano, sello y solo entonces abro el tarro de color. Trabajo con pinturas de bajo olor.',
    servicios: services(`
      PIN-01 | Pintura de habitación | por cuarto | 180.000 | Dos manos, hasta doce metros cuadrados de piso, techo incluido.
      PIN-04 | Asesoría de color | por visita | 70.000 | Pruebo tres tonos en tu pared y los miramos con luz de día.
      EST-01 | Estuco plástico | por metro cuadrado | 45.000 | Para muros con ondas o marcas de regata.`),
    tags: ['color', 'paredes', 'estuco', 'sin olor', 'casas patrimoniales'],
    zonasCobertura: ['Centro', 'Norte'],
    aniosExperiencia: 10,
    tarifaBase: 70_000,
    horarios: weekly('lun-jue 08-17; vie 08-15'),
    certificaciones: ['Pintura arquitectónica y acabados, SENA'],
    verificado: false,
    disponible: false,
    stars: [8, 2, 0, 0, 0],
    joinedMonthsAgo: 12,
    portrait: {
      skin: 'wheat',
      tint: 'honey',
      hair: 'chestnut',
      front: 'parted',
      back: 'long',
      wears: ['overall', 'brick', 'cream'],
      eyes: 'smiling',
      earrings: true,
    },
  },
]
