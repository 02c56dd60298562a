// D10: the brand, in one place.
export const BRAND = {
  name: 'TecniYa',
  tagline: 'Técnicos verificados para tu hogar, en minutos y con garantía.',
  phone: '601 555 0148',
  phoneDigits: '+576015550148',
  email: 'hola@tecniya.co',
  city: 'Bogotá, Colombia',
  supportHours: 'Soporte lunes a sábado, 9:00 a 18:00',
  signature: 'El equipo de TecniYa · hola@tecniya.co · Bogotá, Colombia',
} as const
