// Section 1: the benefits strip.
export type BenefitTopic = 'discounts' | 'express' | 'support' | 'guarantee'

export const BENEFITS_LABEL = 'Ofertas y beneficios'

export const BENEFITS: readonly { topic: BenefitTopic; title: string; text: string }[] = [
  { topic: 'discounts', title: 'Descuentos exclusivos', text: 'Promociones cada semana' },
  { topic: 'express', title: 'Servicio exprés', text: 'Técnicos para hoy mismo' },
  { topic: 'support', title: 'Soporte 24/7', text: 'Escríbenos a cualquier hora' },
  { topic: 'guarantee', title: 'Garantía total', text: 'Si algo falla, lo resolvemos' },
]
