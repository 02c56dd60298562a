// Checks of the demo technicians in every state, with drawn documents.

import type { DocumentDrawing } from '#database/demo/drawings/document-drawings.ts'
import { demoUuid } from '#database/demo/person-ids.ts'
import { atOnce, readPicture } from '#database/demo/pictures.ts'
import type { CredentialEntry } from '#database/demo/technicians/entry.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { createRandom } from '#database/seeded-random.ts'
import { addDays, bogotaDate, bogotaTime, DAY_MS, HOUR_MS, instantAt } from '#platform/domain/time.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { type Credential, credentialsAskedOf, type DocumentType } from '#verification/domain/credential.ts'
import { writeDocument } from '#verification/persistence/document-files.server.ts'

export interface CredentialRow extends Omit<Credential, 'id' | 'documents'> {
  readonly technicianId: string
}

export interface CredentialDocumentRow extends Pick<CredentialRow, 'technicianId' | 'kind' | 'sentAt'> {
  readonly id: string
  readonly position: number
  readonly name: string
  readonly type: DocumentType
  readonly drawing: DocumentDrawing
}

const LICENCES = { 'electrical-licence': /CONTE|electricista/i, 'gas-licence': /gas/i } as const
const INSURERS = ['Sura', 'Seguros Bolívar', 'La Previsora'] as const

export function credentialRows(
  technicians: readonly DemoTechnician[],
  now: Date,
  adminUid: string,
): { credentials: CredentialRow[]; documents: CredentialDocumentRow[] } {
  const credentials: CredentialRow[] = []
  const documents: CredentialDocumentRow[] = []
  for (const technician of technicians)
    for (const entry of entriesOf(technician, now)) {
      const credential = rowFrom(entry, technician, now, adminUid)
      credentials.push(credential)
      const { technicianId, kind, sentAt } = credential
      for (const [index, { drawing, name }] of (entry.documents ?? []).entries())
        documents.push({
          id: demoUuid(`${technicianId} ${kind} ${entry.status} ${index}`),
          technicianId,
          kind,
          sentAt,
          position: index + 1,
          name,
          type: 'image/webp',
          drawing,
        })
    }
  return { credentials, documents }
}

export async function writeCredentialDocuments(
  files: FileStore,
  rows: readonly CredentialDocumentRow[],
): Promise<void> {
  await atOnce.map(rows, async ({ id, type, drawing }) =>
    writeDocument(files, { id, type, bytes: await readPicture('documents', drawing) }),
  )
}

function entriesOf(technician: DemoTechnician, now: Date): CredentialEntry[] {
  const own = technician.entry.credentials
  if (!technician.verificado) return own
  const usual = usualEntriesOf(technician, now)
  return [...usual.filter(({ kind }) => !own.some(entry => entry.kind === kind)), ...own]
}

/** What a verified technician has: his document for certain, the others often. All were decided soon after he joined. */
function usualEntriesOf(technician: DemoTechnician, now: Date): CredentialEntry[] {
  const { nombre, especialidades, licencias, certificaciones, createdAt } = technician
  const random = createRandom(`${nombre} checks`)
  const today = bogotaDate(now)
  const daysSinceJoined = (now.getTime() - createdAt.getTime()) / DAY_MS
  const decided = (latestDaysAgo: number) => {
    const decidedDaysAgo = Math.max(Math.min(daysSinceJoined - 1.5, latestDaysAgo), 0.5)
    return { status: 'accepted', sentDaysAgo: decidedDaysAgo + 0.7, decidedDaysAgo } as const
  }
  const number = (length: number) => String(10 ** (length - 1) + random.below(9 * 10 ** (length - 1)))
  const entries: CredentialEntry[] = [
    { kind: 'identity', number: number(10), ...decided(60 + random.below(500)) },
  ]
  if (random.chance(0.85)) {
    const when = decided(35 + random.below(270))
    const issuedDaysAgo = Math.ceil(when.sentDaysAgo) + 5
    entries.push({
      kind: 'background',
      entity: 'Policía Nacional',
      ...when,
      issuedDaysAgo,
      expiresInDays: 365 - issuedDaysAgo,
    })
  }
  for (const [kind, pattern] of Object.entries(LICENCES) as [keyof typeof LICENCES, RegExp][]) {
    const licence = licencias.find(({ tipo, entidad }) => pattern.test(`${tipo} ${entidad}`))
    if (!licence?.vence || !credentialsAskedOf(especialidades).includes(kind)) continue
    const expiresInDays = (Date.parse(licence.vence) - Date.parse(today)) / DAY_MS
    entries.push({
      kind,
      entity: licence.entidad,
      number: licence.numero,
      expiresInDays,
      ...decided(50 + random.below(300)),
    })
  }
  if (certificaciones.some(each => each.includes('SENA')) && random.chance(0.6))
    entries.push({ kind: 'training', entity: 'SENA', number: number(8), ...decided(50 + random.below(400)) })
  if (random.chance(0.2))
    entries.push({
      kind: 'insurance',
      entity: random.pick(INSURERS),
      number: number(7),
      expiresInDays: 60 + random.below(250),
      ...decided(40 + random.below(60)),
    })
  return entries
}

/** Nobody sends or decides at night: the evening before instead. */
function awake(instant: number): number {
  const time = bogotaTime(new Date(instant))
  if (time >= '07:00' && time < '20:00') return instant
  const day = bogotaDate(new Date(time < '07:00' ? instant - DAY_MS : instant))
  return instantAt(day, '18:42')?.getTime() ?? instant
}

function rowFrom(
  entry: CredentialEntry,
  technician: DemoTechnician,
  now: Date,
  adminUid: string,
): CredentialRow {
  const { kind, status, entity = '', number = '', note = '' } = entry
  const { expiresInDays, issuedDaysAgo, sentDaysAgo, decidedDaysAgo } = entry
  const today = bogotaDate(now)
  // Nothing is sent before the account exists.
  const earliest = technician.createdAt.getTime() + HOUR_MS
  const sentAt = Math.max(awake(now.getTime() - sentDaysAgo * DAY_MS), earliest)
  const decidedAt =
    decidedDaysAgo === undefined
      ? null
      : Math.max(awake(now.getTime() - decidedDaysAgo * DAY_MS), sentAt + HOUR_MS)
  return {
    technicianId: technician.uid,
    kind,
    status,
    entity,
    number,
    issuedOn: issuedDaysAgo === undefined ? null : addDays(today, -issuedDaysAgo),
    expiresOn: expiresInDays === undefined ? null : addDays(today, expiresInDays),
    sentAt: new Date(sentAt),
    decidedAt: decidedAt === null ? null : new Date(decidedAt),
    decidedBy: decidedAt === null ? null : adminUid,
    note,
  }
}
