// Section 1, footer: the newsletter box (without function, D6) and the last line.
export const NEWSLETTER = {
  title: 'Promociones de la semana',
  hint: 'Un correo los lunes. Sin spam.',
  placeholder: 'Tu correo',
  send: 'Suscribirme',
} as const

export const MADE_IN = 'Hecho en Colombia.'
