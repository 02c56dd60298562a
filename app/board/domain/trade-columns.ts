// Trades with a column of their own among the free hours, in the order of the page; the others share one.
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export const TRADE_COLUMNS = {
  Plomería: 'Plomería',
  Electricidad: 'Electricidad',
  Neveras: 'Neveras',
  'Lavadoras / Secadoras': 'Lavadoras',
  'Aires Acondicionados': 'Aires',
  Cerrajería: 'Cerrajería',
  Gasodomésticos: 'Gas',
  Pintura: 'Pintura',
} as const satisfies Partial<Record<SpecialtyLabel, string>>

export type ColumnTrade = keyof typeof TRADE_COLUMNS
export const COLUMN_TRADES = Object.keys(TRADE_COLUMNS) as ColumnTrade[]
