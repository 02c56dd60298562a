// Section 7, catalogue page: the cursor is the last sort value, the name, the id and the order it was made in.
import { CATALOGUE_ORDERS, type CatalogueOrder } from '#domain/technicians/catalogue-order.ts'

export interface CatalogueCursor {
  readonly orden: CatalogueOrder
  /** Rating or price of the last technician shown; null for one without price. */
  readonly value: number | null
  /** The name as it is sorted: plain. */
  readonly name: string
  readonly uid: string
}

const LONGEST_TEXT = 2_000

/** Opaque to whoever passes it on, and safe in a URL. */
export function catalogueCursorText({ orden, value, name, uid }: CatalogueCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([orden, value, name, uid]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null for anything that we would not have written. */
export function catalogueCursorFrom(text: string): CatalogueCursor | null {
  if (text.length > LONGEST_TEXT || !/^[\w-]+$/.test(text)) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), at =>
      at.charCodeAt(0),
    )
    const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(fields) || fields.length !== 4) return null
    const [orden, value, name, uid] = fields as unknown[]
    const order = CATALOGUE_ORDERS.find(known => known === orden)
    if (order === undefined || !isText(name) || !isText(uid) || !isValue(order, value)) return null
    return { orden: order, value, name, uid }
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
}

function isValue(order: CatalogueOrder, value: unknown): value is number | null {
  return (value === null && order !== 'rating') || (typeof value === 'number' && Number.isFinite(value))
}
