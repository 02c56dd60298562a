// Section 3: the fields of each collection, with their other names. What stands under any other name is not imported.

import { PROFILE_FIELDS } from '#technicians/domain/technician.ts'

/** Which document it is, in lists: read-export.ts reads them. */
const ADDRESS = 'uid id path collection'
const TIMES = 'createdAt updatedAt deletedAt'

export const FIELD_NAMES = {
  users: names(`${ADDRESS} ${TIMES} name nombre displayName email role rol tipo userType
    ciudad barrio telefono status blocked emailVerified`),
  technicians: names(`${ADDRESS} ${TIMES} ${Object.keys(PROFILE_FIELDS).join(' ')} email slug descripcion
    fotoURL fotoUrl añosExperiencia tarifa moneda ratingPromedio reseñasCount publicado verificado estado`),
  servicios: names('nombre codigo descripcion tarifa precioSugerido'),
  licencias: names('tipo entidad numero vence'),
  reservas:
    names(`${ADDRESS} ${TIMES} technicianId technicianName technicianCiudad technicianSlug technicianPhone
    technicianTelefono clientId clientName clientEmail date start end scheduledAt description address status fuente`),
  reviews_public: names(`${ADDRESS} ${TIMES} rating comentario clienteNombre aprobada`),
} as const

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
