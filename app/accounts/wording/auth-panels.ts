// The quote beside the sign-in and registration forms, and who looks out of the windows under it.

export interface AuthPanel {
  readonly quote: string
  readonly author: string
}

export const CLIENT_PANEL: AuthPanel = {
  quote: '“Vi su foto, leí las reseñas y llegó exactamente él.”',
  author: 'María Eugenia, Belén, Medellín',
}

export const TECHNICIAN_PANEL: AuthPanel = {
  quote: '“Lleno la semana sin pegar un solo volante en la calle.”',
  author: 'Wilson, carpintero en Kennedy, Bogotá',
}

export const AUTH_PEOPLE = [
  { src: '/people/helmet-woman.svg', tint: 'mist' },
  { src: '/people/grandfather.svg', tint: 'oak' },
  { src: '/people/curly-man.svg', tint: 'honey' },
] as const
