// Addresses of the administrators' files about people, which several subjects link to.

export const technicianFilePath = (uid: string) => `/admin/tecnicos/${encodeURIComponent(uid)}`
export const userFilePath = (uid: string) => `/admin/usuarios/${encodeURIComponent(uid)}`
