// Answers of demo technicians to reviews, found by the comment that they answer.
import type { QualityRatings } from '#reviews/domain/review-rating.ts'

export interface WrittenReply {
  readonly comment: string
  readonly texto: string
  readonly minutesLater: number
  readonly qualities?: QualityRatings
  readonly isWaiting?: true
  /** Why it was rejected. */
  readonly rejected?: string
}

export const WRITTEN_REPLIES: readonly WrittenReply[] = [
  {
    comment:
      'Tres plomeros antes y ninguno dio con la fuga. Carlos la encontró en media hora y me mostró el tubo roto antes de cambiarlo.',
    texto:
      'Gracias, doña Paola. El tubo tenía una fisura detrás del registro; por eso nadie la veía. Si vuelve a gotear, me escribes y paso sin costo.',
    minutesLater: 40,
    qualities: { puntualidad: 5, limpieza: 5, precioAcordado: 5 },
  },
  {
    comment: 'Puntual y muy decente. Dejó el baño más limpio de lo que lo encontró.',
    texto: 'Gracias, don Álvaro. Cualquier cosa me llama directo al 310 555 0199 y le hago descuento.',
    minutesLater: 180,
    qualities: { puntualidad: 5, limpieza: 4, precioAcordado: 5 },
    rejected: 'Trae un número de teléfono. Escríbela sin datos de contacto.',
  },
  {
    comment: 'Buen trabajo. Le faltó un repuesto y volvió al otro día, pero no me cobró la segunda visita.',
    texto:
      'Gracias por la paciencia, Camila. El repuesto solo lo consigo por encargo; ya cargo uno en la camioneta para que no vuelva a pasar.',
    minutesLater: 18 * 24 * 60,
    isWaiting: true,
  },
  {
    comment: 'Muy buen trabajo con la puerta. Se demoró un poco más de lo previsto, pero quedó como nueva.',
    texto: 'Gracias, don Álvaro. La bisagra de abajo estaba oxidada y preferí cambiarla de una vez.',
    minutesLater: 600,
    isWaiting: true,
  },
]

export const REPLIES_TO_PRAISE: readonly string[] = [
  'Muchas gracias por contarlo. Fue un gusto atenderte.',
  'Gracias a ti por la confianza y por el tinto. Quedo pendiente de cualquier cosa.',
  'Me alegra que todo siga funcionando. Si notas algo raro, escríbeme y paso.',
  'Gracias por la reseña. Con gusto vuelvo cuando lo necesites.',
  'Qué bueno leerlo. Así da gusto trabajar.',
  'Mil gracias. Recuerda la revisión en un año para que no te coja por sorpresa.',
]
