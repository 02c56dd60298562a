// Addresses of the administrators' files about people, which several subjects link to.

export const technicianDossierPath = (uid: string) => `/admin/tecnicos/${encodeURIComponent(uid)}`
export const userDossierPath = (uid: string) => `/admin/usuarios/${encodeURIComponent(uid)}`

/** Whether what people are told arrives. */
export const CHANNELS_PATH = '/admin/avisos'

/** The board of the operator. */
export const BOARD_PATH = '/admin/tablero'

/** D65: visits of which their two people say different things. */
export const CONTESTED_VISITS_PATH = '/admin/visitas'
