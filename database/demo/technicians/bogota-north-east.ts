import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const BOGOTA_NORTH_EAST: readonly TechnicianEntry[] = [
  {
    nombre: 'Paula Andrea Villamil',
    ciudad: 'Bogotá',
    barrio: 'Polo Club',
    telefono: '+57 320 555 0157',
    especialidades: ['Aluminio / Vidriería', 'Soldadura'],
    bioCorta:
      'Heredé de mi abuelo el taller del Siete de Agosto y le sumé la soldadora. Arreglo ventanas que silban con el viento, cambio vidrios rotos el mismo día y fabrico divisiones de baño que sí cierran.',
    descripcion:
      'En el taller cortamos, pulimos e instalamos. Tomo las medidas yo misma para no echarle la culpa a nadie, y antes de cortar te muestro el plano. Trabajo vidrio templado con ficha técnica, aluminio anodizado y rejas livianas. Las instalaciones tienen un año de garantía en herrajes y silicona.',
    servicios: services(`
      VID-01 | Cambio de vidrio | por unidad | 75.000 | Hasta un metro cuadrado en 4 milímetros, con retiro del roto.
      VID-06 | División de baño | por trabajo | 320.000 | Mano de obra y herrajes. El vidrio se cotiza a la medida.
      ALU-02 | Ajuste de ventana corrediza | por unidad | 60.000 | Rodachines, felpas y silicona nueva.
      SOL-04 | Reparación de reja | por visita | 95.000 | Soldadura, pulida y anticorrosivo.`),
    tags: ['ventanas', 'divisiones', 'vidrio templado', 'rejas', 'garantía'],
    zonasCobertura: ['Norte', 'Centro', 'Oeste'],
    aniosExperiencia: 13,
    tarifaBase: 75_000,
    horarios: weekly('lun-vie 08-12 14-18; sab 08-13'),
    certificaciones: [
      'Técnica en soldadura de productos metálicos, SENA',
      'Trabajo seguro en alturas, nivel avanzado',
    ],
    verificado: true,
    estado: 'publicado',
    stars: [10, 2, 1, 0, 0],
    joinedMonthsAgo: 17,
    portrait: {
      skin: 'wheat',
      tint: 'honey',
      hair: 'black',
      front: 'long',
      back: 'pony',
      wears: ['overall', 'cream', 'petrol'],
      band: true,
      lashes: true,
    },
  },
  {
    nombre: 'Germán Augusto Pinilla',
    ciudad: 'Bogotá',
    barrio: 'Santa Bárbara',
    telefono: '+57 301 555 0118',
    especialidades: ['Paneles solares (básico)', 'Electricidad', 'Domótica básica'],
    bioCorta:
      'Hago cuentas antes que huecos. Reviso tu recibo de luz, mido la sombra del techo y te digo con franqueza si los paneles se pagan o no. A dos de cada diez clientes les he dicho que mejor esperen.',
    servicios: services(`
      SOL-01 | Estudio de techo y consumo | por visita | 150.000 | Informe de dos páginas con ahorro esperado y años de retorno.
      SOL-02 | Mantenimiento de paneles | precio fijo | 220.000 | Lavado, apriete de conexiones y revisión del inversor. Hasta ocho paneles.
      ELE-07 | Tablero nuevo | por trabajo | 380.000 | Montaje, marcado de circuitos y medición final.`),
    tags: ['energía solar', 'ahorro', 'tablero', 'inversor'],
    zonasCobertura: ['Norte', 'Zona 2'],
    aniosExperiencia: 21,
    tarifaBase: 150_000,
    horarios: weekly('lun-jue 08-17; vie 08-13'),
    exceptions: { daysOff: [5, 6], holidays: true },
    certificaciones: ['RETIE: instalaciones de uso final', 'Sistemas solares fotovoltaicos, SENA'],
    licencias: [licence('Carné de técnico electricista', 'CONTE', 'TE-28417', 26)],
    verificado: true,
    stars: [7, 2, 0, 0, 0],
    joinedMonthsAgo: 15,
    portrait: {
      skin: 'fair',
      tint: 'sand',
      hair: 'grey',
      front: 'short',
      wears: ['polo', 'blue', 'slate'],
      glasses: true,
      aged: true,
    },
  },
  {
    nombre: 'María de los Ángeles Santofimio Rodríguez',
    ciudad: 'Bogotá',
    barrio: 'Chapinero Alto',
    telefono: '+57 318 555 0163',
    especialidades: ['Tapicería', 'Ensamble de muebles'],
    bioCorta:
      'Le devuelvo la vida a la silla de la abuela y al sofá que el gato convirtió en rascador. Llevo muestrario de telas a tu casa, tú tocas y escoges, y en ocho días vuelve como nuevo.',
    servicios: services(`
      TAP-01 | Retapizado de silla de comedor | por unidad | 85.000 | Espuma nueva, cinchas y tela lavable.
      TAP-04 | Retapizado de sofá | por trabajo | 430.000 | Mano de obra para dos puestos, con recogida y entrega.
      MUE-01 | Armado de mueble | por unidad | 65.000 | Con nivel y anclaje a la pared si tienes niños.`),
    tags: ['sofás', 'sillas', 'telas', 'recogida a domicilio'],
    zonasCobertura: ['Centro', 'Norte', 'Este'],
    aniosExperiencia: 18,
    tarifaBase: 85_000,
    horarios: weekly('lun-vie 10-18'),
    exceptions: { daysOff: [3] },
    certificaciones: ['Tapicería de muebles, SENA'],
    verificado: true,
    stars: [9, 1, 1, 0, 0],
    joinedMonthsAgo: 20,
    portrait: {
      skin: 'wheat',
      tint: 'rose',
      hair: 'grey',
      front: 'parted',
      back: 'parted',
      wears: ['blouse', 'plum', 'cream'],
      glasses: true,
      eyes: 'smiling',
      earrings: true,
    },
  },
]
