// What is posted to /messages, validated as the Cloud API does it.
import {
  ApiError,
  type Fields,
  fieldsOf,
  listOf,
  mustFit,
  textOf,
} from '#tests/support/servers/whatsapp/api-error.ts'
import {
  type ChatButton,
  type ChatContent,
  type ChatFile,
  NO_CONTENT,
} from '#tests/support/servers/whatsapp/chat.ts'
import { type AccountTemplate, templateContent } from '#tests/support/servers/whatsapp/simulated-templates.ts'

const BODY_MAX = 1_024
const TEXT_MAX = 4_096
const TITLE_MAX = 20
const ID_MAX = 256
const ROW_ID_MAX = 200

export interface MessageParts {
  readonly templates: ReadonlyMap<string, AccountTemplate>
  /** An uploaded file; null: there is none with that id. */
  readonly media: (id: string) => { readonly type: string; readonly name: string } | null
}

export function contentOf(posted: Fields, { templates, media }: MessageParts): ChatContent {
  const fileOf = (part: Fields, kind: string): ChatFile => {
    const mediaId = textOf(part.id, `${kind}.id`)
    const stored = media(mediaId)
    if (!stored) throw new ApiError(400, 131009, `There is no media with the id ${mediaId}`)
    if (!isOfKind(stored.type, kind)) throw new ApiError(400, 131053, `${stored.type} is no ${kind}`)
    return {
      kind,
      type: stored.type,
      mediaId,
      name: typeof part.filename === 'string' ? part.filename : stored.name,
    }
  }
  const type = textOf(posted.type ?? 'text', 'type')
  const part = fieldsOf(posted[type])
  if (type === 'template') {
    const content = templateContent(part, templates, fileOf)
    return { ...NO_CONTENT, ...content, as: 'template', template: String(part.name) }
  }
  if (type === 'text')
    return { ...NO_CONTENT, as: 'text', text: mustFit(textOf(part.body, 'text.body'), TEXT_MAX, 'text.body') }
  if (type === 'image' || type === 'document') {
    const caption = typeof part.caption === 'string' ? mustFit(part.caption, BODY_MAX, 'caption') : ''
    return { ...NO_CONTENT, as: type, text: caption, file: fileOf(part, type) }
  }
  if (type === 'interactive') return interactiveContent(part, fileOf)
  throw new ApiError(400, 131051, `Unsupported message type ${type}`)
}

const isOfKind = (type: string, kind: string) =>
  kind === 'image' ? type === 'image/jpeg' || type === 'image/png' : kind === 'document'

function interactiveContent(part: Fields, fileOf: (part: Fields, kind: string) => ChatFile): ChatContent {
  const text = mustFit(
    textOf(fieldsOf(part.body).text, 'interactive.body.text'),
    BODY_MAX,
    'interactive.body.text',
  )
  const header = fieldsOf(part.header)
  const kind = typeof header.type === 'string' ? header.type : null
  const file = kind === null ? null : fileOf(fieldsOf(header[kind]), kind)
  const action = fieldsOf(part.action)
  const content = { ...NO_CONTENT, as: 'interactive', text, file } as const
  if (part.type === 'button') return { ...content, buttons: repliesOf(action) }
  if (part.type === 'cta_url') return { ...content, buttons: [linkOf(fieldsOf(action.parameters))] }
  if (part.type !== 'list') throw new ApiError(400, 131009, `Unknown interactive type ${part.type}`)
  if (kind !== null) throw new ApiError(400, 131009, 'The header of a list is text')
  return { ...content, list: listContent(action) }
}

function repliesOf(action: Fields): ChatButton[] {
  const replies = listOf(action.buttons).map(button => fieldsOf(fieldsOf(button).reply))
  if (replies.length < 1 || replies.length > 3)
    throw new ApiError(400, 131009, 'Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: 3')
  const buttons = replies.map(({ id, title }) => ({
    kind: 'reply' as const,
    id: mustFit(textOf(id, 'reply.id'), ID_MAX, 'reply.id'),
    title: mustFit(textOf(title, 'reply.title'), TITLE_MAX, 'reply.title'),
  }))
  mustDiffer(buttons.map(({ id }) => id))
  mustDiffer(buttons.map(({ title }) => title))
  return buttons
}

function linkOf({ display_text, url }: Fields): ChatButton {
  const address = textOf(url, 'url')
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ApiError(400, 131009, 'The url of the button is not valid')
  return {
    kind: 'link',
    title: mustFit(textOf(display_text, 'display_text'), TITLE_MAX, 'display_text'),
    url: address,
  }
}

function listContent(action: Fields): ChatContent['list'] {
  const rows = listOf(action.sections)
    .flatMap(section => listOf(fieldsOf(section).rows))
    .map(fieldsOf)
    .map(({ id, title, description }) => ({
      id: mustFit(textOf(id, 'row.id'), ROW_ID_MAX, 'row.id'),
      title: mustFit(textOf(title, 'row.title'), 24, 'row.title'),
      text: typeof description === 'string' ? mustFit(description, 72, 'row.description') : '',
    }))
  if (rows.length < 1 || rows.length > 10) throw new ApiError(400, 131009, 'Total row count: 1 to 10')
  mustDiffer(rows.map(({ id }) => id))
  return { button: mustFit(textOf(action.button, 'action.button'), TITLE_MAX, 'action.button'), rows }
}

function mustDiffer(values: readonly string[]): void {
  if (new Set(values).size !== values.length) throw new ApiError(400, 131009, 'Ids and titles must differ')
}
