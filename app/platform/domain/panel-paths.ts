// Addresses of the administrators' files about people, which several subjects link to.

export const technicianDossierPath = (uid: string) => `/admin/tecnicos/${encodeURIComponent(uid)}`
export const userDossierPath = (uid: string) => `/admin/usuarios/${encodeURIComponent(uid)}`

/** The conversation of the visit that a report or a guarantee case is about. */
export function conversationPath(source: 'reporte' | 'garantia', id: number): string {
  return `/admin/conversacion/${source}/${id}`
}
