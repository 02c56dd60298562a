// Section 2, Header: the rotating phrases of the top band.

export const PROMO_PHRASES = [
  { topic: 'verified', text: 'Técnicos verificados cerca de ti' },
  { topic: 'support', text: 'Soporte 24/7 para tu hogar' },
  { topic: 'reviews', text: 'Reseñas reales de clientes' },
  { topic: 'booking', text: 'Reserva en minutos, pago seguro' },
  { topic: 'guarantee', text: 'Garantía en ciertos trabajos' },
  { topic: 'promotions', text: 'Promociones cada semana' },
] as const

export type PromoTopic = (typeof PROMO_PHRASES)[number]['topic']

export const PHRASE_INTERVAL_MS = 3_600
