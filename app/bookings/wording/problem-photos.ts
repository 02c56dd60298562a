import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'

/** `name` is the technician's first name, null when the profile could not be loaded. */
export function problemPhotosHint(name: string | null): string {
  return `Hasta ${PHOTOS_MAX}. Solo las ven ${name ?? 'el técnico'} y el equipo de TecniYa; se borran ${PROBLEM_PHOTO_KEPT_DAYS} días después de la visita.`
}

export const PROBLEM_PHOTOS_ABOUT = 'del daño'

/** In a form, where photos come and go: 'Foto 2 del daño'. `index` counts from 0. */
export function problemPhotoText(index: number, about = PROBLEM_PHOTOS_ABOUT): string {
  return `Foto ${index + 1} ${about}`
}

/** 'Foto 2 de 3 del daño'; one alone: 'Foto del daño'. */
export function shownPhotoText(index: number, count: number, about = PROBLEM_PHOTOS_ABOUT): string {
  return `${count === 1 ? 'Foto' : `Foto ${index + 1} de ${count}`} ${about}`
}

/** '1 foto', '3 fotos' */
export function problemPhotoCount(count: number): string {
  return count === 1 ? '1 foto' : `${count} fotos`
}
