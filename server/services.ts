// Creates the dependencies of use cases.

import { createIdentity } from '#accounts/identity/identity.server.ts'
import type { PasswordCost } from '#accounts/identity/password-hash.server.ts'
import type { ProviderConfig } from '#accounts/identity/provider.server.ts'
import { openIdentityDb } from '#accounts/persistence/account-tables.server.ts'
import { drawAccountPdf } from '#agenda/notifications/account-pdf.server.ts'
import type { Log, Services } from '#app/services.ts'
import type { ProblemPhotos } from '#bookings/persistence/problem-photo-store.server.ts'
import { createCataloguePlaces } from '#catalogue/persistence/catalogue-places.server.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import type { MailSettings } from '#platform/mail/mail.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { createKeptAnswers } from '#platform/persistence/kept-answers.server.ts'
import { createRateLimits } from '#platform/persistence/rate-limits.server.ts'
import type { Photos } from '#platform/photos/photos.server.ts'
import type { Push } from '#platform/push/push.server.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import { BRAND } from '#platform/wording/brand.ts'
import type { ExportFiles } from '#rights/persistence/data-exports.server.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'
import {
  type UnreadableTechnicians,
  unreadableTechnicians,
} from '#technicians/persistence/readable-technicians.server.ts'
import type { CredentialDocuments } from '#verification/persistence/document-files.server.ts'
import type { ReceiptFiles } from '#visits/persistence/receipt-files.server.ts'

export interface ServiceOptions {
  readonly db: PooledDb
  readonly secret: string
  readonly origin: string
  readonly log: Log
  readonly images: Photos
  readonly problemPhotos: ProblemPhotos
  readonly credentialDocuments: CredentialDocuments
  readonly exportFiles: ExportFiles
  readonly receiptFiles: ReceiptFiles
  readonly drawAccount?: Services['drawAccount']
  readonly push: Push
  readonly whatsapp?: WhatsappChannel | null
  readonly mail?: MailSettings
  /** False while changes may be missed; without a listener always. */
  readonly isListening?: () => boolean
  readonly now?: () => Date
  readonly adminsNeedSecondStep?: boolean
  readonly provider?: ProviderConfig | undefined
  readonly passwordCost?: PasswordCost | undefined
}

export function createServices({
  db,
  secret,
  origin,
  log,
  images,
  problemPhotos,
  credentialDocuments,
  exportFiles,
  receiptFiles,
  drawAccount = drawAccountPdf,
  push,
  whatsapp = null,
  mail = { sender: BRAND.email, hasServer: true },
  isListening = () => false,
  now = () => new Date(),
  adminsNeedSecondStep = false,
  provider,
  passwordCost,
}: ServiceOptions): Services {
  const told = new Set<string>()
  unreadableTechnicians.subscribe(event => {
    const uids = (event as UnreadableTechnicians).uids.filter(uid => !told.has(uid))
    for (const uid of uids) told.add(uid)
    // They are read again and again.
    if (uids.length > 0) log.attention('technicians-unreadable', { uids })
  })
  return {
    db,
    log,
    images,
    problemPhotos,
    credentialDocuments,
    exportFiles,
    receiptFiles,
    drawAccount,
    push,
    whatsapp,
    mail,
    now,
    isHoliday: isColombianHoliday,
    adminsNeedSecondStep,
    limits: createRateLimits(db),
    cataloguePlaces: createCataloguePlaces(db),
    publicAnswers: createKeptAnswers(),
    catalogueWords: createCatalogueVocabulary(db, isListening),
    identity: createIdentity({
      db: openIdentityDb(db.$client),
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
