/** The photo page, and the target of its form without script. */
export const PHOTO_PAGE = '/mi-perfil/foto'
/** The upload endpoint for the script: answers with JSON. */
export const PHOTO_UPLOAD = '/mi-perfil/foto/subida'
