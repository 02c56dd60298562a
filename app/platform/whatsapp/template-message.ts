// How the subjects write a message of a template: as many words and buttons as it has, or it does not compile.
import { truncateText } from '#platform/domain/sanitize-text.ts'
import { SIGNED_LINK_PATH, type WhatsappFile, type WhatsappMessage } from '#platform/domain/whatsapp.ts'
import {
  TEMPLATES,
  type Template,
  type TemplateButton,
  type TemplateName,
  type TemplateValues,
  type TemplateWords,
} from '#platform/whatsapp/templates.ts'

interface MessageParts<Name extends TemplateName> {
  readonly words: TemplateWords<Name>
  /** In the template's order: what a reply sends back; of a link, the whole path. */
  readonly buttons: TemplateValues<Name>
  /** The visit that an answer to it belongs to. */
  readonly visit?: number | undefined
  readonly file?: WhatsappFile | undefined
}

export function templateMessage<Name extends TemplateName>(
  template: Name,
  { words, buttons, visit, file }: MessageParts<Name>,
): WhatsappMessage<TemplateName> {
  const values: readonly string[] = buttons
  const { buttons: asked }: Template = TEMPLATES[template]
  const given = asked.map((button, index) => buttonValue(button, values[index] ?? ''))
  return { template, words, buttons: given, visit, file }
}

/** A template holds the beginning of the path, unless it is signed when it is sent. */
function buttonValue(button: TemplateButton, value: string): string {
  if (button.kind === 'reply') return value
  if (button.path === SIGNED_LINK_PATH) return value
  const start = `/${button.path}`
  if (!value.startsWith(start) || value === start) throw new Error(`${value} does not begin with ${start}`)
  return value.slice(start.length)
}

/** At most so many characters, then dots where something is missing. */
export function shortened(text: string, max: number): string {
  const whole = text.trim()
  return whole.length <= max ? whole : `${truncateText(whole, max).trimEnd()}…`
}
