import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const MEDELLIN_WEST: readonly TechnicianEntry[] = [
  {
    nombre: 'Luz Marina Cárdenas',
    ciudad: 'Medellín',
    barrio: 'Laureles',
    telefono: '+57 304 555 0121',
    especialidades: ['Electricidad', 'Iluminación LED', 'Domótica básica'],
    bioCorta:
      'Electricista certificada RETIE. Reviso tableros, tomas que chispean y cortos. Explico qué encontré con fotos, antes de cobrarte un peso, y te dejo el tablero marcado para que nunca más adivines cuál breaker es el de la nevera.',
    descripcion:
      'Fui la única mujer de mi grupo en el SENA y la primera que contrataron. Llevo doce años arreglando instalaciones en casas y apartamentos de Medellín, desde una toma suelta hasta el cableado completo. Me gusta que la gente entienda lo que paga: por eso mido delante de ti, te muestro las fotos y escribo todo en el informe. Los trabajos tienen un año de garantía.',
    servicios: services(`
      ELE-01 | Revisión de instalación | por visita | 75.000 | Tablero, tomas y puesta a tierra, con informe y fotos.
      ELE-02 | Toma o interruptor | por unidad | 50.000 | Cambio de aparato y revisión de la caja.
      ELE-06 | Línea nueva para ducha o aire | por trabajo | 240.000 | Calibre correcto, breaker independiente y prueba con carga.
      LED-02 | Iluminación de sala o cocina | por hora | 70.000 | Balas, cintas y sensores.
      DOM-02 | Interruptores inteligentes | por unidad | 80.000 | Con tu asistente de voz o solo con el celular.`),
    tags: ['tablero', 'cortos', 'RETIE', 'puesta a tierra', 'garantía'],
    zonasCobertura: ['Oeste', 'Centro', 'Sur'],
    aniosExperiencia: 12,
    tarifaBase: 75_000,
    horarios: weekly('lun-vie 08-18; sab 09-13'),
    disponibilidadTxt: 'Entre semana todo el día; sábados hasta la una.',
    certificaciones: [
      'RETIE: instalaciones de uso final',
      'Técnica en instalaciones eléctricas residenciales, SENA',
      'Trabajo seguro en alturas, nivel avanzado',
    ],
    licencias: [licence('Carné de técnica electricista', 'CONTE', 'TE-33520', 31)],
    verificado: true,
    estado: 'publicado',
    stars: [38, 0, 0, 0, 0],
    joinedMonthsAgo: 24,
    portrait: {
      skin: 'fair',
      tint: 'water',
      hair: 'brown',
      front: 'bun',
      wears: ['overall', 'cream', 'slate'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Gloria Patricia Montoya',
    ciudad: 'Medellín',
    barrio: 'Belén',
    telefono: '+57 310 555 0154',
    especialidades: ['Plomería', 'Gasodomésticos'],
    bioCorta:
      'Mi esposo decía que eso no era oficio para mujeres y hoy le arreglo yo el lavaplatos. Quince años en Belén, con mi maletín rojo y la tarifa pegada en la tapa. Me tomo un tinto contigo y te explico de dónde salía el agua.',
    servicios: services(`
      PLO-02 | Reparación de goteo | por visita | 60.000 | Llaves, duchas y tanques de sanitario.
      PLO-06 | Cambio de tubería a la vista | por metro lineal | 55.000 | PVC presión, con soportes.
      GAS-04 | Cambio de manguera y regulador | precio fijo | 70.000 | Con prueba de espuma delante de ti.`),
    tags: ['goteo', 'sanitario', 'manguera de gas', 'Belén'],
    zonasCobertura: ['Oeste', 'Sur', 'Zona 2'],
    aniosExperiencia: 15,
    tarifaBase: 60_000,
    horarios: weekly('lun-vie 08-12 14-18; sab 08-12'),
    certificaciones: ['Instalaciones hidrosanitarias, SENA', 'Competencia laboral en gas, SENA'],
    licencias: [licence('Competencia laboral en gas', 'SENA', '9537-198204', 11)],
    verificado: true,
    estado: 'publicado',
    stars: [15, 2, 0, 0, 0],
    joinedMonthsAgo: 21,
    portrait: {
      skin: 'wheat',
      tint: 'linen',
      hair: 'brown',
      front: 'parted',
      back: 'parted',
      wears: ['shirt', 'brick', 'mango'],
      earrings: true,
      lashes: true,
      aged: true,
    },
  },
  {
    nombre: 'Rubén Darío Echeverri',
    ciudad: 'Medellín',
    barrio: 'Robledo',
    telefono: '+57 311 555 0178',
    especialidades: ['Carpintería', 'Pisos / Baldosas'],
    bioCorta:
      'Nieto de arrieros y carpintero de corazón. Instalo pisos laminados sin dejar lomos ni huecos, y hago puertas en cedro como las de la finca de mi papá. Madera con guía de movilización, que el monte también hay que cuidarlo.',
    servicios: services(`
      PIS-01 | Piso laminado | por metro cuadrado | 45.000 | Mano de obra con espuma y guardaescoba.
      CAR-05 | Puerta en madera maciza | por unidad | 450.000 | Fabricada e instalada. Chapa aparte.
      CAR-01 | Ajuste de puertas y clósets | por visita | 60.000 | Bisagras, rieles y topes.`),
    tags: ['piso laminado', 'puertas', 'cedro', 'guardaescobas'],
    zonasCobertura: ['Norte', 'Oeste'],
    aniosExperiencia: 22,
    tarifaBase: 60_000,
    horarios: weekly('lun-vie 08-17'),
    exceptions: { holidays: true },
    certificaciones: ['Carpintería y ebanistería, SENA'],
    verificado: true,
    stars: [9, 4, 1, 0, 0],
    joinedMonthsAgo: 16,
    portrait: {
      skin: 'fair',
      tint: 'olive',
      hair: 'chestnut',
      front: 'short',
      wears: ['overall', 'brick', 'brown'],
      beard: 'full',
    },
  },
  {
    nombre: 'Daniela Arango Vélez',
    ciudad: 'Medellín',
    barrio: 'Conquistadores',
    telefono: '+57 305 555 0111',
    especialidades: ['Paneles solares (básico)', 'Electricidad'],
    bioCorta:
      'Ingeniera eléctrica que prefirió los techos a la oficina. Instalo sistemas solares pequeños y te enseño a leer el medidor para que veas el ahorro con tus propios ojos. Subo con arnés y bajo con fotos del antes y el después.',
    servicios: services(`
      SOL-01 | Visita técnica solar | por visita | 120.000 | Sombra, estructura, tablero y consumo.
      SOL-03 | Instalación de kit básico | por trabajo | 450.000 | Mano de obra para dos paneles e inversor. Equipos aparte.
      ELE-04 | Puesta a tierra | por trabajo | 260.000 | Varilla, cable y medición con telurómetro.`),
    tags: ['energía solar', 'ahorro', 'ingeniera', 'puesta a tierra'],
    zonasCobertura: ['Centro', 'Oeste', 'Sur', 'Norte'],
    aniosExperiencia: 6,
    tarifaBase: 120_000,
    horarios: weekly('mar-vie 08-18; sab 08-16'),
    certificaciones: [
      'RETIE',
      'Sistemas solares fotovoltaicos, SENA',
      'Trabajo seguro en alturas, nivel avanzado',
    ],
    licencias: [licence('Trabajo en alturas', 'SENA', 'TA-2317750', 7)],
    verificado: true,
    stars: [8, 1, 0, 0, 0],
    joinedMonthsAgo: 10,
    portrait: {
      skin: 'fair',
      tint: 'honey',
      hair: 'chestnut',
      front: 'side',
      back: 'long',
      wears: ['vest', 'petrol', 'orange'],
      helmet: 'cream',
      lashes: true,
    },
  },
  {
    nombre: 'Horacio de Jesús Gaviria',
    ciudad: 'Medellín',
    barrio: 'La América',
    telefono: '',
    especialidades: ['Neveras', 'Refrigeración'],
    bioCorta:
      'Cuarenta años oyendo neveras. Con ponerle la mano al compresor ya casi sé qué tiene, pero igual saco el manómetro para que estés tranquilo. No uso celular en el trabajo, así que resérvame por aquí y llego.',
    servicios: services(`
      NEV-01 | Revisión de nevera | por visita | 55.000 | Diagnóstico completo y arreglo menor.
      NEV-05 | Cambio de compresor | por trabajo | 430.000 | Mano de obra, vacío y carga. Compresor aparte.
      REF-01 | Vitrina o congelador de tienda | por hora | 65.000 | Para que no se te dañe el surtido.`),
    tags: ['nevera', 'congelador', 'compresor', 'tiendas'],
    zonasCobertura: ['Oeste', 'Centro'],
    aniosExperiencia: 40,
    tarifaBase: 55_000,
    horarios: weekly('lun-vie 08-12 14-17'),
    certificaciones: ['Técnico en refrigeración, SENA'],
    verificado: true,
    stars: [10, 2, 1, 0, 0],
    joinedMonthsAgo: 22,
    portrait: {
      skin: 'wheat',
      tint: 'steel',
      hair: 'white',
      brow: 'ash',
      front: 'bald',
      wears: ['polo', 'blue', 'slate'],
      moustache: true,
      glasses: true,
      aged: true,
      eyes: 'smiling',
    },
  },
]
