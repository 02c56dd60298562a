// Creates the dependencies of use cases.
import type { Log, Services } from '#app/services.ts'
import { BRAND } from '#content/brand.ts'
import { createIdentity } from '#identity/identity.server.ts'
import type { PasswordCost } from '#identity/password-hash.server.ts'
import type { ProviderConfig } from '#identity/provider-discovery.server.ts'
import type { CheckDocuments } from '#images/check-documents.server.ts'
import type { ExportFiles } from '#images/export-files.server.ts'
import type { Photos } from '#images/photos.server.ts'
import type { ProblemPhotos } from '#images/problem-photos.server.ts'
import type { Push } from '#notifications/push.server.ts'
import type { Database } from '#persistence/database.server.ts'
import { openIdentityDb } from '#persistence/identity-tables.server.ts'
import { createRateLimits } from '#persistence/rate-limits.server.ts'
import {
  type UnreadableTechnicians,
  unreadableTechnicians,
} from '#persistence/technicians/readable-technicians.server.ts'
import { isColombianHoliday } from '#server/holidays.ts'

export interface ServiceOptions {
  readonly database: Database
  readonly secret: string
  readonly origin: string
  readonly log: Log
  readonly images: Photos
  readonly problemPhotos: ProblemPhotos
  readonly checkDocuments: CheckDocuments
  readonly exportFiles: ExportFiles
  readonly push: Push
  readonly now?: () => Date
  readonly adminsNeedSecondStep?: boolean
  readonly provider?: ProviderConfig | undefined
  readonly passwordCost?: PasswordCost | undefined
}

export function createServices({
  database: { db, pool },
  secret,
  origin,
  log,
  images,
  problemPhotos,
  checkDocuments,
  exportFiles,
  push,
  now = () => new Date(),
  adminsNeedSecondStep = false,
  provider,
  passwordCost,
}: ServiceOptions): Services {
  unreadableTechnicians.subscribe(event =>
    log.warn(event as UnreadableTechnicians, 'technicians left out: their record cannot be read'),
  )
  return {
    db,
    log,
    images,
    problemPhotos,
    checkDocuments,
    exportFiles,
    push,
    now,
    isHoliday: isColombianHoliday,
    adminsNeedSecondStep,
    limits: createRateLimits(pool),
    identity: createIdentity({
      db: openIdentityDb(pool),
      secret,
      origin,
      secure: origin.startsWith('https:'),
      issuer: BRAND.name,
      provider,
      passwordCost,
      onMessage: (severity, message) => log.warn({ source: 'identity', severity }, message),
    }),
  }
}
