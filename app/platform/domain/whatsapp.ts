// Messages by WhatsApp: what one says, and what came back. The limits are those of the Cloud API.

export const BUTTON_TITLE_MAX = 20
export const ROW_TITLE_MAX = 24
export const ROW_TEXT_MAX = 72
export const ROWS_MAX = 10
export const BODY_MAX = 1_024
/** Free text and media may be sent for this long after a person wrote. */
export const WINDOW_MS = 24 * 60 * 60_000

/** Where the token of a link that opens the page of a visit follows. */
export const SIGNED_LINK_PATH = 'v/'

/** A file that goes with a message, read when it is sent. */
export interface WhatsappFile {
  readonly kind: 'image' | 'document'
  readonly name: string
  readonly type: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly read: () => Promise<Buffer>
}

/** A message of a template. Inside of the 24 hours it goes as free text with the same words and buttons, where that can be. */
export interface WhatsappMessage<Template extends string = string> {
  readonly template: Template
  /** One for each variable of the body, without line breaks. */
  readonly words: readonly string[]
  /** In the template's order: what a reply button sends back; of a link, what stands for its variable. Of the page
   * of a visit that is its path until it is sent. */
  readonly buttons: readonly string[]
  readonly file?: WhatsappFile | undefined
  /** The visit that an answer to it belongs to. */
  readonly visit?: number | undefined
}

interface ReplyButton {
  readonly id: string
  readonly title: string
}

export interface ListRow extends ReplyButton {
  readonly text?: string
}

/** What is answered in a chat whose 24 hours are open: up to three replies, or one link, or a list. */
export interface ChatAnswer {
  readonly text: string
  readonly replies?: readonly ReplyButton[]
  readonly link?: { readonly title: string; readonly url: string }
  readonly list?: { readonly button: string; readonly rows: readonly ListRow[] }
  readonly file?: WhatsappFile | undefined
  readonly visit?: number | undefined
}

/** A tick under the message that it answers, in place of words. */
export interface ChatReaction {
  readonly emoji: '✅'
}

/** What is answered to a message. One with two links, or with replies and a link, is that of a template. */
export type ChatReply = ChatAnswer | ChatReaction | WhatsappMessage

/** What somebody sent. `quotes` is the API's id of the message that it answers. */
export interface IncomingMessage {
  readonly id: string
  /** Digits with the country's code. */
  readonly from: string
  readonly sentAt: Date
  readonly quotes: string | null
  readonly content:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'button'; readonly id: string; readonly title: string }
    | { readonly kind: 'image'; readonly mediaId: string; readonly text: string }
    /** Audio, video, sticker, location, contacts, document, unsupported … as the API calls it. */
    | { readonly kind: 'other'; readonly type: string }
}

export const DELIVERY_STATES = ['sent', 'delivered', 'read', 'failed'] as const
type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What became of a message of ours. */
export interface IncomingStatus {
  readonly id: string
  readonly state: DeliveryState
  readonly at: Date
  readonly errorCode: number | null
  /** Our own id of it, as it was sent in `biz_opaque_callback_data`. */
  readonly ourId: string | null
}
