// Section 1: six reasons to choose us. Each describes what the product really does (D15, D21).
import { BRAND } from '#platform/wording/brand.ts'

export const REASONS_TITLE = `Por qué elegir ${BRAND.name}`

export const VERIFIED_REASON = {
  title: 'Verificados de verdad',
  text: 'El sello lo pone nuestro equipo, nunca el técnico: revisa identidad, oficio y certificados.',
  people: ['/people/helmet-woman.svg', '/people/oscar-ivan.svg', '/people/curly-man.svg'],
} as const

export type ReasonTopic = 'price' | 'booking' | 'reviews' | 'guarantee'

export const PLAIN_REASONS: readonly { topic: ReasonTopic; title: string; text: string }[] = [
  { topic: 'price', title: 'Precio claro', text: 'Ves la tarifa antes de reservar. Sin sorpresas al final.' },
  {
    topic: 'booking',
    title: 'Reserva en 3 clics',
    text: 'Técnico, hora y listo. Te avisamos cuando confirme.',
  },
  { topic: 'reviews', title: 'Reseñas reales', text: 'Solo opina quien ya recibió el servicio.' },
  { topic: 'guarantee', title: 'Garantía', text: 'Trabajos seleccionados con garantía por escrito.' },
]

export const SUPPORT_REASON = {
  title: 'Siempre hay alguien',
  text: 'Soporte de personas, lunes a sábado de 9:00 a 18:00.',
  question: 'Se me inundó la cocina, ¿me ayudan?',
  answer: 'Claro, María. Carlos está a 10 minutos y tiene libre a las 15:00. ¿Te la aparto?',
} as const
