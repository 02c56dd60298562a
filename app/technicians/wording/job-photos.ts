import { JOB_PHOTOS_MAX } from '#technicians/domain/job-photo.ts'

export const JOB_PHOTOS_TITLE = 'Trabajos hechos'
export const JOB_PHOTOS_INTRO = `Muestra hasta ${JOB_PHOTOS_MAX} trabajos tuyos, cada uno con una línea. Salen en tu perfil en este orden.`
export const JOB_PHOTO_HINT = 'JPG, PNG o WEBP. Que no se vean caras, placas ni direcciones de tus clientes.'
export const JOB_PHOTO_HIDDEN_TEXT = 'El equipo de TecniYa la ocultó: no se ve en tu perfil.'

/** '3 de 8 trabajos' */
export function jobPhotoCountText(count: number): string {
  return `${count} de ${JOB_PHOTOS_MAX} trabajos`
}

/** The link of the editor. */
export function jobPhotosLinkText(count: number): string {
  return count === 0 ? 'Agregar fotos de tus trabajos' : `Editar tus trabajos (${count})`
}
