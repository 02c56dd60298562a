// Past bookings with handwritten reviews: the newest ones, shown on the home page, and those of the demo technician.
import type { HandwrittenPast } from '#database/demo/bookings/handwritten.ts'

const CARLOS = 'Carlos Andrés Rojas'

export const REVIEWS_OF_HOME_PAGE: readonly HandwrittenPast[] = [
  {
    client: 'Andrés Felipe Torres',
    technicians: ['Jairo Hernán Beltrán'],
    hoursAgo: 5,
    hour: 8,
    servicio: 'Revisión de cortos y breakers',
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
    servicio: 'Fuga oculta',
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
    servicio: 'Ajuste de puerta que roza',
    drawings: ['door'],
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
    servicio: 'Apertura de puerta',
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
    servicio: 'Lavadora que no bota el agua',
    drawings: ['washing-machine'],
    description: 'La lavadora quedó con agua y no deja abrir la tapa.',
    review: {
      stars: 5,
      comment: 'Me explicó con paciencia y no me quiso vender lo que no necesitaba.',
      hoursAgo: 55,
    },
  },
]

export const PAST_OF_DEMO_TECHNICIAN: readonly HandwrittenPast[] = [
  {
    client: 'José Luis Barrios',
    technicians: [CARLOS],
    hoursAgo: 5 * 24,
    hour: 16,
    cancelReason: 'tecnico',
    cancelNote: 'Se alargó otro trabajo y no alcancé a llegar.',
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
    servicio: 'Instalación de calentador de gas',
    description: 'Instalar el calentador nuevo.',
    review: {
      stars: 4,
      comment: 'Buen trabajo. Le faltó un repuesto y volvió al otro día, pero no me cobró la segunda visita.',
    },
  },
]
