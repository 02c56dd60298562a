// Sections 2 and 8, catalogue: headline, empty states, end of the list and failure.
export const CATALOGUE_HEADLINE = 'Encuentra el Técnico Perfecto'
export const FILTERS_TITLE = 'Filtros Inteligentes'

/** In the count line and in the sidebar. */
export const NO_MATCHES = 'Sin resultados'

export const NOBODY_FOUND = {
  title: 'No encontramos técnicos',
  text: 'Prueba con otro rango de precios o quita alguna especialidad.',
  clearLabel: 'Limpiar todos los filtros',
} as const

/** `when` is 'mañana en la tarde'. */
export const NO_FREE_HOUR = {
  nobody: (when: string, next: string | null) =>
    `Nadie de esta búsqueda está libre ${when}. ${next ?? 'Elige otro día.'}`,
  next: (when: string) => `Lo más cercano con alguien libre: ${when}.`,
  passed: 'Esa hora ya pasó.',
  hourPassed: 'Esa hora ya pasó. Elige otra hora u otro día.',
  dayPassed: 'Ese día ya no tiene horas libres. Elige otro día.',
} as const

export const NOBODY_PUBLISHED = {
  title: 'No hay técnicos publicados por ahora.',
  text: 'Vuelve en un rato: cada día se suman vecinos con oficio.',
} as const

export const LOAD_MORE = {
  label: 'Cargar más técnicos',
  loading: 'Cargando más técnicos...',
  failed: 'No pudimos cargar más resultados.',
  endTitle: '¡Has visto todos los técnicos disponibles!',
  endText: 'Prueba ajustar los filtros para ver más opciones',
} as const
