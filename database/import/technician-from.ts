import type { Exported } from '#database/import/collections.ts'
import {
  type Document,
  documentsOf,
  instantOf,
  isDocument,
  textOf,
  textsOf,
  wholeOf,
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

/** The reviews that were imported say it, not the export. */
export type ImportedTechnician = Omit<Technician, 'ratingPromedio' | 'resenasCount'>

const CURRENCIES = ['COP', 'USD', 'ARS']
const MOST_PRICE = 2_000_000_000

/** D24, technicians: every name a field has had. */
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
    // A trade that is not on the list is still found by its word.
    tags: [...textsOf(document, 'tags'), ...known.flatMap(([text, trade]) => (trade ? [] : text))],
    ciudad: textOf(document, 'ciudad'),
    barrio: textOf(document, 'barrio'),
    telefono: textOf(document, 'telefono'),
    fotoURL: photoFrom(textOf(document, 'fotoURL', 'fotoUrl')),
    especialidades: [...new Set(known.flatMap(([, trade]) => trade ?? []))],
    servicios: documentsOf(document, 'servicios').map(serviceFrom),
    zonasCobertura: textsOf(document, 'zonasCobertura').filter(zone => oneOf(COVERAGE_ZONES, zone)),
    aniosExperiencia: wholeOf(document, 99, 'aniosExperiencia', 'añosExperiencia') ?? 0,
    tarifaBase: wholeOf(document, MOST_PRICE, 'tarifaBase', 'tarifa'),
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
    precioSugerido: wholeOf(service, MOST_PRICE, 'precioSugerido'),
  }
}

/** An address of a profile is kept where it can stand in one; others would need spelling out everywhere. */
function slugFrom(text: string): string | null {
  return /^[A-Za-z0-9_-]{1,120}$/.test(text) ? text : null
}

/** A day, also where an instant was stored for it; what is neither stays as it was written. */
function dayFrom(document: Document, name: string): string {
  const text = textOf(document, name)
  if (isDate(text.slice(0, 10))) return text.slice(0, 10)
  const instant = isDocument(document[name]) ? instantOf(document, name) : null
  return instant ? bogotaDate(instant) : text
}

/** Moderation stands above publishing (D21), in an export too. */
function isPublic(document: Document, estado: ModerationState | null, deletedAt: Date | null): boolean {
  return document.publicado === true && deletedAt === null && (estado ?? 'publicado') === 'publicado'
}

function photoFrom(address: string): string | null {
  return URL.canParse(address) && address.startsWith('https://') ? address : null
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | null {
  return choices.find(choice => choice === text) ?? null
}
