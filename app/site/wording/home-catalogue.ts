// Sections 2 and 8: the catalogue section of the home page, with its empty states.
export const HOME_CATALOGUE = {
  title: 'Los mejor calificados',
  text: 'Reseñas reales, precio a la vista y la próxima hora libre.',
  explore: 'Explorar todo el catálogo',
  emptyTitle: 'No hay técnicos publicados por ahora.',
  emptyText: 'Estamos sumando técnicos. Vuelve pronto.',
  noneTitle: 'Sin resultados',
  noneText: 'Prueba con otro oficio, otra ciudad u otra palabra.',
} as const
