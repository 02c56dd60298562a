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
