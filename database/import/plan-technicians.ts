import type { Document } from '#database/import/document.ts'
import { instantFrom } from '#database/import/instant-from.ts'
import type { Journal } from '#database/import/journal.ts'
import type { KnownRows, KnownTechnician, KnownUser } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { leftOut, type Note } from '#database/import/report.ts'
import { type TechnicianRecord, technicianFrom } from '#database/import/technician-from.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import { missingText } from '#verification/wording/missing-points.ts'

/** What is known of the picture at an address: stored by us, kept where it is, not fetched yet, or not to be had. */
export type FoundPhoto =
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
    const uid = [textOf(record.document.uid), record.id].find(id => people.has(id))
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
