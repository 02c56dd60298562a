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

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  APPROVED: 'aprobada',
  PENDING: 'en revisión',
  IN_APPEAL: 'en revisión',
  REJECTED: 'rechazada',
  PAUSED: 'pausada por quejas',
  DISABLED: 'desactivada por quejas',
  PENDING_DELETION: 'borrada',
  DELETED: 'borrada',
}

export function templateStatusText(status: string): string {
  return STATUS_TEXTS[status] ?? status
}

const REASON_TEXTS: Readonly<Record<string, string>> = {
  ABUSIVE_CONTENT: 'suena ofensiva',
  INCORRECT_CATEGORY: 'Meta la ve en otra categoría',
  INVALID_FORMAT: 'una variable o un botón está mal puesto',
  PROMOTIONAL: 'suena a publicidad',
  TAG_CONTENT_MISMATCH: 'el texto no es de la categoría o del idioma que dice',
  SCAM: 'a Meta le parece un engaño',
}

/** Why Meta refused a template. */
export function rejectionText(reason: string | null): string {
  return reason === null ? 'Meta no dijo por qué' : (REASON_TEXTS[reason] ?? reason)
}
