// How a message goes out: as free text while the chat is open, else as its template. Words are made to fit.
import { sanitizeText } from '#platform/domain/sanitize-text.ts'
import {
  BODY_MAX,
  BUTTON_TITLE_MAX,
  type ChatAnswer,
  ROW_TEXT_MAX,
  ROW_TITLE_MAX,
  ROWS_MAX,
  SIGNED_LINK_PATH,
  type WhatsappMessage,
} from '#platform/domain/whatsapp.ts'
import {
  TEMPLATES,
  type Template,
  type TemplateButton,
  type TemplateName,
} from '#platform/whatsapp/templates.ts'
import type { FreeOutgoing, Outgoing } from '#platform/whatsapp/whatsapp-channel.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

/** Of a text without buttons, list or file. */
export const TEXT_MAX = 4_096
const REPLIES_MAX = 3
const ELLIPSIS = '…'
/** The API refuses an empty variable. */
const NOTHING = '–'
const VARIABLE = /\{\{(\d+)\}\}/g

/** With the words, as whoever receives it reads it. */
export function rendered(message: WhatsappMessage): string {
  return filled(templateOf(message).body, wordsOf(message))
}

/** The page of a visit that a link names becomes the token that opens it. */
export function withSignedLinks(
  message: WhatsappMessage,
  tokenOf: (path: string) => string,
): WhatsappMessage {
  const { buttons } = templateOf(message)
  return {
    ...message,
    buttons: message.buttons.map((value, at) => (isSigned(buttons[at]) ? tokenOf(value) : value)),
  }
}

const isSigned = (button: TemplateButton | undefined) =>
  button?.kind === 'link' && button.path === SIGNED_LINK_PATH

/** `origin` is the one under which the account approved the links. */
export function outgoingOf(message: WhatsappMessage, isWindowOpen: boolean, origin: string): Outgoing {
  const { body, header, buttons } = templateOf(message)
  const { file, template: name } = message
  if (message.buttons.length !== buttons.length) throw new Error(`${name} has other buttons`)
  if (file?.kind.toUpperCase() !== header) throw new Error(`${name} has another file`)
  const values = buttons.map((button, at) => ({ ...button, value: message.buttons[at] as string }))
  if (values.some(button => isSigned(button) && button.value.startsWith('/')))
    throw new Error(`${name} has a link that is not signed`)
  const replies = values.filter(({ kind }) => kind === 'reply')
  const links = values.filter(button => button.kind === 'link')
  const words = wordsOf(message)
  if (!isWindowOpen || !isFreeForm(replies.length, links.length))
    return { as: 'template', name, words, buttons: values.map(({ kind, value }) => ({ kind, value })), file }
  const [link] = links
  return {
    as: 'free',
    text: filled(body, words),
    file,
    ...(replies.length > 0 && { replies: replies.map(({ title, value }) => ({ id: value, title })) }),
    ...(link && { link: { title: link.title, url: linkPrefix(link, origin) + link.value } }),
  }
}

/** Only templates may mix replies and links, or have two links. */
function isFreeForm(replies: number, links: number): boolean {
  return links === 0 ? replies <= REPLIES_MAX : links === 1 && replies === 0
}

/** Titles and texts of an answer are cut to what the API takes: names of people are in them. */
export function outgoingOfAnswer({ visit: _, ...answer }: ChatAnswer, quotes?: string): FreeOutgoing {
  const { replies, link, list } = answer
  const isPlain = !replies && !link && !list && !answer.file
  return {
    as: 'free',
    ...answer,
    text: cut(answer.text, isPlain ? TEXT_MAX : BODY_MAX),
    ...(replies && {
      replies: replies
        .slice(0, REPLIES_MAX)
        .map(reply => ({ ...reply, title: cut(reply.title, BUTTON_TITLE_MAX) })),
    }),
    ...(link && { link: { ...link, title: cut(link.title, BUTTON_TITLE_MAX) } }),
    ...(list && {
      list: {
        button: cut(list.button, BUTTON_TITLE_MAX),
        rows: list.rows.slice(0, ROWS_MAX).map(({ id, title, text }) => ({
          id,
          title: cut(title, ROW_TITLE_MAX),
          ...(text && { text: cut(text, ROW_TEXT_MAX) }),
        })),
      },
    }),
    quotes,
  }
}

/** Before the value that a message has for it. */
export function linkPrefix({ path }: { readonly path: string }, origin: string): string {
  return `${origin}/${path}`
}

function templateNamed(name: string): Template | null {
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as TemplateName] : null
}

function variableCount({ body }: Template): number {
  return body.match(VARIABLE)?.length ?? 0
}

function templateOf({ template }: WhatsappMessage): Template {
  const found = templateNamed(template)
  if (!found) throw new Error(`${template} is no template`)
  return found
}

/** One line each, and all of them together short enough for the body: the longest is cut. */
function wordsOf(message: WhatsappMessage): string[] {
  const template = templateOf(message)
  if (message.words.length !== variableCount(template))
    throw new Error(`${message.template} has other variables`)
  const words = message.words.map(word => unlinkedText(oneLine(word)) || NOTHING)
  for (let excess = filled(template.body, words).length - BODY_MAX; excess > 0; ) {
    const longest = words.reduce(
      (at, word, each) => (word.length > (words[at] as string).length ? each : at),
      0,
    )
    const word = words[longest] as string
    words[longest] = cut(word, Math.max(word.length - excess, ELLIPSIS.length))
    excess = filled(template.body, words).length - BODY_MAX
  }
  return words
}

/** What WhatsApp would make bold, crossed out or typewritten. */
const MARKS: Readonly<Record<string, string>> = { '*': '∗', '~': '∼', '`': '’' }

/** The API refuses line breaks, tabs and four spaces in variables. A price keeps its unbreakable space. */
function oneLine(word: string): string {
  const line = sanitizeText(word.replace(/[^\S\u00a0]+/g, ' '))
    .replace(/ +/g, ' ')
    .trim()
  return line.replace(/[*~`]/g, mark => MARKS[mark] ?? mark)
}

function filled(body: string, words: readonly string[]): string {
  return body.replace(VARIABLE, (_, number: string) => words[Number(number) - 1] ?? NOTHING)
}

/** At most `max` UTF-16 units, with an ellipsis where something is missing. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max - ELLIPSIS.length)
  return `${(kept.isWellFormed() ? kept : kept.slice(0, -1)).trimEnd()}${ELLIPSIS}`
}
