// A message of a template: its words made fit for WhatsApp, and the text that they give.
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'
import { BODY_MAX, type WhatsappFile, type WhatsappMessage } from '#platform/domain/whatsapp.ts'
import {
  TEMPLATES,
  type Template,
  type TemplateButton,
  type TemplateName,
  type TemplateValues,
  type TemplateWords,
} from '#platform/whatsapp/templates.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

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
  const given: readonly string[] = words
  const values: readonly string[] = buttons
  const { buttons: asked } = templateOf(template)
  return {
    template,
    words: fittedWords(template, given.map(wordOf)),
    buttons: asked.map((button, index) => buttonValue(button, values[index] ?? '')),
    visit,
    file,
  }
}

/** A template holds the beginning of the path. */
function buttonValue(button: TemplateButton, value: string): string {
  if (button.kind === 'reply') return value
  const start = `/${button.path}`
  if (!value.startsWith(start) || value === start) throw new Error(`${value} does not begin with ${start}`)
  return value.slice(start.length)
}

/** The body with its words. */
export function renderedText(template: TemplateName, words: readonly string[]): string {
  return TEMPLATES[template].body.replaceAll(
    /\{\{(\d+)\}\}/g,
    (_, place: string) => words[Number(place) - 1] ?? '',
  )
}

export const templateOf = (name: TemplateName): Template => TEMPLATES[name]

/** At most so many characters, then dots where something is missing. */
export function shortened(text: string, max: number): string {
  const whole = text.trim()
  return whole.length <= max ? whole : `${truncateText(whole, max).trimEnd()}…`
}

/** WhatsApp makes bold and crossed-out text of these, and Meta refuses line breaks, tabs and empty words. */
function wordOf(text: string): string {
  const line = sanitizeText(text)
    // A price keeps its unbreakable space.
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll('*', '∗')
    .replaceAll('~', '∼')
    .replaceAll('`', '’')
    .trim()
  return unlinkedText(line) || '–'
}

/** The longest gives way. */
function fittedWords(template: TemplateName, words: readonly string[]): readonly string[] {
  const excess = renderedText(template, words).length - BODY_MAX
  if (excess <= 0) return words
  const longest = words.reduce(
    (found, word, index) => (word.length > (words[found]?.length ?? 0) ? index : found),
    0,
  )
  return words.map((word, index) => (index === longest ? shortened(word, word.length - excess - 1) : word))
}
