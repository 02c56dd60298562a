import { services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const MEDELLIN_EAST: readonly TechnicianEntry[] = [
  {
    nombre: 'Juan Esteban Zapata',
    ciudad: 'Medellín',
    barrio: 'El Poblado',
    telefono: '+57 301 555 0147',
    especialidades: ['Domótica básica', 'CCTV', 'Iluminación LED'],
    bioCorta:
      'Hago que la casa te haga caso: luces que se apagan solas, persianas que bajan a las seis y cámaras que no se desconectan. Nada de cajas raras ni mensualidades, todo queda a tu nombre y con tus claves.',
    servicios: services(`
      DOM-01 | Configuración de casa conectada | por hora | 90.000 | Red, aplicación y rutinas para toda la familia.
      DOM-03 | Motor para persiana | por unidad | 160.000 | Instalación y programación.
      CAM-02 | Cámara exterior | por unidad | 130.000 | Cableado hasta quince metros y fijación en altura.
      LED-04 | Cinta LED con difusor | por metro lineal | 55.000 | Perfil de aluminio, fuente y regulador.`),
    tags: ['casa inteligente', 'persianas', 'cámaras', 'luces'],
    zonasCobertura: ['Sur', 'Centro', 'Este'],
    aniosExperiencia: 5,
    tarifaBase: 90_000,
    horarios: weekly('lun-vie 10-19; sab 10-16'),
    exceptions: { daysOff: [4] },
    verificado: true,
    stars: [10, 2, 1, 0, 0],
    joinedMonthsAgo: 8,
    portrait: {
      skin: 'fair',
      tint: 'sage',
      hair: 'black',
      front: 'side',
      wears: ['tee', 'slate', 'ink'],
      beard: 'stubble',
    },
  },
  {
    nombre: 'Natalia Andrea Higuita',
    ciudad: 'Medellín',
    barrio: 'Buenos Aires',
    telefono: '+57 314 555 0129',
    especialidades: ['Tapicería'],
    bioCorta:
      'Mi taller es el garaje de mi casa y mi control de calidad es mi abuela, que tapizó hasta los ochenta. Cosemos a doble puntada y rellenamos con espuma de verdad. Si una costura se suelta, la arreglo sin preguntar.',
    servicios: services(`
      TAP-02 | Retapizado de butaca | por unidad | 170.000 | Tela a escoger de cuatro muestrarios.
      TAP-03 | Cambio de espuma | por unidad | 90.000 | Cojines de sofá, densidad 30.
      TAP-07 | Cabecero tapizado | precio fijo | 280.000 | A la medida de tu cama, con botones o liso.`),
    tags: ['butacas', 'espuma', 'cabeceros', 'telas antifluido'],
    zonasCobertura: ['Este', 'Centro'],
    aniosExperiencia: 14,
    tarifaBase: 90_000,
    horarios: weekly('lun-vie 09-12 14-18'),
    verificado: false,
    stars: [7, 2, 0, 0, 0],
    joinedMonthsAgo: 14,
    portrait: {
      skin: 'bronze',
      tint: 'rose',
      hair: 'jet',
      front: 'curly',
      wears: ['blouse', 'petrol', 'cream'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Albeiro Úsuga',
    ciudad: 'Medellín',
    barrio: 'Manrique',
    telefono: '+57 323 555 0160',
    especialidades: ['Soldadura', 'Aluminio / Vidriería'],
    bioCorta:
      'En las lomas de Manrique no entra el camión, así que he cargado rejas al hombro por doscientas escalas. Hago ventanería, barandas y escaleras de caracol. Lo que mido hoy lo monto el viernes.',
    servicios: services(`
      SOL-02 | Baranda de balcón | por metro lineal | 210.000 | Hierro, instalada y con dos manos de pintura.
      ALU-01 | Ventana corrediza nueva | por metro cuadrado | 340.000 | Perfil y vidrio de cuatro milímetros, puesta.
      SOL-06 | Reparación en sitio | por visita | 80.000 | Llevo la planta si no hay dónde conectarme.`),
    tags: ['barandas', 'ventanas', 'escaleras', 'rejas'],
    zonasCobertura: ['Norte', 'Este'],
    aniosExperiencia: 17,
    tarifaBase: 80_000,
    horarios: weekly('lun-vie 08-17; sab 08-12'),
    certificaciones: ['Soldador SMAW, SENA', 'Trabajo seguro en alturas, nivel avanzado'],
    verificado: false,
    disponible: false,
    stars: [5, 2, 1, 0, 0],
    joinedMonthsAgo: 9,
    portrait: {
      skin: 'bronze',
      tint: 'honey',
      hair: 'black',
      front: 'short',
      wears: ['overall', 'mist', 'ink'],
      cap: 'brick',
      beard: 'goatee',
    },
  },
  {
    nombre: 'Sebastián Quintero Ossa',
    ciudad: 'Medellín',
    barrio: 'Guayabal',
    telefono: '+57 302 555 0195',
    especialidades: ['Gasodomésticos'],
    bioCorta:
      'Solo trabajo con gas y prefiero hacerlo bien que hacer de todo. Hornos que no prenden, calentadores que se apagan a mitad de la ducha, cubiertas recién compradas. Mido monóxido en cada visita aunque no me lo pidas.',
    servicios: services(`
      GAS-01 | Diagnóstico de calentador | por visita | 65.000 | Incluye medición de monóxido y limpieza básica.
      GAS-05 | Instalación de cubierta o horno | por trabajo | 110.000 | Corte del mesón no incluido.
      GAS-08 | Punto de gas adicional | por trabajo | 230.000 | Hasta cuatro metros de tubería con prueba.`),
    tags: ['calentador', 'horno', 'monóxido', 'gas'],
    zonasCobertura: ['Sur', 'Oeste', 'Zona 3'],
    aniosExperiencia: 9,
    tarifaBase: 65_000,
    horarios: weekly('lun-vie 08-18; sab 08-14'),
    certificaciones: ['Instalador de gas, organismo acreditado ante ONAC'],
    verificado: true,
    estado: 'publicado',
    stars: [9, 2, 0, 1, 0],
    joinedMonthsAgo: 13,
    portrait: {
      skin: 'wheat',
      tint: 'steel',
      hair: 'brown',
      front: 'side',
      wears: ['shirt', 'petrol', 'mango'],
      eyes: 'smiling',
    },
  },
]
