// HTML as a template: whatever is put into it is text, unless it is HTML of this template.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Content = string | number | null | Html | readonly Html[]

export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(
    parts.map((part, at) => part + (at < contents.length ? markupOf(contents[at]) : '')).join(''),
  )
}

function markupOf(content: Content | undefined): string {
  if (content === null || content === undefined) return ''
  if (content instanceof Html) return content.markup
  if (typeof content === 'string' || typeof content === 'number')
    return String(content).replace(/[&<>"']/g, sign => ESCAPES[sign] ?? '')
  return content.map(each => each.markup).join('')
}
