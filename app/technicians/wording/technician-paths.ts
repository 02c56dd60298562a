export const EDITOR_PATH = '/mi-perfil'

export function technicianPath(slug: string): string {
  return `/tecnicos/${encodeURIComponent(slug)}`
}

/** The section 'Qué verificamos' of a profile. */
export const CHECKS_ID = 'revisiones'
export const checksPath = (slug: string) => `${technicianPath(slug)}#${CHECKS_ID}`
/** The same checks as JSON. */
export const checksDataPath = (slug: string) => `${technicianPath(slug)}/revisiones`
