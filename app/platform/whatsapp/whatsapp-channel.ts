// What the product knows of the Cloud API: an account, what is sent through it and what is answered.
import type {
  ChatAnswer,
  ChatReaction,
  IncomingMessage,
  IncomingStatus,
  WhatsappFile,
} from '#platform/domain/whatsapp.ts'

export interface WhatsappConfig {
  /** The API's id of the number, not the number. */
  readonly phoneId: string
  readonly token: string
  readonly appSecret: string
  readonly verifyToken: string
  /** Digits with the country's code: whom people write to. */
  readonly number: string
  /** Scheme, host and version. */
  readonly api: string
  /** The business account that holds the templates. */
  readonly businessId: string | undefined
}

export interface ButtonValue {
  readonly kind: 'reply' | 'link'
  /** What a reply sends back; of a link, what stands for its variable. */
  readonly value: string
}

export interface TemplateOutgoing {
  readonly as: 'template'
  readonly name: string
  readonly words: readonly string[]
  readonly buttons: readonly ButtonValue[]
  readonly file?: WhatsappFile | undefined
}

/** Up to three replies, or one link, or a list. */
export interface FreeOutgoing extends Omit<ChatAnswer, 'visit'> {
  readonly as: 'free'
  /** The API's id of the message that it answers. */
  readonly quotes?: string | undefined
}

export type Outgoing = TemplateOutgoing | FreeOutgoing

interface SendFailure {
  /** The API's; null without an answer of it. */
  readonly code: number | null
}

/**
 * 'refused': never again, to this number or of this message. 'wait': may succeed later. 'token': nothing can be sent until the
 * operator renews the token or what it may do.
 */
export type SendResult =
  | { readonly outcome: 'accepted'; readonly id: string }
  | ({ readonly outcome: 'refused' } & SendFailure)
  | ({
      readonly outcome: 'wait'
      readonly retryAfterMs: number | null
      /** The request went out and nobody answered: the message may have been accepted. */
      readonly mayHaveArrived: boolean
    } & SendFailure)
  | ({ readonly outcome: 'token' } & SendFailure)

export type ApiFailure = Exclude<SendResult, { outcome: 'accepted' }>

export type ApiResult<Value> = { readonly outcome: 'accepted'; readonly value: Value } | ApiFailure

/** 'gone': the API has it no longer. 'large': more bytes than asked for. 'host': from where nothing is fetched. */
export type MediaResult = ApiResult<Buffer> | { readonly outcome: 'gone' | 'large' | 'host' }

export interface PhoneState {
  /** Digits with the country's code. */
  readonly number: string
  readonly name: string
  /** GREEN, YELLOW, RED or UNKNOWN. */
  readonly quality: string
  /** CONNECTED, PENDING, RESTRICTED, BANNED … as the API calls it. */
  readonly status: string
  /** TIER_1K and the like; null where it does not say. */
  readonly limit: string | null
  /** Where the API posts what happens; null where it does not say. */
  readonly webhook: string | null
}

export interface TemplateState {
  readonly name: string
  readonly language: string
  /** APPROVED, PENDING, REJECTED, PAUSED, DISABLED … as the API calls it. */
  readonly status: string
  readonly category: string
  /** Why it was refused, as the API says it. */
  readonly reason: string | null
  readonly components: readonly TemplateComponent[]
}

/** A part of a template as the API stores it. */
export interface TemplateComponent {
  readonly type: string
  readonly format?: string | undefined
  readonly text?: string | undefined
  readonly buttons?:
    | readonly {
        readonly type: string
        readonly text?: string | undefined
        readonly url?: string | undefined
      }[]
    | undefined
}

export interface NewTemplate {
  readonly name: string
  readonly language: string
  readonly category: string
  readonly components: readonly object[]
}

export interface WhatsappClient {
  /** `ourId` comes back with each status. A file is uploaded first. */
  send(to: string, outgoing: Outgoing, ourId: string): Promise<SendResult>
  /** Under the message of theirs with that id. */
  react(to: string, messageId: string, reaction: ChatReaction, ourId: string): Promise<SendResult>
  /** Returns the id by which a message names it. */
  uploadMedia(file: WhatsappFile): Promise<ApiResult<string>>
  /** What somebody sent us, if it is not larger. */
  fetchMedia(mediaId: string, maxBytes: number): Promise<MediaResult>
  /** 'refused' with code 100: the secret is not that of the token's application. */
  phoneState(): Promise<ApiResult<PhoneState>>
  /** Without it the four below throw. */
  readonly hasBusinessAccount: boolean
  listTemplates(): Promise<ApiResult<TemplateState[]>>
  /** Answers its status, or what the API says against it. */
  createTemplate(
    template: NewTemplate,
  ): Promise<ApiResult<TemplateState['status']> | (ApiFailure & { readonly detail: string | null })>
  /** Returns the handle by which a new template names its example. */
  uploadExample(bytes: Buffer, type: string): Promise<ApiResult<string>>
  /** Names of the applications that are told what happens. */
  listSubscribers(): Promise<ApiResult<string[]>>
}

export interface WebhookEvents {
  readonly messages: IncomingMessage[]
  readonly statuses: IncomingStatus[]
}

/** What pages and use cases get, beside the client. */
export interface WhatsappChannel extends WhatsappClient {
  /** Digits with the country's code: whom people write to. */
  readonly number: string
  /** True for the exact bytes that the API posted. */
  isSigned(body: Uint8Array, header: string | null): boolean
  isVerifyToken(token: string | null): boolean
  /** Of what was posted, as JSON, what is for our number. */
  parseWebhook(posted: unknown): WebhookEvents
}
