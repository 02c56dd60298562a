import { services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const COFFEE_REGION: readonly TechnicianEntry[] = [
  {
    nombre: 'Héctor Fabio Londoño',
    ciudad: 'Pereira',
    barrio: 'Álamos',
    telefono: '+57 312 555 0148',
    especialidades: ['Impermeabilización', 'Plomería', 'Enchapes'],
    bioCorta:
      'Impermeabilizo terrazas y quito humedades de raíz. Primero busco de dónde viene el agua; si no la encuentro, no cobro. Prefiero perder una mañana que taparte una mancha para que vuelva en el próximo aguacero.',
    servicios: services(`
      IMP-02 | Búsqueda de filtración | por visita | 90.000 | Gratis si no doy con la causa.
      IMP-03 | Manto o membrana | por metro cuadrado | 60.000 | Según el uso de la terraza.
      PLO-06 | Cambio de bajante | por metro lineal | 65.000 | PVC sanitario, con soportes.
      ENC-02 | Enchape de patio | por metro cuadrado | 55.000 | Con pendiente y prueba de agua.`),
    tags: ['humedad', 'terrazas', 'filtraciones', 'garantía'],
    zonasCobertura: ['Este', 'Centro', 'Sur'],
    aniosExperiencia: 20,
    tarifaBase: null,
    horarios: weekly('lun-vie 08-17; sab 08-12'),
    certificaciones: ['Trabajo seguro en alturas, nivel avanzado'],
    verificado: true,
    estado: 'publicado',
    stars: [8, 3, 1, 0, 0],
    joinedMonthsAgo: 16,
    portrait: {
      skin: 'bronze',
      tint: 'linen',
      hair: 'black',
      front: 'short',
      wears: ['vest', 'pine', 'mango'],
      helmet: 'cream',
      moustache: true,
    },
  },
  {
    nombre: 'Lina Marcela Grajales',
    ciudad: 'Pereira',
    barrio: 'Pinares',
    telefono: '+57 310 555 0177',
    especialidades: ['Iluminación LED', 'Electricidad', 'Paneles solares (básico)'],
    bioCorta:
      'Ilumino balcones, fincas y cafés de barrio. Me gusta la luz tibia, esa que invita a quedarse, y detesto los cables a la vista. Si tu casa tiene techo al sol, también te hago las cuentas de un sistema pequeño.',
    servicios: services(`
      LED-03 | Diseño de iluminación | por visita | 85.000 | Boceto por espacio y lista de compras.
      LED-01 | Instalación de lámparas | por unidad | 50.000 | Colgantes, apliques y balas.
      ELE-03 | Punto eléctrico nuevo | por unidad | 80.000 | Con regata y resane.
      SOL-01 | Estudio solar para finca | por visita | 160.000 | Consumo, sombra y propuesta.`),
    tags: ['luz cálida', 'fincas', 'lámparas', 'solar'],
    zonasCobertura: ['Sur', 'Este', 'Zona 2'],
    aniosExperiencia: 8,
    tarifaBase: 85_000,
    horarios: weekly('lun-vie 09-18'),
    certificaciones: [
      'RETIE',
      'Iluminación interior y RETILAP, SENA',
      'Técnica en instalaciones eléctricas residenciales, SENA',
    ],
    verificado: true,
    stars: [8, 1, 0, 0, 0],
    joinedMonthsAgo: 13,
    portrait: {
      skin: 'fair',
      tint: 'sage',
      hair: 'brown',
      front: 'long',
      back: 'long',
      wears: ['shirt', 'petrol', 'brick'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Alirio Castaño',
    ciudad: 'Pereira',
    barrio: 'Cuba',
    telefono: '+57 315 555 0136',
    especialidades: ['Carpintería', 'Pisos / Baldosas'],
    bioCorta:
      'Guadua, nogal cafetero y lo que haya. Hago barras, repisas y pisos de madera que crujen bonito. Llevo seis meses haciéndole la cocina a mi señora, pero la tuya la entrego a tiempo, palabra.',
    servicios: services(`
      CAR-06 | Mueble de cocina | por metro lineal | 380.000 | Aglomerado RH con herrajes de cierre lento.
      PIS-04 | Pulida de piso de madera | por metro cuadrado | 45.000 | Tres lijas y dos manos de laca.
      CAR-02 | Reparaciones varias | por hora | 50.000 | Puertas, cajones, patas y bisagras.`),
    tags: ['cocinas', 'pisos de madera', 'guadua'],
    zonasCobertura: ['Oeste', 'Sur'],
    aniosExperiencia: 21,
    tarifaBase: 50_000,
    horarios: weekly('lun-vie 08-17; sab 08-13'),
    verificado: false,
    stars: [5, 3, 0, 0, 0],
    joinedMonthsAgo: 9,
    portrait: {
      skin: 'wheat',
      tint: 'olive',
      hair: 'ash',
      front: 'crew',
      wears: ['overall', 'brown', 'sand'],
      beard: 'full',
      eyes: 'smiling',
    },
  },
  {
    nombre: 'Johana Andrea Loaiza',
    ciudad: 'Dosquebradas',
    barrio: 'La Pradera',
    telefono: '+57 301 555 0190',
    especialidades: ['Ensamble de muebles', 'Drywall', 'Carpintería'],
    bioCorta:
      'Armo muebles de caja, cuelgo cuadros torcidos y tapo los huecos que dejó el anterior. Soy zurda y ordenada: cada tornillo en su bolsita. Empecé hace poco en la plataforma, así que pregúntame sin pena.',
    servicios: services(`
      MUE-03 | Armado por horas | por hora | 50.000 | Mínimo una hora, con mis herramientas.
      DRY-04 | Reparación de hueco en drywall | por unidad | 70.000 | Parche, cinta y masilla.
      CAR-04 | Repisa instalada | por unidad | 60.000 | Con chazos para ladrillo o drywall.`),
    tags: ['armar muebles', 'repisas', 'arreglos pequeños'],
    zonasCobertura: ['Norte', 'Centro'],
    aniosExperiencia: 3,
    tarifaBase: 50_000,
    horarios: weekly('mar-vie 13-19; sab 08-18'),
    verificado: false,
    stars: [0, 0, 0, 0, 0],
    joinedMonthsAgo: 1,
    portrait: {
      skin: 'wheat',
      tint: 'honey',
      hair: 'chestnut',
      front: 'bun',
      wears: ['tee', 'petrol', 'mango'],
      band: true,
      lashes: true,
    },
  },
]
