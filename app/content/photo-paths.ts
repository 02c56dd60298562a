/** The screen of the photo, and where its form goes without a script. */
export const PHOTO_PAGE = '/mi-perfil/foto'
/** Where a script sends the photo: answered with data instead of a page. */
export const PHOTO_UPLOAD = '/mi-perfil/foto/subida'
