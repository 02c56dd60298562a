// The templates of a business account: what is accepted for approval, and what a message of one must have.
import { newTemplateOf, TEMPLATE_NAMES } from '#platform/whatsapp/template-account.ts'
import type { TemplateComponent } from '#platform/whatsapp/whatsapp-channel.ts'
import {
  ApiError,
  type Fields,
  fieldsOf,
  listOf,
  mustFit,
  textOf,
} from '#tests/support/servers/whatsapp/api-error.ts'
import type { ChatButton, ChatFile } from '#tests/support/servers/whatsapp/chat.ts'

export interface AccountTemplate {
  readonly name: string
  readonly language: string
  category: string
  status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'PAUSED' | 'DISABLED'
  rejected_reason: string
  components: TemplateComponent[]
}

export interface TemplateContent {
  readonly text: string
  readonly buttons: readonly ChatButton[]
  readonly file: ChatFile | null
}

const BODY_MAX = 1_024
const PAYLOAD_MAX = 128
const VARIABLE = /\{\{(\d+)\}\}/g

/** Those of templates.ts, approved. */
export function approvedTemplates(origin: string): Map<string, AccountTemplate> {
  return new Map(
    TEMPLATE_NAMES.map(name => [name, accepted(newTemplateOf(name, origin, 'handle'), 'APPROVED')]),
  )
}

function accepted(template: object, status: AccountTemplate['status']): AccountTemplate {
  return { ...(structuredClone(template) as AccountTemplate), status, rejected_reason: 'NONE' }
}

const invalid = (subcode: number, message: string) => new ApiError(400, 100, message, subcode)

/** Refuses what Meta refuses before anybody looks at it. */
export function newTemplate(posted: Fields, taken: ReadonlySet<string>): AccountTemplate {
  const name = textOf(posted.name, 'name')
  if (!/^[a-z0-9_]{1,512}$/.test(name))
    throw invalid(2388023, 'Names are lowercase letters, digits and underscores.')
  if (taken.has(name)) throw invalid(2388024, 'There is already content in this language.')
  const parts = listOf(posted.components).map(fieldsOf)
  const body = parts.find(({ type }) => type === 'BODY')
  const text = textOf(body?.text, 'components[BODY].text')
  const numbers = [...text.matchAll(VARIABLE)].map(([, number]) => Number(number))
  if (text.length > BODY_MAX) throw invalid(2388040, 'The body has more than 1024 characters.')
  if (/^\s*\{\{|\}\}\s*$/.test(text))
    throw invalid(2388299, 'Variables cannot be at the start or end of the template.')
  if (new Set(numbers).size !== Math.max(0, ...numbers))
    throw invalid(2388023, 'Variables are counted from {{1}}.')
  const words = text.replace(VARIABLE, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  if (numbers.length > 0 && words < 2 * numbers.length + 1)
    throw invalid(2388293, 'This template has too many variables for its length.')
  const [example] = listOf(fieldsOf(body?.example).body_text)
  if (numbers.length > 0 && listOf(example).length !== new Set(numbers).size)
    throw invalid(2388043, 'The body needs an example for each variable.')
  const header = parts.find(({ type }) => type === 'HEADER')
  if (header && !listOf(fieldsOf(header.example).header_handle)[0])
    throw invalid(2388084, 'The header needs an example.')
  checkButtons(listOf(parts.find(({ type }) => type === 'BUTTONS')?.buttons).map(fieldsOf))
  return accepted(posted, 'PENDING')
}

function checkButtons(buttons: readonly Fields[]): void {
  const kinds = buttons.map(({ type }) => type)
  if (kinds.filter(kind => kind === 'URL').length > 2) throw invalid(2388047, 'Two links at most.')
  if (kinds.length > 10) throw invalid(2388047, 'Ten buttons at most.')
  if (kinds.slice(0, Math.max(0, kinds.lastIndexOf('QUICK_REPLY'))).includes('URL'))
    throw invalid(2388047, 'Quick replies and links must not be mixed.')
  for (const { text, url, example } of buttons) {
    if (textOf(text, 'button.text').length > 25)
      throw invalid(2388047, 'A button has more than 25 characters.')
    if (typeof url !== 'string') continue
    if (!/^https?:\/\/[^{}]+(\{\{1\}\})?$/.test(url))
      throw invalid(2388052, 'The variable of a link is at its end.')
    if (url.endsWith('}}') && !listOf(example)[0])
      throw invalid(2388052, 'A link with a variable needs an example.')
  }
}

/** What is shown in the chat. `fileOf` finds an uploaded file. */
export function templateContent(
  posted: Fields,
  templates: ReadonlyMap<string, AccountTemplate>,
  fileOf: (part: Fields, kind: string) => ChatFile,
): TemplateContent {
  const name = textOf(posted.name, 'template.name')
  const template = templates.get(name)
  const language = fieldsOf(posted.language).code
  if (template?.status === 'PAUSED') throw new ApiError(400, 132015, 'Template is paused due to low quality')
  if (template?.status === 'DISABLED') throw new ApiError(400, 132016, 'Template is disabled')
  if (template?.status !== 'APPROVED' || template.language !== language)
    throw new ApiError(404, 132001, `Template name (${name}) does not exist in ${language}`)
  const parts = listOf(posted.components).map(fieldsOf)
  const known = (type: string) => template.components.find(part => part.type === type)
  const body = known('BODY')?.text ?? ''
  const words = parametersOf(parts.find(({ type }) => type === 'body')).map(parameter =>
    wordOf(parameter.text),
  )
  const expected = new Set(body.match(VARIABLE)).size
  if (words.length !== expected)
    throw new ApiError(
      400,
      132000,
      `body: number of localizable_params (${words.length}) does not match the expected number of params (${expected})`,
    )
  const text = body.replace(VARIABLE, (_, number) => words[number - 1] ?? '')
  if (text.length > BODY_MAX) throw new ApiError(400, 132005, 'Translated text too long')
  return { text, buttons: buttonsOf(known('BUTTONS'), parts), file: headerOf(known('HEADER'), parts, fileOf) }
}

const parametersOf = (part: Fields | undefined) => listOf(part?.parameters).map(fieldsOf)

function wordOf(text: unknown): string {
  const word = textOf(text, 'parameter.text')
  if (/[\n\t\r]| {5}/.test(word))
    throw new ApiError(
      400,
      132018,
      'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
    )
  return word
}

function headerOf(
  header: TemplateComponent | undefined,
  parts: readonly Fields[],
  fileOf: (part: Fields, kind: string) => ChatFile,
): ChatFile | null {
  const [parameter] = parametersOf(parts.find(({ type }) => type === 'header'))
  const kind = header?.format?.toLowerCase()
  if (parameter?.type !== kind)
    throw new ApiError(
      400,
      132012,
      `header: Format mismatch, expected ${header?.format ?? 'NONE'}, received ${parameter?.type ?? 'NONE'}`,
    )
  return parameter && kind ? fileOf(fieldsOf(parameter[kind]), kind) : null
}

function buttonsOf(known: TemplateComponent | undefined, parts: readonly Fields[]): ChatButton[] {
  const buttons = known?.buttons ?? []
  const values = parts.filter(({ type }) => type === 'button')
  for (const { index } of values)
    if (!buttons[Number(index)])
      throw new ApiError(400, 131008, `buttons: button at index ${index} does not exist`)
  return buttons.map(({ type, text = '', url = '' }, at) => {
    const posted = values.find(({ index }) => String(index) === String(at))
    const subType = type === 'URL' ? 'url' : 'quick_reply'
    const isNeeded = url.includes('{{')
    if (posted && posted.sub_type !== subType)
      throw new ApiError(400, 132012, `buttons: button at index ${at} is of type ${subType}`)
    if (isNeeded && !posted)
      throw new ApiError(400, 131008, `buttons: Button at index ${at} of type Url requires a parameter`)
    const [parameter] = parametersOf(posted)
    if (type === 'URL')
      return { kind: 'link', title: text, url: url.replace('{{1}}', isNeeded ? wordOf(parameter?.text) : '') }
    const id = posted ? mustFit(textOf(parameter?.payload, 'payload'), PAYLOAD_MAX, 'payload') : text
    return { kind: 'reply', title: text, id }
  })
}
