// Visits whose reviews are written one by one: the newest of the home page, the latest of the demo
// technician, those that wait for an administrator and those that were rejected.
import type { ToldPast } from './told.ts'

const CARLOS = 'Carlos Andrés Rojas'

export const TOLD_ON_THE_HOME_PAGE: readonly ToldPast[] = [
  {
    client: 'Andrés Felipe Torres',
    technicians: ['Jairo Hernán Beltrán'],
    hoursAgo: 5,
    hour: 8,
    description: 'Revisar el tablero, se baja el breaker principal.',
    review: {
      stars: 5,
      comment:
        'Llegó a las 8:00 en punto, arregló el tablero y me mostró las fotos del daño. Cobró lo que decía la página.',
      hoursAgo: 2,
    },
  },
  {
    client: 'Paola Murillo',
    technicians: [CARLOS],
    hoursAgo: 13,
    hour: 10,
    description: 'Fuga en el baño principal.',
    review: {
      stars: 5,
      comment:
        'Tres plomeros antes y ninguno dio con la fuga. Carlos la encontró en media hora y me mostró el tubo roto antes de cambiarlo.',
      hoursAgo: 9,
    },
  },
  {
    client: 'Álvaro Jiménez',
    technicians: ['Wilson Bautista'],
    hoursAgo: 25,
    hour: 11,
    description: 'La puerta de la calle está descolgada y no cierra.',
    review: {
      stars: 4,
      comment: 'Muy buen trabajo con la puerta. Se demoró un poco más de lo previsto, pero quedó como nueva.',
      hoursAgo: 20,
    },
  },
  {
    client: 'Camila Ospina',
    technicians: ['Maribel Cifuentes'],
    hoursAgo: 33,
    hour: 18,
    description: 'Se partió la llave dentro de la chapa.',
    review: {
      stars: 5,
      comment: 'Reservé desde el bus y cuando llegué a la casa ya venía en camino. Increíble.',
      hoursAgo: 30,
    },
  },
  {
    client: 'José Luis Barrios',
    technicians: ['Milton Arrieta'],
    hoursAgo: 48,
    hour: 9,
    description: 'El aire del cuarto sopla pero no enfría.',
    review: {
      stars: 5,
      comment: 'El aire quedó enfriando como el primer día. Y dejó todo limpio.',
      hoursAgo: 43,
    },
  },
  {
    client: 'Gloria Inés Parra',
    technicians: ['Nubia Esperanza Gómez'],
    hoursAgo: 60,
    hour: 14,
    description: 'La lavadora quedó con agua y no deja abrir la tapa.',
    review: {
      stars: 5,
      comment: 'Me explicó con paciencia y no me quiso vender lo que no necesitaba.',
      hoursAgo: 55,
    },
  },
]

export const TOLD_OF_CARLOS: readonly ToldPast[] = [
  {
    client: 'José Luis Barrios',
    technicians: [CARLOS],
    hoursAgo: 5 * 24,
    hour: 16,
    cancelReason: 'tecnico',
    description: 'Instalar llave de paso en la casa de mi mamá.',
    address: 'Cl. 22 # 7-19, San Humberto, Soacha',
  },
  {
    client: 'Martha Lucía Baquero',
    technicians: [CARLOS],
    hoursAgo: 9 * 24,
    hour: 11,
    cancelReason: 'sin_respuesta',
    description: 'La llave del patio no cierra del todo.',
  },
  {
    client: 'Álvaro Jiménez',
    technicians: [CARLOS],
    hoursAgo: 13 * 24,
    hour: 9,
    description: 'Cambiar el sanitario y revisar el desagüe.',
    review: { stars: 5, comment: 'Puntual y muy decente. Dejó el baño más limpio de lo que lo encontró.' },
  },
  {
    client: 'Camila Ospina',
    technicians: [CARLOS],
    hoursAgo: 19 * 24,
    hour: 15,
    description: 'Instalar el calentador nuevo.',
    review: {
      stars: 4,
      comment: 'Buen trabajo. Le faltó un repuesto y volvió al otro día, pero no me cobró la segunda visita.',
    },
  },
]

export const TOLD_IN_THE_QUEUE: readonly ToldPast[] = [
  waiting(
    'Valentina Pedraza',
    'Diana Milena Quiroga',
    30,
    5,
    'División para el estudio.',
    'Ahora tengo estudio y la niña su cuarto. Dos días y ni una queja de los vecinos.',
  ),
  waiting(
    'Nicolás Bernal',
    'Fabián Camilo Torres Gaitán',
    44,
    4,
    'Dos cámaras para el local.',
    'Las cámaras se ven bien. La aplicación se cayó el primer día y me ayudó por teléfono.',
  ),
  waiting(
    'Alejandra Valencia',
    'Jhon Freddy Mosquera',
    50,
    5,
    'El nevecón no hace hielo.',
    'Volvió el hielo y volvió la limonada. Muy buena energía.',
  ),
  waiting(
    'Nancy Stella Orejuela',
    'Sandra Milena Caicedo',
    70,
    5,
    'Retapizar cuatro sillas.',
    'Mis sillas quedaron tan lindas que ahora la mesa se ve fea.',
  ),
  waiting(
    'Carolina Henao',
    'Yuliana Restrepo',
    76,
    5,
    'Pared de acento en la sala.',
    'Escogió el tono mirando la luz de la tarde. Quedó de foto.',
  ),
  waiting(
    'Mateo Jaramillo',
    'Juan Esteban Zapata',
    90,
    3,
    'Automatizar tres luces.',
    'Funciona, pero una de las tres luces se desconfigura cada semana.',
  ),
  waiting(
    'Hugo Rafael Consuegra',
    'Yuranis Paola De la Hoz',
    96,
    5,
    'Lavado de dos aires.',
    'Los dos aires listos antes de almuerzo y sin una gota en el piso.',
  ),
  waiting(
    'Mónica Liliana Rueda',
    'Édgar Peñaloza',
    100,
    4,
    'Cambiar guardas de la oficina.',
    'Trabajo serio y con factura. Solo faltó una copia de la llave y la trajo al otro día.',
  ),
  waiting(
    'Rosiris Castro',
    'Candelaria Zúñiga',
    120,
    5,
    'Revisar por qué llegó tan alto el recibo.',
    'La seño Cande encontró tres fugas y un sanitario traicionero. El recibo ya bajó.',
  ),
  {
    client: 'Jonathan Estiven Rúa',
    technicians: ['Luz Adriana Agudelo'],
    hoursAgo: 130,
    description: 'Abrir la puerta del taller.',
    review: {
      stars: 2,
      comment: 'Mejor llámenme a mí que yo cobro menos, 3005550100.',
      state: { rejected: 'Anuncia otro servicio y trae un número de teléfono.' },
    },
  },
  {
    client: 'Duván Felipe Marulanda',
    technicians: ['Héctor Fabio Londoño'],
    hoursAgo: 150,
    description: 'Gotera en el patio.',
    review: {
      stars: 1,
      comment: 'Pésimo, ese señor es un ladrón y toda su familia también.',
      state: { rejected: 'Insulta a la persona y no cuenta nada del servicio.' },
    },
  },
]

export const TOLD_OF_THE_BLOCKED: readonly ToldPast[] = [
  {
    client: 'Julián David Correa',
    technicians: ['Yorman Alexánder Quiceno'],
    hoursAgo: 34 * 24,
    cancelReason: 'moderacion',
    description: 'Cambiar dos tomas y revisar la ducha.',
  },
  {
    client: 'Ofelia Sánchez',
    technicians: ['Norberto Pulido'],
    hoursAgo: 52 * 24,
    cancelReason: 'moderacion',
    description: 'Arreglar el jardín de la casa de Tunja.',
    address: 'Cl. 24 # 9-30, Las Nieves, Tunja',
  },
]

function waiting(
  client: string,
  technician: string,
  hoursAgo: number,
  stars: 3 | 4 | 5,
  description: string,
  comment: string,
): ToldPast {
  return {
    client,
    technicians: [technician],
    hoursAgo,
    description,
    review: { stars, comment, state: 'waiting' },
  }
}
