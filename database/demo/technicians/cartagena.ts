import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const CARTAGENA: readonly TechnicianEntry[] = [
  {
    nombre: 'Wendy Marcela Torreglosa',
    ciudad: 'Cartagena',
    barrio: 'Manga',
    telefono: '+57 305 555 0158',
    especialidades: ['Aires Acondicionados', 'Refrigeración'],
    bioCorta:
      'La sal del mar se come los aires en dos años si nadie los cuida. Yo los lavo, les pongo protección en el serpentín y les alargo la vida. Mi récord es un minisplit de Bocagrande que cumplió catorce.',
    servicios: services(`
      AIR-01 | Lavado con protección contra la sal | por unidad | 100.000 | Químico, hidrolavadora y laca para la condensadora.
      AIR-03 | Instalación de minisplit | por trabajo | 370.000 | Soporte en acero inoxidable.
      REF-02 | Nevera de minibar o vitrina | por visita | 80.000 | Hostales y tiendas.`),
    tags: ['aire acondicionado', 'salinidad', 'minisplit', 'hostales'],
    zonasCobertura: ['Centro', 'Norte', 'Zona 1'],
    aniosExperiencia: 10,
    tarifaBase: 100_000,
    horarios: weekly('lun-vie 08-17; sab 08-13'),
    certificaciones: [
      'Técnica en refrigeración y aire acondicionado, SENA',
      'Manejo ambiental de refrigerantes, SENA',
    ],
    verificado: true,
    estado: 'publicado',
    stars: [11, 1, 1, 0, 0],
    joinedMonthsAgo: 18,
    portrait: {
      skin: 'brown',
      tint: 'rose',
      hair: 'jet',
      front: 'bun',
      wears: ['overall', 'cream', 'petrol'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Dairo Luis Pájaro',
    ciudad: 'Cartagena',
    barrio: 'Getsemaní',
    telefono: '+57 313 555 0131',
    especialidades: ['Carpintería', 'Tapicería'],
    bioCorta:
      'Restauro puertas, balcones y mecedoras de la Cartagena vieja. Cada pieza es distinta, por eso el precio lo hablamos frente a ella. Trabajo con caoba recuperada, rejilla tejida a mano y el bolero sonando bajito.',
    descripcion:
      'Mi bisabuelo hizo balcones que todavía están en la calle de la Media Luna. Yo los mantengo. Desarmo, curo el comején, reemplazo solo lo perdido y ensamblo a caja y espiga, sin puntillas. También tejo la rejilla de mecedoras momposinas y retapizo sillas de comedor con algodón grueso.',
    servicios: services(`
      CAR-09 | Restauración de puerta antigua | por trabajo | 450.000 | Desde este valor, según el daño.
      CAR-10 | Balcón de madera | por metro lineal | 420.000 | Balaustres torneados a partir del original.
      TAP-06 | Rejilla de mecedora | por unidad | 160.000 | Tejido a mano, espaldar y asiento.`),
    tags: ['restauración', 'balcones', 'mecedoras', 'caoba'],
    zonasCobertura: ['Centro'],
    aniosExperiencia: 25,
    tarifaBase: null,
    moneda: null,
    horarios: weekly('lun-vie 08-12 15-18'),
    disponibilidadTxt: 'Al mediodía no, que el sol no deja.',
    verificado: true,
    stars: [8, 1, 0, 0, 0],
    joinedMonthsAgo: 17,
    portrait: {
      skin: 'deep',
      tint: 'sand',
      hair: 'grey',
      front: 'crew',
      wears: ['shirt', 'cream', 'brick'],
      moustache: true,
      aged: true,
    },
  },
  {
    nombre: 'Ubaldo Enrique Herrera',
    ciudad: 'Cartagena',
    barrio: 'Bocagrande',
    telefono: '+57 314 555 0196',
    especialidades: ['Aluminio / Vidriería', 'Impermeabilización'],
    bioCorta:
      'Ventanería frente al mar: rieles que no se pican, silicona que aguanta y vidrios que no dejan entrar el agua cuando llueve de lado. Me cuelgo con arnés desde el piso dieciocho y duermo tranquilo porque hago las cosas completas.',
    servicios: services(`
      ALU-04 | Sello de ventanas | por unidad | 70.000 | Retiro de silicona vieja y sello estructural.
      ALU-02 | Mantenimiento de corredizas | por unidad | 85.000 | Rodachines en nylon marino.
      IMP-04 | Balcón impermeabilizado | por metro cuadrado | 68.000 | Membrana líquida bajo el enchape.`),
    tags: ['ventanas', 'frente al mar', 'silicona', 'alturas'],
    zonasCobertura: ['Centro', 'Oeste'],
    aniosExperiencia: 19,
    tarifaBase: 70_000,
    horarios: weekly('lun-vie 08-16; sab 08-12'),
    exceptions: { daysOff: [6, 7] },
    certificaciones: ['Trabajo seguro en alturas, nivel avanzado'],
    licencias: [licence('Trabajo en alturas', 'SENA', 'TA-2198806', 6)],
    verificado: false,
    stars: [5, 2, 1, 0, 0],
    joinedMonthsAgo: 11,
    portrait: {
      skin: 'bronze',
      tint: 'water',
      hair: 'jet',
      front: 'short',
      wears: ['vest', 'ink', 'orange'],
      helmet: 'cream',
      beard: 'goatee',
    },
  },
  {
    nombre: 'Candelaria Zúñiga',
    ciudad: 'Cartagena',
    barrio: 'Crespo',
    telefono: '+57 321 555 0108',
    especialidades: ['Plomería', 'Impermeabilización'],
    bioCorta:
      'Seño Cande para los vecinos. Tapo filtraciones, cambio bajantes y bajo el recibo del agua de casas que parecían regaderas. Subo al techo yo misma, con mis cincuenta y dos años y mis buenas botas.',
    servicios: services(`
      PLO-02 | Fuga en baño o cocina | por visita | 60.000 | Con arreglo menor incluido.
      PLO-11 | Revisión por recibo alto | por visita | 90.000 | Prueba de medidor, tanque y sanitarios.
      IMP-01 | Filtración de techo | por visita | 75.000 | Prueba de agua y sello localizado.`),
    tags: ['fugas', 'recibo del agua', 'filtración', 'bajantes'],
    zonasCobertura: ['Norte', 'Centro', 'Este'],
    aniosExperiencia: 22,
    tarifaBase: 60_000,
    horarios: weekly('lun-vie 08-16'),
    certificaciones: ['Instalaciones hidrosanitarias, SENA'],
    verificado: true,
    stars: [11, 2, 0, 0, 0],
    joinedMonthsAgo: 14,
    portrait: {
      skin: 'brown',
      tint: 'linen',
      hair: 'grey',
      front: 'bun',
      wears: ['polo', 'petrol', 'mango'],
      eyes: 'smiling',
      earrings: true,
      aged: true,
    },
  },
  {
    nombre: 'Eduar Julio Marrugo',
    ciudad: 'Cartagena',
    barrio: 'El Bosque',
    telefono: '+57 324 555 0153',
    especialidades: ['Electricidad', 'Neveras'],
    bioCorta:
      'Arreglo lo que se quemó con el último bajón de luz: neveras, tomas, tarjetas y hasta el abanico de la abuela. Después te pongo un protector para que no nos volvamos a ver tan pronto.',
    servicios: services(`
      ELE-08 | Protector contra picos | por unidad | 75.000 | En el tablero o en la toma de la nevera.
      NEV-06 | Tarjeta quemada | por trabajo | 180.000 | Reparación en taller, dos días.`),
    tags: ['bajón de luz', 'protector', 'tarjetas', 'nevera'],
    zonasCobertura: ['Sur', 'Centro'],
    aniosExperiencia: 4,
    tarifaBase: 55_000,
    horarios: weekly('lun-sab 08-18'),
    verificado: false,
    stars: [0, 0, 0, 0, 0],
    joinedMonthsAgo: 2,
    portrait: {
      skin: 'brown',
      tint: 'steel',
      hair: 'black',
      front: 'crew',
      wears: ['tee', 'brick', 'clay'],
      beard: 'stubble',
    },
  },
]
