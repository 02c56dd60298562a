// Handwritten bookings of the demo accounts. Times are relative to the moment of loading.
import type { Stars } from '#database/demo/bookings/booking.ts'
import type { DamageDrawing } from '#database/demo/drawings/damage-drawings.ts'

export interface Ahead {
  /** Index among the coming days that have free slots, or tomorrow's date. */
  readonly day: number | 'tomorrow'
  /** Index among the free slots of that day. */
  readonly slotIndex: number
}

interface Handwritten {
  readonly client: string
  /** The first of these who has a free slot is booked. */
  readonly technicians: readonly string[]
  readonly description: string
  /** One of the technician's services; without it 'No sé, que lo revise'. */
  readonly servicio?: string
  readonly drawings?: readonly DamageDrawing[]
  readonly cancelNote?: string
  /** Instead of the client's own address. */
  readonly address?: string
  /** The address when the technician works in another region. */
  readonly awayAddress?: string
}

export interface HandwrittenUpcoming extends Handwritten {
  readonly ahead: Ahead
  /** 'cancelada' is by the technician. */
  readonly status: 'solicitada' | 'confirmada' | 'cancelada'
  /** Instead of the cancelled hour. */
  readonly offered?: readonly Ahead[]
}

export interface HandwrittenPast extends Handwritten {
  readonly hoursAgo: number
  /** The preferred hour of the day. */
  readonly hour?: number
  readonly cancelReason?: 'tecnico' | 'sin_respuesta' | 'moderacion'
  readonly review?: HandwrittenReview
}

export interface HandwrittenReview {
  readonly stars: Stars
  readonly comment: string
  /** When the review was written; by default some hours after the visit. */
  readonly hoursAgo?: number
  readonly state?: 'pending' | { readonly rejected: string }
}

const MARIA_EUGENIA = 'María Eugenia Salazar'
const CARLOS = 'Carlos Andrés Rojas'
const DAUGHTERS_HOME = 'Cra. 8 # 24-31, apto 302, Compartir, Soacha'

export const UPCOMING_BOOKINGS: readonly HandwrittenUpcoming[] = [
  {
    client: MARIA_EUGENIA,
    technicians: [CARLOS],
    ahead: { day: 0, slotIndex: 0 },
    status: 'confirmada',
    servicio: 'Fuga oculta',
    drawings: ['pipe', 'valve'],
    description: 'Gotea el lavaplatos por debajo y ya se mojó el mueble. Puse un balde mientras tanto.',
    address: DAUGHTERS_HOME,
  },
  {
    client: 'Andrés Felipe Torres',
    technicians: [CARLOS],
    ahead: { day: 0, slotIndex: 1 },
    status: 'solicitada',
    servicio: 'Cambio de grifería',
    drawings: ['valve', 'damp-wall'],
    description: 'Cambio de grifería del baño. Ya compré la llave nueva.',
  },
  {
    client: 'Camila Ospina',
    technicians: [CARLOS],
    ahead: { day: 1, slotIndex: 0 },
    status: 'solicitada',
    servicio: 'Destape de cañería',
    description: 'Ducha tapada, el agua se devuelve.',
  },
  {
    client: 'Álvaro Jiménez',
    technicians: [CARLOS],
    ahead: { day: 1, slotIndex: 4 },
    status: 'confirmada',
    description: 'Revisar el calentador: prende y se apaga a los dos minutos.',
  },
  {
    client: 'Ingrid Johanna Peralta',
    technicians: [CARLOS],
    ahead: { day: 2, slotIndex: 1 },
    status: 'confirmada',
    drawings: ['washing-machine'],
    description: 'Instalar llave de paso para la lavadora. El edificio cierra el agua solo hasta las once.',
  },
  {
    client: 'Gonzalo Umaña',
    technicians: [CARLOS],
    ahead: { day: 2, slotIndex: 3 },
    status: 'solicitada',
    drawings: ['damp-wall'],
    description: 'Humedad en el muro que da al baño. No sé si es tubo o boquilla.',
  },
  {
    client: 'Paola Murillo',
    technicians: [CARLOS],
    ahead: { day: 4, slotIndex: 2 },
    status: 'confirmada',
    servicio: 'Fuga oculta',
    description: 'Segunda visita: cambiar el tramo de tubería que quedó pendiente en el patio.',
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Gloria Patricia Montoya', 'Yeimy Tatiana Rincón'],
    ahead: { day: 'tomorrow', slotIndex: 2 },
    status: 'confirmada',
    servicio: 'Reparación de goteo',
    drawings: ['valve'],
    description: 'La llave del lavamanos gotea toda la noche y no me deja dormir.',
    awayAddress: DAUGHTERS_HOME,
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Luz Marina Cárdenas'],
    ahead: { day: 3, slotIndex: 1 },
    status: 'solicitada',
    servicio: 'Revisión de instalación',
    drawings: ['socket'],
    description: 'Se bota el breaker cuando prendo la ducha.',
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Sebastián Quintero Ossa'],
    ahead: { day: 1, slotIndex: 2 },
    status: 'cancelada',
    servicio: 'Diagnóstico de calentador',
    cancelNote: 'Se me dañó la moto y ese día no alcanzo a llegar.',
    // The generated bookings fill the first three days.
    offered: [
      { day: 3, slotIndex: 0 },
      { day: 3, slotIndex: 3 },
      { day: 4, slotIndex: 1 },
    ],
    description: 'El calentador prende y a los dos minutos se apaga.',
  },
]

export const PAST_OF_DEMO_CLIENT: readonly HandwrittenPast[] = [
  {
    client: MARIA_EUGENIA,
    technicians: ['Yeimy Tatiana Rincón'],
    hoursAgo: 0,
    cancelReason: 'sin_respuesta',
    servicio: 'Destape de sanitario o sifón',
    drawings: ['pipe'],
    description: 'Se devuelve el agua del lavaplatos desde anoche. Ya cerré el registro.',
    address: 'Cl. 65 Sur # 87-21, Bosa, Bogotá',
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Leidy Johana Carmona'],
    hoursAgo: 40,
    hour: 15,
    servicio: 'Armado de mueble mediano',
    description: 'Armar el escritorio de mi nieto y colgar el televisor de la sala.',
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Gloria Patricia Montoya'],
    hoursAgo: 8 * 24,
    hour: 9,
    servicio: 'Reparación de goteo',
    description: 'El sanitario de visitas queda botando agua.',
    review: {
      stars: 5,
      comment: 'Doña Gloria es un sol. Arregló el tanque y me enseñó a cerrar el registro sin fuerza.',
      state: 'pending',
    },
  },
  // Its guarantee is in trust/guarantee.ts.
  {
    client: MARIA_EUGENIA,
    technicians: [CARLOS],
    hoursAgo: 12 * 24,
    hour: 10,
    servicio: 'Destape de cañería',
    drawings: ['pipe'],
    description: 'Gotea el sifón del lavaplatos y se moja el mueble.',
    address: DAUGHTERS_HOME,
    review: { stars: 5, comment: 'Amable y rápido. Me explicó qué había cambiado y por qué.' },
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Luz Marina Cárdenas'],
    hoursAgo: 26 * 24,
    hour: 10,
    servicio: 'Toma o interruptor',
    drawings: ['socket'],
    description: 'Una toma de la cocina huele a quemado.',
    review: {
      stars: 5,
      comment: 'Me dejó el tablero marcado con letra grande, como le pedí. Ya no les temo a los breakers.',
    },
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Horacio de Jesús Gaviria'],
    hoursAgo: 47 * 24,
    hour: 11,
    servicio: 'Revisión de nevera',
    description: 'La nevera hace ruido toda la noche.',
    review: {
      stars: 5,
      comment:
        'Vivo sola y me daba miedo abrirle a cualquiera. Vi su foto, leí las reseñas y llegó exactamente él.',
    },
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Sebastián Quintero Ossa'],
    hoursAgo: 63 * 24,
    hour: 8,
    cancelReason: 'tecnico',
    servicio: 'Diagnóstico de calentador',
    cancelNote: 'Tuve una urgencia con mi hijo. Qué pena con usted.',
    description: 'El calentador se apaga cuando hace viento.',
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Albeiro Úsuga'],
    hoursAgo: 79 * 24,
    hour: 14,
    cancelReason: 'sin_respuesta',
    servicio: 'Reparación en sitio',
    description: 'La baranda del balcón está floja de un lado.',
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Yuliana Restrepo'],
    hoursAgo: 118 * 24,
    hour: 8,
    description: 'Pintar mi cuarto de un color clarito.',
    review: {
      stars: 5,
      comment: 'Pintó mi cuarto en un día y esa noche dormí ahí, sin olor. El color lo escogimos juntas.',
    },
  },
  {
    client: MARIA_EUGENIA,
    technicians: ['Abelardo Cano'],
    hoursAgo: 160 * 24,
    hour: 9,
    description: 'Podar las matas del balcón y cambiarles la tierra.',
    review: { stars: 4, comment: 'Mis matas revivieron. Llegó un poquito tarde por la lluvia, pero avisó.' },
  },
]
