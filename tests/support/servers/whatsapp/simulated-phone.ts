// A person's phone: its chat with the business, and what the person does there.
import { randomBytes } from 'node:crypto'
import { type ChatContent, type ChatEntry, NO_CONTENT } from '#tests/support/servers/whatsapp/chat.ts'

/**
 * What goes wrong with messages to this number. Refused at once: 'rate-limit', 'pair-limit', 'api-failure', 'test-number'. Accepted and reported
 * later: 'no-whatsapp', 'blocked'. 'undelivered': sent, and never more. 'slow': delivered when `deliverSlow` is called.
 * 'lost-answer': accepted and sent, but the connection ends without an answer.
 */
export const PHONE_FAILURES = [
  'no-whatsapp',
  'blocked',
  'rate-limit',
  'pair-limit',
  'api-failure',
  'test-number',
  'undelivered',
  'slow',
  'lost-answer',
] as const
export type PhoneFailure = (typeof PHONE_FAILURES)[number]

const WINDOW_MS = 24 * 60 * 60_000

export interface PhoneTools {
  readonly now: () => Date
  readonly businessNumber: string
  readonly storeMedia: (bytes: Buffer, type: string, name: string) => string
  /** Tells the business. */
  readonly post: (value: object) => void
  readonly onChange: () => void
}

export const newMessageId = () => `wamid.${randomBytes(24).toString('base64url')}`
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000))

export class SimulatedPhone {
  readonly number: string
  readonly name: string
  readonly chat: ChatEntry[] = []
  failure: PhoneFailure | null = null
  /** Reads what arrives at once, and tells so. */
  reads = false
  readonly #tools: PhoneTools
  #wroteAt: Date | null = null

  constructor(number: string, name: string, tools: PhoneTools) {
    this.number = number
    this.name = name
    this.#tools = tools
  }

  get isWindowOpen(): boolean {
    return this.#wroteAt !== null && this.#tools.now().getTime() - this.#wroteAt.getTime() < WINDOW_MS
  }

  /** As if the last message was written a day ago. */
  closeWindow(): void {
    this.#wroteAt = null
    this.#tools.onChange()
  }

  /** The last message of the business. */
  get last(): ChatEntry | undefined {
    return this.chat.findLast(({ by }) => by === 'us')
  }

  write(text: string, { quotes }: { quotes?: string } = {}): string {
    return this.#say({ ...NO_CONTENT, as: 'text', text }, { type: 'text', text: { body: text } }, quotes)
  }

  /** Presses a reply of a message; of the last one that has it. */
  press(title: string, on = this.#lastWith(title)): string {
    const button = on.buttons.find(each => each.kind === 'reply' && each.title === title)
    if (button?.kind !== 'reply') throw new Error(`No button says ${title}`)
    const reply = { id: button.id, title }
    const message =
      on.as === 'template'
        ? { type: 'button', button: { payload: button.id, text: title } }
        : { type: 'interactive', interactive: { type: 'button_reply', button_reply: reply } }
    return this.#say({ ...NO_CONTENT, as: 'button', text: title }, message, on.id)
  }

  /** Chooses the row of a list; of the last one that has it. */
  choose(
    title: string,
    on = this.chat.findLast(each => each.list?.rows.some(row => row.title === title)),
  ): string {
    const row = on?.list?.rows.find(each => each.title === title)
    if (!on || !row) throw new Error(`No list has ${title}`)
    const list_reply = { id: row.id, title, ...(row.text && { description: row.text }) }
    const message = { type: 'interactive', interactive: { type: 'list_reply', list_reply } }
    return this.#say({ ...NO_CONTENT, as: 'button', text: title }, message, on.id)
  }

  sendPhoto(
    bytes: Buffer,
    caption = '',
    { type = 'image/jpeg', quotes }: { type?: string; quotes?: string } = {},
  ): string {
    const mediaId = this.#tools.storeMedia(bytes, type, 'foto')
    const file = { kind: 'image', type, name: 'foto', mediaId }
    const image = { id: mediaId, mime_type: type, sha256: 'x', ...(caption && { caption }) }
    return this.#say({ ...NO_CONTENT, as: 'image', text: caption, file }, { type: 'image', image }, quotes)
  }

  /** A voice note, a place, a sticker … */
  sendOther(
    type: 'audio' | 'video' | 'sticker' | 'location' | 'contacts' | 'document' | 'unsupported',
  ): string {
    return this.#say({ ...NO_CONTENT, as: 'other', text: `(${type})` }, { type, [type]: { id: '1' } })
  }

  react(emoji: string, on: ChatEntry): string {
    on.reaction = emoji
    const message = { type: 'reaction', reaction: { message_id: on.id, emoji } }
    return this.#post(newMessageId(), message, this.#tools.now())
  }

  /** Opens the chat. */
  readAll(): void {
    for (const entry of this.chat)
      if (entry.state === 'delivered' && entry.by === 'us') this.#report(entry, 'read')
  }

  deliverSlow(): void {
    for (const entry of this.chat) if (entry.state === 'sent') this.#report(entry, 'delivered')
  }

  /** By the business. */
  receive(
    content: ChatContent,
    { ourId, quotes }: { ourId: string | null; quotes: string | null },
  ): ChatEntry {
    const entry: ChatEntry = {
      ...content,
      id: newMessageId(),
      by: 'us',
      at: this.#tools.now(),
      ourId,
      quotes,
      state: 'accepted',
      errorCode: null,
      reaction: null,
    }
    this.chat.push(entry)
    const code = this.#undeliverable(entry)
    if (code !== null) this.#report(entry, 'failed', code)
    else {
      this.#report(entry, 'sent')
      if (this.failure !== 'undelivered' && this.failure !== 'slow') this.#report(entry, 'delivered')
      if (this.reads) this.readAll()
    }
    return entry
  }

  /** What the business puts under a message of this phone. */
  receiveReaction(messageId: string, emoji: string): void {
    const entry = this.chat.find(({ id }) => id === messageId)
    if (entry) entry.reaction = emoji
    this.#tools.onChange()
  }

  #undeliverable({ as }: ChatEntry): number | null {
    if (this.failure === 'no-whatsapp' || this.failure === 'blocked') return 131026
    return as === 'template' || this.isWindowOpen ? null : 131047
  }

  #lastWith(title: string): ChatEntry {
    const entry = this.chat.findLast(({ buttons }) => buttons.some(each => each.title === title))
    if (!entry) throw new Error(`No message has a button ${title}`)
    return entry
  }

  #say(content: ChatContent, message: object, quotes: string | null = null): string {
    const at = this.#tools.now()
    const id = newMessageId()
    const told = { ourId: null, state: 'sent', errorCode: null, reaction: null } as const
    this.chat.push({ ...content, ...told, id, by: 'them', at, quotes })
    this.#wroteAt = at
    const context = quotes !== null && { context: { from: this.#tools.businessNumber, id: quotes } }
    return this.#post(id, { ...message, ...context }, at)
  }

  #post(id: string, message: object, at: Date): string {
    const contacts = [{ profile: { name: this.name }, wa_id: this.number }]
    this.#tools.post({ contacts, messages: [{ from: this.number, id, timestamp: seconds(at), ...message }] })
    this.#tools.onChange()
    return id
  }

  #report(
    entry: ChatEntry,
    state: 'sent' | 'delivered' | 'read' | 'failed',
    code: number | null = null,
  ): void {
    entry.state = state
    entry.errorCode = code
    const errors = code !== null && {
      errors: [
        {
          code,
          title: 'Message undeliverable',
          message: 'Message undeliverable',
          error_data: { details: '' },
        },
      ],
    }
    const ours = entry.ourId !== null && { biz_opaque_callback_data: entry.ourId }
    const at = seconds(this.#tools.now())
    const status = {
      id: entry.id,
      status: state,
      timestamp: at,
      recipient_id: this.number,
      ...ours,
      ...errors,
    }
    this.#tools.post({ statuses: [status] })
    this.#tools.onChange()
  }
}
