// Handwritten bookings for the moderation pages: pending reviews, rejected reviews, and bookings cancelled because the
// technician was blocked.
import type { HandwrittenPast } from '#database/demo/bookings/handwritten.ts'

export const REVIEWS_IN_MODERATION: readonly HandwrittenPast[] = [
  pendingReview(
    'Valentina Pedraza',
    'Diana Milena Quiroga',
    30,
    5,
    'División para el estudio.',
    'Ahora tengo estudio y la niña su cuarto. Dos días y ni una queja de los vecinos.',
  ),
  pendingReview(
    'Nicolás Bernal',
    'Fabián Camilo Torres Gaitán',
    44,
    4,
    'Dos cámaras para el local.',
    'Las cámaras se ven bien. La aplicación se cayó el primer día y me ayudó por teléfono.',
  ),
  pendingReview(
    'Alejandra Valencia',
    'Jhon Freddy Mosquera',
    50,
    5,
    'El nevecón no hace hielo.',
    'Volvió el hielo y volvió la limonada. Muy buena energía.',
  ),
  pendingReview(
    'Nancy Stella Orejuela',
    'Sandra Milena Caicedo',
    70,
    5,
    'Retapizar cuatro sillas.',
    'Mis sillas quedaron tan lindas que ahora la mesa se ve fea.',
  ),
  pendingReview(
    'Carolina Henao',
    'Yuliana Restrepo',
    76,
    5,
    'Pared de acento en la sala.',
    'Escogió el tono mirando la luz de la tarde. Quedó de foto.',
  ),
  pendingReview(
    'Mateo Jaramillo',
    'Juan Esteban Zapata',
    90,
    3,
    'Automatizar tres luces.',
    'Funciona, pero una de las tres luces se desconfigura cada semana.',
  ),
  pendingReview(
    'Hugo Rafael Consuegra',
    'Yuranis Paola De la Hoz',
    96,
    5,
    'Lavado de dos aires.',
    'Los dos aires listos antes de almuerzo y sin una gota en el piso.',
  ),
  pendingReview(
    'Mónica Liliana Rueda',
    'Édgar Peñaloza',
    100,
    4,
    'Cambiar guardas de la oficina.',
    'Trabajo serio y con factura. Solo faltó una copia de la llave y la trajo al otro día.',
  ),
  pendingReview(
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

export const CANCELLED_BY_MODERATION: readonly HandwrittenPast[] = [
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

function pendingReview(
  client: string,
  technician: string,
  hoursAgo: number,
  stars: 3 | 4 | 5,
  description: string,
  comment: string,
): HandwrittenPast {
  return {
    client,
    technicians: [technician],
    hoursAgo,
    description,
    review: { stars, comment, state: 'pending' },
  }
}
