// What stands beside the sign-in forms: one true-sounding sentence and the people at the window.

export interface AuthPanel {
  readonly quote: string
  readonly said: string
}

export const CLIENT_PANEL: AuthPanel = {
  quote: '“Vi su foto, leí las reseñas y llegó exactamente él.”',
  said: 'María Eugenia, Belén, Medellín',
}

export const TECHNICIAN_PANEL: AuthPanel = {
  quote: '“Lleno la semana sin pegar un solo volante en la calle.”',
  said: 'Wilson, carpintero en Kennedy, Bogotá',
}
