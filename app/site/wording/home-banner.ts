// Sections 1 and 4, banner: three slides, the anchors of their buttons and the figures below all slides.

export const SLIDE_INTERVAL_MS = 6_000

/** Section 2: element ids that banner buttons link to; `contact` is in the footer. */
export type HomeAnchor = 'ofertas' | 'catalogo' | 'servicios' | 'contact'

export type SlideTopic = 'verified' | 'night' | 'neighbours'

export interface BannerAction {
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
    windows: '/facades/neighbours.svg',
    note: { title: '“Llegó exactamente él”', text: 'María Eugenia, Medellín' },
  },
]

export const BANNER_FIGURES = [
  { figure: '500+', label: 'verificados' },
  { figure: '24/7', label: 'disponibilidad' },
  { figure: '98%', label: 'satisfacción' },
] as const
