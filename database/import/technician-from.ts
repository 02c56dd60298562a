import type { Exported } from '#database/import/collections.ts'
import {
  type Document,
  documentsOf,
  instantOf,
  integerOf,
  isDocument,
  textOf,
  textsOf,
} from '#database/import/fields.ts'
import { exceptionsFrom, weeklyHoursFrom } from '#database/import/hours-from.ts'
import { bogotaDate, isDate } from '#domain/bogota-time.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import { specialtyFrom } from '#domain/technicians/specialty-names.ts'
import {
  COVERAGE_ZONES,
  MODERATION_STATES,
  type ModerationState,
  type Technician,
} from '#domain/technicians/technician.ts'

/** Ratings are computed from the imported reviews. */
export type ImportedTechnician = Omit<Technician, 'ratingPromedio' | 'resenasCount'>

const CURRENCIES = ['COP', 'USD', 'ARS']
const MAX_PRICE = 2_000_000_000

/** D24, technicians: fields are read under all their former names. */
export function technicianFrom({ id, document }: Exported, name: string, now: Date): ImportedTechnician {
  const nombre = textOf(document, 'nombre', 'name') || name
  const known = textsOf(document, 'especialidades').map(text => [text, specialtyFrom(text)] as const)
  const deletedAt = instantOf(document, 'deletedAt')
  const estado = oneOf(MODERATION_STATES, textOf(document, 'estado'))
  const createdAt = instantOf(document, 'createdAt') ?? now
  return {
    uid: id,
    nombre,
    slug: slugFrom(textOf(document, 'slug')) ?? technicianSlug(nombre, id),
    descripcion: textOf(document, 'descripcion'),
    bioCorta: textOf(document, 'bioCorta'),
    // An unknown specialty becomes a tag, so that the search finds it.
    tags: [...textsOf(document, 'tags'), ...known.flatMap(([text, trade]) => (trade ? [] : text))],
    ciudad: textOf(document, 'ciudad'),
    barrio: textOf(document, 'barrio'),
    telefono: textOf(document, 'telefono'),
    fotoURL: photoFrom(textOf(document, 'fotoURL', 'fotoUrl')),
    especialidades: [...new Set(known.flatMap(([, trade]) => trade ?? []))],
    servicios: documentsOf(document, 'servicios').map(serviceFrom),
    zonasCobertura: textsOf(document, 'zonasCobertura').filter(zone => oneOf(COVERAGE_ZONES, zone)),
    aniosExperiencia: integerOf(document, 99, 'aniosExperiencia', 'añosExperiencia') ?? 0,
    tarifaBase: integerOf(document, MAX_PRICE, 'tarifaBase', 'tarifa'),
    moneda: oneOf(CURRENCIES, textOf(document, 'moneda').toUpperCase()),
    disponible: document.disponible !== false,
    disponibilidadTxt: textOf(document, 'disponibilidadTxt'),
    horarios: weeklyHoursFrom(document.horarios),
    excepciones: exceptionsFrom(document.excepciones),
    publicado: isPublic(document, estado, deletedAt),
    verificado: document.verificado === true,
    estado,
    certificaciones: textsOf(document, 'certificaciones'),
    licencias: documentsOf(document, 'licencias').map(each => ({
      tipo: textOf(each, 'tipo'),
      entidad: textOf(each, 'entidad'),
      numero: textOf(each, 'numero'),
      vence: dayFrom(each, 'vence'),
    })),
    createdAt,
    updatedAt: instantOf(document, 'updatedAt') ?? createdAt,
    deletedAt,
  }
}

function serviceFrom(service: Document) {
  return {
    nombre: textOf(service, 'nombre'),
    codigo: textOf(service, 'codigo'),
    descripcion: textOf(service, 'descripcion'),
    tarifa: textOf(service, 'tarifa'),
    precioSugerido: integerOf(service, MAX_PRICE, 'precioSugerido'),
  }
}

/** Null for a slug that would need escaping in a URL. */
function slugFrom(text: string): string | null {
  return /^[A-Za-z0-9_-]{1,120}$/.test(text) ? text : null
}

/** A date, also from a timestamp; other text is returned unchanged. */
function dayFrom(document: Document, name: string): string {
  const text = textOf(document, name)
  if (isDate(text.slice(0, 10))) return text.slice(0, 10)
  const instant = isDocument(document[name]) ? instantOf(document, name) : null
  return instant ? bogotaDate(instant) : text
}

/** D21: a moderated or deleted profile is not published. */
function isPublic(document: Document, estado: ModerationState | null, deletedAt: Date | null): boolean {
  return document.publicado === true && deletedAt === null && (estado ?? 'publicado') === 'publicado'
}

function photoFrom(address: string): string | null {
  return URL.canParse(address) && address.startsWith('https://') ? address : null
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | null {
  return choices.find(choice => choice === text) ?? null
}
