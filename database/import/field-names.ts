// Section 3: the fields of each collection, with their other names. What stands under any other name is not imported.

/** Which document it is, in lists: read-export.ts reads them. */
const ADDRESS = 'uid id path collection'
const TIMES = 'createdAt updatedAt deletedAt'

export const FIELD_NAMES = {
  users: names(`${ADDRESS} ${TIMES} name nombre displayName email role rol tipo userType
    ciudad barrio telefono status blocked emailVerified`),
  technicians: names(`${ADDRESS} ${TIMES} email nombre slug descripcion bioCorta tags ciudad barrio telefono
    fotoURL fotoUrl especialidades servicios zonasCobertura aniosExperiencia añosExperiencia tarifaBase tarifa moneda
    disponible confirmaAlInstante disponibilidadTxt horarios excepciones ratingPromedio reseñasCount publicado verificado estado
    certificaciones licencias`),
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
