import type { Document } from '#database/import/document.ts'
import { instantFrom, type Reader, readerOf, shown, textFrom } from '#database/import/fields.ts'
import { exceptionsFrom, weeklyHoursFrom } from '#database/import/hours-from.ts'
import type { KnownRows, KnownTechnician, KnownUser } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { type Journal, leftOut, type Note } from '#database/import/report.ts'
import { CURRENCIES } from '#platform/domain/money.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { recordOf } from '#platform/domain/records.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import {
  BIO_MAX_LENGTH,
  COVERAGE_ZONES,
  FLAG_FIELDS,
  type Licence,
  MODERATION_STATES,
  type ModerationState,
  NOTE_MAX_LENGTH,
  type OfferedService,
  PROFILE_FIELDS,
  SHORT_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  type Technician,
  YEARS_MAX,
} from '#technicians/domain/technician.ts'
import { missingText } from '#technicians/wording/profile-status.ts'

/** What is known of the picture at an address: stored by us, kept where it is, not fetched yet, or not to be had. */
type FoundPhoto =
  | { readonly state: 'stored' | 'kept'; readonly url: string }
  | { readonly state: 'wanted' }
  | { readonly state: 'failed' }
export type FindPhoto = (address: string) => FoundPhoto

export interface WantedPhoto {
  readonly uid: string
  readonly address: string
}

interface Options {
  readonly records: readonly ReadableRecord[]
  readonly people: ReadonlyMap<string, KnownUser>
  readonly known: KnownRows
  readonly findPhoto: FindPhoto
  readonly journal: Journal
  readonly now: Date
}

export function planTechnicians({ records, people, known, findPhoto, journal, now }: Options) {
  const technicians = new Map<string, KnownTechnician>(known.technicians)
  const slugs = new Set(known.slugs)
  const rows: TechnicianRecord[] = []
  const photos: WantedPhoto[] = []
  const latePhotos: { uid: string; fotoURL: string }[] = []
  let keptPhotos = 0
  const { chosen, uidOf } = chooseRecords(records, people, journal)

  /** The address to store; the photo is assumed to come while it is only wanted. */
  function photoOf(uid: string, address: string | null, note: Note): string | null {
    if (address === null) return null
    const found = findPhoto(address)
    if (found.state === 'wanted') photos.push({ uid, address })
    if (found.state === 'kept') keptPhotos++
    if (found.state === 'failed') note('no-photo', address)
    return 'url' in found ? found.url : found.state === 'wanted' ? address : null
  }

  for (const [uid, record] of chosen) {
    const person = people.get(uid)
    if (!person) continue
    const note = journal.noteOf(record)
    const technician = technicianFrom(uid, record.document, { name: person.name, note, now })
    const stored = known.technicians.get(uid)
    if (stored) {
      journal.recognize(record)
      const late = stored.fotoURL === null ? photoOf(uid, technician.fotoURL, note) : null
      if (late !== null) latePhotos.push({ uid, fotoURL: late })
      continue
    }
    if (record.id !== uid) note('other-id', uid)
    const fotoURL = photoOf(uid, technician.fotoURL, note)
    const slug = freeSlug(technician, slugs)
    if (technician.slug !== '' && technician.slug !== slug) note('new-slug', slug)
    slugs.add(slug)
    const row = { ...technician, slug, fotoURL }
    const complete = { ...row, publicado: mayBePublic(row, person, note) }
    technicians.set(uid, complete)
    rows.push(complete)
    journal.import(record)
  }
  return { rows, technicians, uidOf, photos, latePhotos, keptPhotos }
}

/** One record per account. `uidOf` gives the account behind the id of any record: bookings name that id. */
function chooseRecords(
  records: readonly ReadableRecord[],
  people: ReadonlyMap<string, KnownUser>,
  journal: Journal,
) {
  const chosen = new Map<string, ReadableRecord>()
  const uidOf = new Map<string, string>()
  for (const record of records) {
    const uid = [textFrom(record.document.uid), record.id].find(id => people.has(id))
    if (uid === undefined) {
      journal.leaveOut(record, leftOut('no-account'))
      continue
    }
    uidOf.set(record.id, uid)
    const other = chosen.get(uid)
    const [winner, loser] =
      other && isBetter(other.document, record.document) ? [other, record] : [record, other]
    chosen.set(uid, winner)
    if (loser) journal.leaveOut(loser, leftOut('same-technician', winner.label))
  }
  return { chosen, uidOf }
}

/** The newer one; at the same moment, or without one, the fuller; else the first. */
function isBetter(first: Document, second: Document): boolean {
  const [newer, older] = [first, second].map(({ updatedAt, createdAt }) =>
    (instantFrom(updatedAt) ?? instantFrom(createdAt))?.getTime(),
  )
  if (newer !== older && newer !== undefined && older !== undefined) return newer > older
  return fullness(first) >= fullness(second)
}

function fullness(document: Document): number {
  return Object.values(document).filter(value => {
    const isEmpty =
      value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
    return !isEmpty
  }).length
}

/** The slug of the file where it needs no escaping in a URL and is free. */
function freeSlug({ slug, nombre, uid }: TechnicianRecord, taken: ReadonlySet<string>): string {
  if (/^[A-Za-z0-9_-]{1,120}$/.test(slug) && !taken.has(slug)) return slug
  for (let count = 0; ; count++) {
    const made = technicianSlug(nombre, uid, count) || `tecnico-${count + 1}`
    if (!taken.has(made)) return made
  }
}

/** D22, section 5: a barred person's profile is hidden, and one below the publish checklist too. */
function mayBePublic(technician: TechnicianRecord, person: KnownUser, note: Note): boolean {
  if (!technician.publicado) return false
  if (person.barred) {
    note('hidden-barred')
    return false
  }
  const missing = missingPoints(technician)
  if (missing.length > 0) note('hidden-checklist', missingText(missing))
  return missing.length === 0
}

/** Ratings are computed from the imported reviews; slug, photo and publication are decided by the plan. */
export type TechnicianRecord = Omit<Technician, 'ratingPromedio' | 'resenasCount'>

const DESCRIPTION_MAX_LENGTH = 5_000
const ADDRESS_MAX_LENGTH = 2_000

/** D24, technicians: fields are read under the names of section 3. `fotoURL` and `slug` are those of the file. */
function technicianFrom(
  uid: string,
  document: Document,
  { name, note, now }: { name: string; note: Note; now: Date },
): TechnicianRecord {
  const read = readerOf(document, note)
  read.noteUnknown('technicians')
  const { trades, unknown } = specialtiesIn(read)
  if (unknown.length > 0) note('unknown-specialty', unknown.join(', '))
  const deletedAt = read.deletedAt(now)
  const estado = stateFrom(document.estado, note)
  const createdAt = read.instant('createdAt') ?? now
  return {
    uid,
    nombre: read.line(['nombre']) || name,
    slug: read.line(['slug']),
    descripcion: read.text(DESCRIPTION_MAX_LENGTH, 'descripcion'),
    bioCorta: read.text(BIO_MAX_LENGTH, 'bioCorta'),
    // An unknown specialty becomes a tag, so that the search finds it.
    tags: [...new Set([...read.texts('tags', TEXT_MAX_LENGTH), ...unknown])],
    ciudad: read.line(['ciudad']),
    barrio: read.line(['barrio']),
    telefono: read.phone('telefono'),
    fotoURL: read.line(['fotoURL', 'fotoUrl'], ADDRESS_MAX_LENGTH) || null,
    especialidades: trades,
    servicios: read.documents('servicios').map(service => serviceFrom(service, note)),
    zonasCobertura: zonesIn(read, note),
    aniosExperiencia: read.years(YEARS_MAX, 'aniosExperiencia', 'añosExperiencia'),
    tarifaBase: read.price('tarifaBase', 'tarifa'),
    moneda: currencyFrom(read, note),
    ...recordOf(FLAG_FIELDS, name => read.flag(name, { otherwise: PROFILE_FIELDS[name].initial })),
    disponibilidadTxt: read.line(['disponibilidadTxt'], NOTE_MAX_LENGTH),
    horarios: weeklyHoursFrom(document.horarios, note),
    excepciones: exceptionsFrom(document.excepciones, note),
    horasBloqueadas: [],
    publicado: isPublic(read, { estado, deletedAt, note }),
    verificado: isVerified(read, note),
    estado: estado ?? null,
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
  read.noteUnknown('servicios')
  return {
    nombre: read.line(['nombre']),
    codigo: read.line(['codigo'], SHORT_MAX_LENGTH),
    descripcion: read.text(NOTE_MAX_LENGTH, 'descripcion'),
    tarifa: read.line(['tarifa'], SHORT_MAX_LENGTH),
    precioSugerido: read.price('precioSugerido'),
  }
}

function licenceFrom(licence: Document, note: Note): Licence {
  const read = readerOf(licence, note)
  read.noteUnknown('licencias')
  return {
    tipo: read.line(['tipo']),
    entidad: read.line(['entidad']),
    numero: read.line(['numero'], SHORT_MAX_LENGTH),
    vence: read.date('vence'),
  }
}

function currencyFrom(read: Reader, note: Note): string | null {
  const text = read.line(['moneda'])
  const currency = CURRENCIES.find(each => each === text) ?? null
  if (text !== '' && !currency) note('unknown-currency', shown(text))
  return currency
}

/** D53: the badge rests on recorded checks, which an export does not have. */
function isVerified(read: Reader, note: Note): false {
  if (read.flag('verificado')) note('unchecked-badge')
  return false
}

/** Undefined when it cannot be read. */
function stateFrom(written: unknown, note: Note): ModerationState | null | undefined {
  if (written === undefined || written === null || written === '') return null
  const state = MODERATION_STATES.find(each => each === written)
  if (!state) note('unknown-state', shown(written))
  return state
}

/** D21: a moderated or deleted profile is not published, nor one whose state cannot be read. */
function isPublic(
  read: Reader,
  { estado, deletedAt, note }: { estado?: ModerationState | null; deletedAt: Date | null; note: Note },
): boolean {
  if (!read.flag('publicado') || estado === undefined) return false
  const isAllowed = deletedAt === null && (estado ?? 'publicado') === 'publicado'
  if (!isAllowed) note('hidden-moderated')
  return isAllowed
}
