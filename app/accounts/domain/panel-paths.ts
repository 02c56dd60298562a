// Addresses of the administrators' files about people, which several subjects link to.

export const technicianDossierPath = (uid: string) => `/admin/tecnicos/${encodeURIComponent(uid)}`
export const userDossierPath = (uid: string) => `/admin/usuarios/${encodeURIComponent(uid)}`
