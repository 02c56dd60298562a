// Section 9: the orders of the catalogue; the first is the default. Ties go by name, then by id.

export const CATALOGUE_ORDERS = ['rating', 'precio_asc', 'precio_desc'] as const
export type CatalogueOrder = (typeof CATALOGUE_ORDERS)[number]
