import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'

export const PHOTO_HINT = 'JPG, PNG o WEBP. Máximo 5MB.'

/** `name` is the technician's first name, null when the profile could not be loaded. */
export function problemPhotosHint(name: string | null): string {
  return `Hasta ${PHOTOS_MAX}. Solo las ven ${name ?? 'el técnico'} y el equipo de TecniYa; se borran ${PROBLEM_PHOTO_KEPT_DAYS} días después de la visita.`
}

/** `name` is the first name of the other side of a guarantee case. */
export function guaranteePhotosHint(name: string): string {
  return `Hasta ${PHOTOS_MAX}. Solo las ven ${name} y el equipo de TecniYa; se borran ${PROBLEM_PHOTO_KEPT_DAYS} días después de cerrar el caso.`
}

/** `index` counts from 0. */
export function problemPhotoText(index: number): string {
  return `Foto ${index + 1} del daño`
}

/** The error of a form that is sent while photos are being uploaded: it would be stored without them. */
export function uploadMistake(count: number): { field: 'foto'; text: string } | null {
  if (count === 0) return null
  const photos = count === 1 ? 'Tu foto todavía está subiendo' : 'Tus fotos todavía están subiendo'
  return { field: 'foto', text: `${photos}. Espera unos segundos y envía de nuevo.` }
}

/** Shown while an upload waits for its next attempt. */
export function retryCountdownText(seconds: number): string {
  return `No hubo respuesta. Reintentamos en ${seconds} s.`
}
