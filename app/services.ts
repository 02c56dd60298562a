// The dependencies of use cases and the React Router contexts through which pages receive them.
import { createContext } from 'react-router'
import type { Identity } from '#accounts/identity/identity.server.ts'
import type { AccountSheet } from '#agenda/domain/account-sheet.ts'
import type { ProblemPhotos } from '#bookings/persistence/problem-photo-store.server.ts'
import type { CataloguePlaces } from '#catalogue/persistence/catalogue-places.server.ts'
import type { CatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import type { DemandEvent } from '#demand/domain/demand.ts'
import type { AttentionNeed } from '#platform/domain/attention.ts'
import type { MailSettings } from '#platform/mail/mail.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { KeptAnswers } from '#platform/persistence/kept-answers.server.ts'
import type { RateLimits } from '#platform/persistence/rate-limits.server.ts'
import type { Photos } from '#platform/photos/photos.server.ts'
import type { Push } from '#platform/push/push.server.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import type { ExportFiles } from '#rights/persistence/data-exports.server.ts'
import type { CredentialDocuments } from '#verification/persistence/document-files.server.ts'
import type { ReceiptFiles } from '#visits/persistence/receipt-files.server.ts'

/** What each level means stands in docs/operations.md. */
export interface Log {
  info(event: object, message?: string): void
  warn(event: object, message?: string): void
  error(event: object, message?: string): void
  /** A person has to act. */
  attention(need: AttentionNeed, event?: object): void
}

export interface Services {
  readonly db: PooledDb
  readonly identity: Identity
  readonly images: Photos
  readonly problemPhotos: ProblemPhotos
  readonly credentialDocuments: CredentialDocuments
  readonly exportFiles: ExportFiles
  readonly receiptFiles: ReceiptFiles
  /** As a PDF. */
  readonly drawAccount: (sheet: AccountSheet) => Promise<Buffer>
  readonly limits: RateLimits
  readonly cataloguePlaces: CataloguePlaces
  /** What the home page of everybody shows, for who is signed in: the page of guests is kept whole. */
  readonly publicAnswers: KeptAnswers
  readonly catalogueWords: CatalogueVocabulary
  readonly push: Push
  readonly mail: MailSettings
  /** Null: the operator has not set it up, and nothing of it is shown. */
  readonly whatsapp: WhatsappChannel | null
  readonly log: Log
  readonly now: () => Date
  /** True for public holidays of Colombia; `date` is 'YYYY-MM-DD'. */
  readonly isHoliday: (date: string) => boolean
  /** In production: administrators without the second step may not administer. */
  readonly adminsNeedSecondStep: boolean
}

export const servicesContext = createContext<Services>()
/** Sources (`sha256-…`) of the inline scripts and styles of a page. */
interface InlineHashes {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}
/** The value of the header for a page with these inline scripts and styles. */
export type ContentSecurityPolicy = (hashes?: InlineHashes) => string
export const contentSecurityPolicyContext = createContext<ContentSecurityPolicy>()
export interface InlineStylesheet {
  readonly css: string
  /** Its source in the policy (`sha256-…`). */
  readonly hash: string
}
/** Style sheets by URL, to be written into the document instead of being requested. */
export type InlineStylesheets = ReadonlyMap<string, InlineStylesheet>
export const inlineStylesheetsContext = createContext<InlineStylesheets>(new Map())
/** The client's network address, the key of rate limits. */
export const networkContext = createContext<string>()
/** The client's city, where a trusted proxy names it; '' otherwise. */
export const cityContext = createContext<string>('')
/** The public scheme and host of this site. */
export const originContext = createContext<string>()
/** Identifies the request in the log (D27). */
export const requestIdContext = createContext<string>()
/** The text of the form that this request could not carry out because of a failure. */
export const formFailureContext = createContext<string | null>(null)
/** Receives the pattern of the matched route (`tecnicos/:slug`): the label of metrics and traces. */
export const onRouteContext = createContext<(pattern: string) => void>(() => {})
/** Receives what the page shows of demand, to be counted. */
export const onDemandContext = createContext<(event: DemandEvent) => void>(() => {})
