import type { Document } from '#database/import/document.ts'
import { type Reader, readerOf, shown } from '#database/import/fields.ts'
import { exceptionsFrom, weeklyHoursFrom } from '#database/import/hours-from.ts'
import { dateFrom } from '#database/import/instant-from.ts'
import type { Note } from '#database/import/report.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import {
  BIO_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  SHORT_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from '#technicians/domain/profile-draft.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import {
  COVERAGE_ZONES,
  type Licence,
  MODERATION_STATES,
  type ModerationState,
  type OfferedService,
  type Technician,
} from '#technicians/domain/technician.ts'

/** Ratings are computed from the imported reviews; slug, photo and publication are decided by the plan. */
export type TechnicianRecord = Omit<Technician, 'ratingPromedio' | 'resenasCount'>

const CURRENCIES = ['COP', 'USD', 'ARS']
const YEARS_MAX = 99
const DESCRIPTION_MAX_LENGTH = 5_000
const ADDRESS_MAX_LENGTH = 2_000

/** D24, technicians: fields are read under all their former names. `fotoURL` and `slug` are those of the file. */
export function technicianFrom(
  uid: string,
  document: Document,
  { name, note, now }: { name: string; note: Note; now: Date },
): TechnicianRecord {
  const read = readerOf(document, note)
  const { trades, unknown } = specialtiesIn(read)
  if (unknown.length > 0) note('unknown-specialty', unknown.join(', '))
  const deletedAt = read.deletedAt(now)
  const estado = stateFrom(read, note)
  const createdAt = read.instant('createdAt') ?? now
  return {
    uid,
    nombre: read.line(['nombre', 'name']) || name,
    slug: read.line(['slug']),
    descripcion: read.text(DESCRIPTION_MAX_LENGTH, 'descripcion'),
    bioCorta: read.text(BIO_MAX_LENGTH, 'bioCorta', 'bio'),
    // An unknown specialty becomes a tag, so that the search finds it.
    tags: [...new Set([...read.texts('tags', TEXT_MAX_LENGTH), ...unknown])],
    ciudad: read.line(['ciudad']),
    barrio: read.line(['barrio']),
    telefono: read.phone('telefono'),
    fotoURL: read.line(['fotoURL', 'fotoUrl'], ADDRESS_MAX_LENGTH) || null,
    especialidades: trades,
    servicios: read.documents('servicios').map(service => serviceFrom(service, note)),
    zonasCobertura: zonesIn(read, note),
    aniosExperiencia: yearsFrom(read),
    tarifaBase: read.price('tarifaBase', 'tarifa'),
    moneda: currencyFrom(read, note),
    disponible: read.flag('disponible', { otherwise: true }),
    disponibilidadTxt: read.line(['disponibilidadTxt'], NOTE_MAX_LENGTH),
    horarios: weeklyHoursFrom(document.horarios, note),
    excepciones: exceptionsFrom(document.excepciones, note),
    publicado: isPublic(read, { estado, deletedAt, note }),
    verificado: read.flag('verificado'),
    estado,
    certificaciones: read.texts('certificaciones', TEXT_MAX_LENGTH),
    licencias: read.documents('licencias').map(licence => licenceFrom(licence, note)),
    createdAt,
    updatedAt: read.instant('updatedAt') ?? createdAt,
    deletedAt,
  }
}

function specialtiesIn(read: Reader) {
  const known = read
    .texts('especialidades', TEXT_MAX_LENGTH)
    .map(text => ({ text, trade: specialtyFrom(text) }))
  return {
    trades: [...new Set(known.flatMap(({ trade }) => trade ?? []))],
    unknown: known.flatMap(({ text, trade }) => (trade ? [] : text)),
  }
}

/** Zones are compared without case and accents. */
function zonesIn(read: Reader, note: Note): string[] {
  const written = read.texts('zonasCobertura', TEXT_MAX_LENGTH)
  const zoneOf = (text: string) => COVERAGE_ZONES.find(zone => plainText(zone) === plainText(text))
  const unknown = written.filter(text => !zoneOf(text))
  if (unknown.length > 0) note('unknown-zone', unknown.join(', '))
  return [...new Set(written.flatMap(text => zoneOf(text) ?? []))]
}

function serviceFrom(service: Document, note: Note): OfferedService {
  const read = readerOf(service, note)
  return {
    nombre: read.line(['nombre']),
    codigo: read.line(['codigo'], SHORT_MAX_LENGTH),
    descripcion: read.text(NOTE_MAX_LENGTH, 'descripcion'),
    tarifa: read.line(['tarifa'], SHORT_MAX_LENGTH),
    precioSugerido: read.price('precioSugerido', 'precio'),
  }
}

/** A date, also from a timestamp; other text is kept. */
function licenceFrom(licence: Document, note: Note): Licence {
  const read = readerOf(licence, note)
  return {
    tipo: read.line(['tipo']),
    entidad: read.line(['entidad']),
    numero: read.line(['numero'], SHORT_MAX_LENGTH),
    vence: dateFrom(licence.vence) ?? read.line(['vence'], SHORT_MAX_LENGTH),
  }
}

function yearsFrom(read: Reader): number {
  const years = Math.round(read.number('aniosExperiencia', 'añosExperiencia') ?? 0)
  return Math.min(Math.max(years, 0), YEARS_MAX)
}

function currencyFrom(read: Reader, note: Note): string | null {
  const text = read.line(['moneda'])
  const currency = CURRENCIES.find(each => each === text.toUpperCase()) ?? null
  if (text !== '' && !currency) note('unknown-currency', shown(text))
  return currency
}

function stateFrom(read: Reader, note: Note): ModerationState | null {
  const text = read.line(['estado'])
  const plain = plainText(text).replaceAll(/[ -]/g, '_')
  const state = MODERATION_STATES.find(each => each === plain) ?? null
  if (text !== '' && !state) note('unknown-state', shown(text))
  return state
}

/** D21: a moderated or deleted profile is not published. */
function isPublic(
  read: Reader,
  { estado, deletedAt, note }: { estado: ModerationState | null; deletedAt: Date | null; note: Note },
): boolean {
  if (!read.flag('publicado')) return false
  const isAllowed = deletedAt === null && (estado ?? 'publicado') === 'publicado'
  if (!isAllowed) note('hidden-moderated')
  return isAllowed
}
