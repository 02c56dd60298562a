export const EDITOR_PATH = '/mi-perfil'
export const PREVIEW_PATH = `${EDITOR_PATH}/vista-previa`

export function technicianPath(slug: string): string {
  return `/tecnicos/${encodeURIComponent(slug)}`
}

/** The section 'Qué verificamos' of a profile. */
export const CREDENTIALS_ID = 'revisiones'
export const credentialsPath = (slug: string) => `${technicianPath(slug)}#${CREDENTIALS_ID}`
/** The same credentials as JSON. */
export const credentialsDataPath = (slug: string) => `${technicianPath(slug)}/revisiones`
