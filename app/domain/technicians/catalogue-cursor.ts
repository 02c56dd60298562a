// Section 7, catalogue page: the cursor holds the sort order and the last row's sort value, name and id.
import { CATALOGUE_ORDERS, type CatalogueOrder } from '#domain/technicians/catalogue-order.ts'

export interface CatalogueCursor {
  readonly orden: CatalogueOrder
  /** Rating or price of the last row; null without a price. */
  readonly value: number | null
  /** As sorted: plainText. */
  readonly name: string
  readonly uid: string
}

const LONGEST_TEXT = 2_000

/** base64url of JSON. */
export function catalogueCursorText({ orden, value, name, uid }: CatalogueCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([orden, value, name, uid]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null for anything that catalogueCursorText does not produce. */
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
