// What is sent, as the Cloud API wants it.
import type { WhatsappFile } from '#platform/domain/whatsapp.ts'
import { TEMPLATE_LANGUAGE } from '#platform/whatsapp/templates.ts'
import type {
  ButtonValue,
  FreeOutgoing,
  Outgoing,
  TemplateOutgoing,
} from '#platform/whatsapp/whatsapp-channel.ts'

/** `mediaId`: of the file, which is uploaded already. */
export function messageBody(outgoing: Outgoing, mediaId: string | null): object {
  if (outgoing.as === 'template') return { type: 'template', template: templatePart(outgoing, mediaId) }
  const { quotes } = outgoing
  return { ...freePart(outgoing, mediaId), ...(quotes && { context: { message_id: quotes } }) }
}

function templatePart({ name, words, buttons, file }: TemplateOutgoing, mediaId: string | null): object {
  return {
    name,
    language: { code: TEMPLATE_LANGUAGE },
    components: [
      ...(file ? [{ type: 'header', parameters: [filePart(file, mediaId)] }] : []),
      ...(words.length > 0
        ? [{ type: 'body', parameters: words.map(text => ({ type: 'text', text })) }]
        : []),
      ...buttons.map(buttonPart),
    ],
  }
}

function buttonPart({ kind, value }: ButtonValue, index: number): object {
  const button = { type: 'button', index: String(index) }
  return kind === 'reply'
    ? { ...button, sub_type: 'quick_reply', parameters: [{ type: 'payload', payload: value }] }
    : { ...button, sub_type: 'url', parameters: [{ type: 'text', text: value }] }
}

function freePart(outgoing: FreeOutgoing, mediaId: string | null): object {
  const { text, file } = outgoing
  const action = actionPart(outgoing)
  if (action) {
    if (file && outgoing.list) throw new Error('A list has no file')
    const header = file && { header: filePart(file, mediaId) }
    return { type: 'interactive', interactive: { ...header, body: { text }, ...action } }
  }
  if (!file) return { type: 'text', text: { body: text, preview_url: false } }
  const part = filePart(file, mediaId)
  return { ...part, [file.kind]: { ...part[file.kind], ...(text && { caption: text }) } }
}

function actionPart({ replies, link, list }: FreeOutgoing): object | null {
  if (list)
    return {
      type: 'list',
      action: {
        button: list.button,
        sections: [
          {
            rows: list.rows.map(({ id, title, text }) => ({ id, title, ...(text && { description: text }) })),
          },
        ],
      },
    }
  if (link)
    return {
      type: 'cta_url',
      action: { name: 'cta_url', parameters: { display_text: link.title, url: link.url } },
    }
  if (!replies?.length) return null
  return { type: 'button', action: { buttons: replies.map(reply => ({ type: 'reply', reply })) } }
}

function filePart({ kind, name }: WhatsappFile, id: string | null) {
  const file = kind === 'document' ? { id, filename: name } : { id }
  return { type: kind, [kind]: file } as { type: string } & Record<typeof kind, object>
}
