// What a phone shows: the messages of both sides.
export type ChatButton =
  | { readonly kind: 'reply'; readonly title: string; readonly id: string }
  | { readonly kind: 'link'; readonly title: string; readonly url: string }

export interface ChatFile {
  readonly kind: string
  readonly type: string
  readonly name: string
  readonly mediaId: string
}

interface ChatRow {
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface ChatEntry {
  /** The API's. */
  readonly id: string
  /** 'us': the business. */
  readonly by: 'us' | 'them'
  readonly at: Date
  readonly as: 'template' | 'text' | 'interactive' | 'image' | 'document' | 'button' | 'other'
  readonly template: string | null
  readonly text: string
  readonly file: ChatFile | null
  readonly buttons: readonly ChatButton[]
  readonly list: { readonly button: string; readonly rows: readonly ChatRow[] } | null
  readonly quotes: string | null
  /** What the business calls it. */
  readonly ourId: string | null
  state: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'
  errorCode: number | null
  /** Under it, by the other side. */
  reaction: string | null
}

/** A new one of ours that shows this. */
export type ChatContent = Pick<ChatEntry, 'as' | 'template' | 'text' | 'file' | 'buttons' | 'list'>

export const NO_CONTENT: Omit<ChatContent, 'as' | 'text'> = {
  template: null,
  file: null,
  buttons: [],
  list: null,
}
