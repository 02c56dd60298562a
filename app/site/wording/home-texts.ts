import { BRAND } from '#platform/wording/brand.ts'

// Sections 1 and 4, banner: three slides, the anchors of their buttons and the figures below all slides.

export const SLIDE_INTERVAL_MS = 6_000

/** Section 2: element ids that banner buttons link to; `contact` is in the footer. */
type HomeAnchor = 'ofertas' | 'catalogo' | 'servicios' | 'contact'

export type SlideTopic = 'verified' | 'night' | 'neighbours'

interface BannerAction {
  readonly label: string
  readonly anchor: HomeAnchor
}

export interface BannerSlide {
  readonly topic: SlideTopic
  readonly claim: string
  readonly headline: string
  /** The end of the headline, highlighted. */
  readonly ending: string
  readonly text: string
  readonly actions: readonly [main: BannerAction, other: BannerAction]
  /** In the low banner, above which the viewer's own stands. */
  readonly low: { readonly headline: string; readonly text: string }
  /** Illustration: a file of public/facades. */
  readonly windows: string
  /** The card over the illustration. */
  readonly note: { readonly title: string; readonly text: string }
}

export const BANNER_SLIDES: readonly BannerSlide[] = [
  {
    topic: 'verified',
    claim: '500+ Técnicos Verificados',
    headline: 'Alguien de confianza para arreglarlo.',
    ending: 'Ya.',
    text: 'Compara precios y reseñas reales, escoge la hora y recibe al técnico en tu puerta. Desde $50.000 y en 3 clics.',
    actions: [
      { label: 'Explorar técnicos', anchor: 'catalogo' },
      { label: 'Ver ofertas', anchor: 'ofertas' },
    ],
    low: { headline: '¿Qué más necesitas arreglar?', text: 'Desde $50.000 y en 3 clics.' },
    windows: '/facades/day.svg',
    note: { title: 'Cita confirmada', text: 'Carlos llega hoy a las 15:00' },
  },
  {
    topic: 'night',
    claim: 'Disponibilidad 24/7',
    headline: '¿Se dañó de noche?',
    ending: 'Resérvalo ya.',
    text: 'El catálogo no cierra. Aparta la primera hora de la mañana y duerme tranquilo: te avisamos cuando el técnico confirme.',
    actions: [
      { label: 'Ver servicios', anchor: 'servicios' },
      { label: 'Hablar con soporte', anchor: 'contact' },
    ],
    low: { headline: '¿Se dañó de noche?', text: 'Aparta la primera hora y duerme tranquilo.' },
    windows: '/facades/night.svg',
    note: { title: 'Reservado a las 23:10', text: 'Milton llega mañana a las 08:00' },
  },
  {
    topic: 'neighbours',
    claim: '98% de satisfacción',
    headline: 'Lo recomiendan',
    ending: 'tus vecinos.',
    text: 'Cada reseña la escribe alguien que ya recibió el servicio. Lee antes de abrir la puerta.',
    actions: [
      { label: 'Explorar técnicos', anchor: 'catalogo' },
      { label: 'Cómo funciona', anchor: 'servicios' },
    ],
    low: { headline: 'Lo recomiendan', text: 'Solo opina quien ya recibió el servicio.' },
    windows: '/facades/neighbours.svg',
    note: { title: '“Llegó exactamente él”', text: 'María Eugenia, Medellín' },
  },
]

export const BANNER_FIGURES = [
  { figure: '500+', label: 'verificados' },
  { figure: '24/7', label: 'disponibilidad' },
  { figure: '98%', label: 'satisfacción' },
] as const

// Section 1: the benefits strip.
export type BenefitTopic = 'discounts' | 'express' | 'support' | 'guarantee'

export const BENEFITS_LABEL = 'Ofertas y beneficios'

export const BENEFITS: readonly { topic: BenefitTopic; title: string; text: string }[] = [
  { topic: 'discounts', title: 'Descuentos exclusivos', text: 'Promociones cada semana' },
  { topic: 'express', title: 'Servicio exprés', text: 'Técnicos para hoy mismo' },
  { topic: 'support', title: 'Soporte 24/7', text: 'Escríbenos a cualquier hora' },
  { topic: 'guarantee', title: 'Garantía total', text: 'Si algo falla, lo resolvemos' },
]

// Sections 2 and 8: the catalogue section of the home page, with its empty states.
export const HOME_CATALOGUE = {
  title: 'Los mejor calificados',
  text: 'Reseñas reales, precio a la vista y la próxima hora libre.',
  explore: 'Explorar todo el catálogo',
  emptyTitle: 'No hay técnicos publicados por ahora.',
  emptyText: 'Estamos sumando técnicos. Vuelve pronto.',
  filter: 'Filtrar',
  noneTitle: 'Sin resultados',
  noneText: 'Prueba con otro oficio, otra ciudad u otra palabra.',
} as const

// Section 1: how it works, in four steps.
export const STEPS_TITLE = 'Así de fácil'
export const STEPS_SUMMARY = 'En cuatro pasos'
export const STEPS_TEXT = 'De la gotera al arreglo, en cuatro pasos.'

export type StepTopic = 'explore' | 'choose' | 'receive' | 'rate'

export const STEPS: readonly { topic: StepTopic; title: string; text: string }[] = [
  {
    topic: 'explore',
    title: 'Explora técnicos',
    text: 'Filtra por ciudad, oficio y precio. Lee reseñas de vecinos.',
  },
  { topic: 'choose', title: 'Elige fecha y hora', text: 'Ves sus horas libres y reservas la que te sirve.' },
  {
    topic: 'receive',
    title: 'Recibe el servicio',
    text: 'Llega a tu puerta a la hora acordada. Ya conoces su cara.',
  },
  { topic: 'rate', title: 'Califica', text: 'Tu opinión ayuda al próximo hogar a decidir.' },
]

/** Sample data for the illustrations of the steps. */
export const STEP_PIECES = {
  found: [
    { name: 'Milton', rating: '4.8', portrait: '/people/curly-man.svg' },
    { name: 'Diana Milena', rating: '4.9', portrait: '/people/helmet-woman.svg' },
  ],
  day: 'lunes 16',
  hours: ['08:00', '09:00', '10:00', '11:00', '14:00', '15:00'],
  taken: '09:00',
  chosen: '14:00',
  doorway: '/facades/doorway.svg',
  rating: '5.0',
  comment: '“Quedó perfecto.”',
} as const

// Section 1: six reasons to choose us. Each describes what the product really does (D15, D21).

export const REASONS_SUMMARY = 'Seis razones'
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

// Section 1: the counters and the testimonial. Figures in Spanish number format (D30).
export const TESTIMONIALS_TITLE = 'Lo que cuentan en casa'

export const COUNTERS_LABEL = 'TecniYa en cifras'

export const COUNTERS = [
  { figure: '10.000+', label: 'técnicos activos' },
  { figure: '50.000+', label: 'servicios completados' },
  { figure: '4.9', label: 'calificación promedio' },
  { figure: '24/7', label: 'soporte' },
  { figure: '500+', label: 'técnicos verificados' },
] as const

export const TESTIMONIAL = {
  quote:
    '“Vivo sola y me daba miedo abrirle a cualquiera. Vi su foto, leí las reseñas y llegó exactamente él.”',
  name: 'María Eugenia Salazar',
  place: 'Belén, Medellín',
  portrait: '/people/maria-eugenia.svg',
} as const
