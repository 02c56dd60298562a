// Templates as the account holds them: what is sent for approval, and what is different there.
import { linkPrefix } from '#platform/whatsapp/outgoing.ts'
import {
  TEMPLATE_CATEGORY,
  TEMPLATE_LANGUAGE,
  TEMPLATES,
  type Template,
  type TemplateName,
} from '#platform/whatsapp/templates.ts'
import type { NewTemplate, TemplateComponent, TemplateState } from '#platform/whatsapp/whatsapp-channel.ts'

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[]

/** `example`: the handle of an uploaded file, for a template with a header. */
export function newTemplateOf(name: TemplateName, origin: string, example: string | null): NewTemplate {
  const { header, body, words, buttons }: Template = TEMPLATES[name]
  return {
    name,
    language: TEMPLATE_LANGUAGE,
    category: TEMPLATE_CATEGORY,
    components: [
      ...(header ? [{ type: 'HEADER', format: header, example: { header_handle: [example] } }] : []),
      { type: 'BODY', text: body, ...(words.length > 0 && { example: { body_text: [words] } }) },
      ...(buttons.length > 0
        ? [{ type: 'BUTTONS', buttons: buttons.map(button => newButton(button, origin)) }]
        : []),
    ],
  }
}

function newButton(button: Template['buttons'][number], origin: string) {
  if (button.kind === 'reply') return { type: 'QUICK_REPLY', text: button.title }
  const prefix = linkPrefix(button, origin)
  return { type: 'URL', text: button.title, url: `${prefix}{{1}}`, example: [prefix + button.example] }
}

/** Parts of a template that are another in the account. */
export type TemplateDifference = 'category' | 'header' | 'body' | 'buttons'

export function differencesOf(
  name: TemplateName,
  state: TemplateState,
  origin: string,
): TemplateDifference[] {
  const ours = newTemplateOf(name, origin, null)
  const components = ours.components as readonly TemplateComponent[]
  const partOf = (parts: readonly TemplateComponent[], type: string) => parts.find(part => part.type === type)
  const differs = (type: string, shown: (part: TemplateComponent | undefined) => unknown) =>
    JSON.stringify(shown(partOf(components, type))) !== JSON.stringify(shown(partOf(state.components, type)))
  const buttons = (part: TemplateComponent | undefined) =>
    part?.buttons?.map(({ type, text, url }) => [type, text, url ?? null]) ?? []
  return [
    ...(state.category === ours.category ? [] : (['category'] as const)),
    ...(differs('HEADER', part => part?.format ?? null) ? (['header'] as const) : []),
    ...(differs('BODY', part => part?.text?.trim() ?? null) ? (['body'] as const) : []),
    ...(differs('BUTTONS', buttons) ? (['buttons'] as const) : []),
  ]
}
