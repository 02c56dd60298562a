import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webPush from 'web-push'
import type { Services } from '#app/services.ts'
import { createProblemPhotos } from '#bookings/persistence/problem-photo-store.server.ts'
import { createFolderFiles, createFolderStore } from '#platform/files/file-store.server.ts'
import { createEmbeddedHost } from '#platform/photos/embedded-host.server.ts'
import { createPhotoIntake } from '#platform/photos/photo-intake.server.ts'
import { createPhotos } from '#platform/photos/photos.server.ts'
import { createPush } from '#platform/push/push.server.ts'
import { createExportFiles } from '#rights/persistence/data-exports.server.ts'
import { createLog } from '#server/log.ts'
import { createServices, type ServiceOptions } from '#server/services.ts'
import { PASSWORD_COST, SIGNING_SECRET } from '#tests/support/people/signed-in.ts'
import { type TestDatabase, testDatabase } from '#tests/support/program/database.ts'
import { refuseSecondConnections } from '#tests/support/program/second-connection.ts'
import { createCredentialDocuments } from '#verification/persistence/document-files.server.ts'
import { drawReceiptPdf } from '#visits/notifications/receipt-pdf.server.ts'
import { createReceiptFiles } from '#visits/persistence/receipt-files.server.ts'

const VAPID_KEYS = webPush.generateVAPIDKeys()

/** A Thursday morning in Bogotá. */
export const NOON = new Date('2026-11-12T15:00:00Z')

export interface TestServices extends Services {
  readonly database: TestDatabase
  /** Every line of the log. */
  readonly logged: string[]
}

interface TestOptions extends Pick<ServiceOptions, 'adminsNeedSecondStep' | 'provider' | 'whatsapp'> {
  readonly now?: Date
}

/** The services of use cases, real except for the fixed clock. Call it at the top of a test file. */
export async function testServices({ now = NOON, ...more }: TestOptions = {}): Promise<TestServices> {
  const database = await testDatabase()
  return { ...servicesOn(database, now, more), database }
}

/** Another instance of the program on the same database. */
export function servicesOn(
  database: TestDatabase,
  now = NOON,
  more: Omit<TestOptions, 'now'> = {},
): Services & { logged: string[] } {
  refuseSecondConnections(database.pool)
  const logged: string[] = []
  const log = createLog({ to: { write: line => void logged.push(line) } })
  const services = createServices({
    db: database.db,
    secret: SIGNING_SECRET,
    origin: 'http://localhost:3000',
    log,
    ...photosIn(join(tmpdir(), 'tecniya-run-photos')),
    push: createPush({ keys: VAPID_KEYS, subject: 'mailto:hola@tecniya.co', allowLoopback: true }),
    now: () => now,
    passwordCost: PASSWORD_COST,
    ...more,
  })
  return { ...services, logged }
}

/** An embedded image host, the photos of the problem and the documents of credentials in this folder. */
export function photosIn(
  folder: string,
): Pick<Services, 'images' | 'problemPhotos' | 'credentialDocuments' | 'exportFiles' | 'receiptFiles'> {
  const intake = createPhotoIntake(folder)
  const photos = createFolderStore(folder)
  return {
    images: createPhotos({ intake, host: createEmbeddedHost(photos, folder), onFailure: () => {} }),
    problemPhotos: createProblemPhotos(photos, intake),
    credentialDocuments: createCredentialDocuments(createFolderStore(join(folder, 'documents')), intake),
    exportFiles: createExportFiles(join(folder, 'exports')),
    receiptFiles: receiptsIn(join(folder, 'receipts')),
  }
}

/** Drawn in the thread of the test. */
const receiptsIn = (folder: string) =>
  createReceiptFiles({ store: createFolderStore(folder), draw: drawReceiptPdf, onFailure: () => {} })

/** For jobs that store and read no files. */
export const NO_FILES = { ...createFolderFiles('/nonexistent'), receiptFiles: receiptsIn('/nonexistent') }
