import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'

/** `name` is the technician's first name, null when the profile could not be loaded. */
export function problemPhotosHint(name: string | null): string {
  return `Hasta ${PHOTOS_MAX}. Solo las ven ${name ?? 'el técnico'} y el equipo de TecniYa; se borran ${PROBLEM_PHOTO_KEPT_DAYS} días después de la visita.`
}

export const PROBLEM_PHOTOS_ABOUT = 'del daño'

/** `index` counts from 0. */
export function problemPhotoText(index: number, about = PROBLEM_PHOTOS_ABOUT): string {
  return `Foto ${index + 1} ${about}`
}

export function problemPhotosText(count: number): string {
  return count === 1 ? '1 foto del daño' : `${count} fotos del daño`
}
