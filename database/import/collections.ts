// Parses an export: one JSON file of collections by name, each a map from id to document or a list of documents.
import { type Document, isDocument, textOf } from '#database/import/fields.ts'

export interface Exported {
  readonly id: string
  readonly document: Document
}

export interface Collections {
  readonly users: readonly Exported[]
  readonly technicians: readonly Exported[]
  readonly reservas: readonly Exported[]
  readonly reviews: readonly Exported[]
}

/** Null when the text is not a JSON object. */
export function collectionsFrom(text: string): Collections | null {
  const file = parseJson(text)
  if (!isDocument(file)) return null
  const users = parseCollection(file.users)
  const known = new Set(users.map(({ id }) => id))
  return {
    // Section 3: `usuarios` is the older collection, used for ids that are not in `users`.
    users: [...users, ...parseCollection(file.usuarios).filter(({ id }) => !known.has(id))],
    technicians: parseCollection(file.technicians),
    reservas: parseCollection(file.reservas),
    reviews: parseCollection(file.reviews_public),
  }
}

function parseCollection(value: unknown): Exported[] {
  if (Array.isArray(value))
    return value.filter(isDocument).map(document => ({ id: textOf(document, 'uid', 'id'), document }))
  if (!isDocument(value)) return []
  return Object.entries(value).flatMap(([id, document]) => (isDocument(document) ? { id, document } : []))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
