/** The upload endpoint for the technician's photo: answers with JSON. */
export const PHOTO_UPLOAD = '/mi-perfil/foto/subida'

/** Photos of past jobs: its owner's page. */
export const JOB_PHOTOS_PAGE = '/mi-perfil/trabajos'
/** Where administrators hide one. */
export const jobPhotoModerationPath = (id: number) => `/admin/trabajos/${id}`

/** The upload endpoint for photos of a problem: answers with JSON. */
export const PROBLEM_PHOTO_UPLOAD = '/agendar/fotos'
/** Photos of a problem: only its client, its technician and administrators may open them. */
export const problemPhotoPath = (id: string) => `/fotos/${id}`
export const problemPhotoThumbPath = (id: string) => `/fotos/${id}?mini=1`
