// Section 1: how it works, in four steps.
export const STEPS_TITLE = 'Así de fácil'
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
