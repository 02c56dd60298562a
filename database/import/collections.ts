// An export is one JSON file: collections by name, each a map from id to document or a list of documents.
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

/** Null when the text is no export at all. */
export function collectionsFrom(text: string): Collections | null {
  const file = parsed(text)
  if (!isDocument(file)) return null
  const users = collection(file.users)
  const known = new Set(users.map(({ id }) => id))
  return {
    // The older collection answers for whoever is not in the newer one (section 3).
    users: [...users, ...collection(file.usuarios).filter(({ id }) => !known.has(id))],
    technicians: collection(file.technicians),
    reservas: collection(file.reservas),
    reviews: collection(file.reviews_public),
  }
}

function collection(value: unknown): Exported[] {
  if (Array.isArray(value))
    return value.filter(isDocument).map(document => ({ id: textOf(document, 'uid', 'id'), document }))
  if (!isDocument(value)) return []
  return Object.entries(value).flatMap(([id, document]) => (isDocument(document) ? { id, document } : []))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
