// A page as a browser without JavaScript has it: what it says, its links, its fields, and its forms filled in and sent.
import { type HTMLElement, parse } from 'node-html-parser'
import type { Visitor } from '#tests/support/browser/visitor.ts'

/** The values of fields; several for a name that occurs more than once. */
export type FieldValues = Readonly<Record<string, string | readonly string[]>>

/** By the name of the file input. */
type ChosenFiles = Readonly<Record<string, readonly File[]>>

export interface HtmlPage {
  readonly status: number
  readonly headers: Headers
  /** As sent. */
  readonly html: string
  /** What can be read on it, with single spaces; nothing of scripts, styles, templates and hidden labels. */
  readonly text: string
  readonly title: string
  /** Whether an element has exactly this text. */
  says(text: string): boolean
  /** For what the other functions do not tell. */
  readonly document: HTMLElement
  /** The texts of the elements with `role="alert"` that say something. */
  readonly alerts: readonly string[]
  /** Those with `role="status"`. */
  readonly statuses: readonly string[]
  /** Where the first link with this name (its text or its label) leads; null without one. */
  link(name: string | RegExp): string | null
  /** The value of the field with this name, as it would be sent; null without one. */
  valueOf(field: string): string | null
  /** What `aria-describedby` says of the field with this name. */
  descriptionOf(field: string): string
  /**
   * Sends the form that has this button as a browser does: with its values, those given, and that of the button; files
   * in a multipart form only.
   */
  submit(button: string | RegExp, values?: FieldValues, files?: ChosenFiles): Promise<Response>
  hasButton(name: string | RegExp): boolean
  /** The same page, of which only the first element that matches this selector is looked at. */
  within(selector: string): HtmlPage
}

/** The page at this path. Redirects are not followed. */
export async function openPage(visitor: Visitor, path: string): Promise<HtmlPage> {
  return readPage(visitor, await visitor.get(path), path)
}

/** The page that a request was redirected to. */
export async function redirectedPage(visitor: Visitor, response: Response): Promise<HtmlPage> {
  const path = response.headers.get('location')
  if (!path) throw new Error(`no redirect: ${response.status}`)
  await response.arrayBuffer()
  return openPage(visitor, path)
}

/** The page that answered a request; `path` is where its forms without an action are sent. */
export async function readPage(visitor: Visitor, response: Response, path: string): Promise<HtmlPage> {
  const html = await response.text()
  // By default the contents of noscript are text.
  const document = parse(html, { blockTextElements: { script: true, style: true, pre: true } })
  for (const element of document.querySelectorAll('script, style, template, .invisible')) element.remove()
  const { status, headers } = response
  return partOf(
    { visitor, path, document, status, headers, html },
    document.querySelector('body') ?? document,
  )
}

interface Loaded extends Pick<HtmlPage, 'document' | 'status' | 'headers' | 'html'> {
  readonly visitor: Visitor
  readonly path: string
}

function partOf(loaded: Loaded, part: HTMLElement): HtmlPage {
  const { visitor, path, document, status, headers, html } = loaded
  const byName = (selector: string, name: string | RegExp) =>
    part.querySelectorAll(selector).find(element => hasName(element, name)) ?? null
  const textsOf = (selector: string) =>
    part
      .querySelectorAll(selector)
      .map(textOf)
      .filter(text => text !== '')
  const field = (name: string) => part.querySelector(`[name="${name}"]:not([type="hidden"])`)

  return {
    status,
    headers,
    html,
    document,
    text: textOf(part),
    title: textOf(document.querySelector('title')),
    says: text => part.querySelectorAll('*').some(element => textOf(element) === text),
    alerts: textsOf('[role="alert"]'),
    statuses: textsOf('[role="status"]'),
    link: name => byName('a[href]', name)?.getAttribute('href') ?? null,
    valueOf: name => {
      const [value = null] = valuesOf(part, name)
      return value
    },
    descriptionOf: name =>
      (field(name)?.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .map(id => textOf(id ? document.getElementById(id) : null))
        .filter(text => text !== '')
        .join(' '),
    hasButton: name => byName('button', name) !== null,
    within: selector => {
      const inner = part.querySelector(selector)
      if (!inner) throw new Error(`no ${selector} at ${path}`)
      return partOf(loaded, inner)
    },

    async submit(name, values = {}, files = {}) {
      const button = byName('button', name)
      if (!button) throw new Error(`no button ${name} at ${path}`)
      const formId = button.getAttribute('form')
      const form = formId ? document.getElementById(formId) : button.closest('form')
      if (!form) throw new Error(`the button ${name} at ${path} is in no form`)
      const fields = new URLSearchParams()
      for (const [key, value] of formEntries(document, form)) if (!(key in values)) fields.append(key, value)
      for (const [key, value] of Object.entries(values))
        for (const each of [value].flat()) fields.append(key, each)
      const own = button.getAttribute('name')
      if (own) fields.append(own, button.getAttribute('value') ?? '')
      const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? path
      const target = new URL(action, new URL(path, visitor.origin))
      const method = button.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get'
      if (method.toLowerCase() === 'get') return visitor.get(`${target.pathname}?${fields}`)
      const isMultipart = form.getAttribute('enctype') === 'multipart/form-data'
      return visitor.send(target.pathname + target.search, {
        method: 'POST',
        body: isMultipart ? multipart(fields, fileInputs(form), files) : fields,
        headers: { origin: visitor.origin },
      })
    },
  }
}

function textOf(element: HTMLElement | null): string {
  return (element?.text ?? '').replace(/\s+/g, ' ').trim()
}

function hasName(element: HTMLElement, name: string | RegExp): boolean {
  const own = element.getAttribute('aria-label') ?? textOf(element)
  return typeof name === 'string' ? own === name : name.test(own)
}

/** The fields of a form, also those that stand elsewhere and name it, with the values that they would be sent with. */
function formEntries(document: HTMLElement, form: HTMLElement): [name: string, value: string][] {
  const id = form.getAttribute('id')
  const elsewhere = id ? document.querySelectorAll(`[form="${id}"]`) : []
  const fields = [...form.querySelectorAll('input, select, textarea'), ...elsewhere]
  const names = new Set(fields.map(field => field.getAttribute('name')).filter(name => name !== undefined))
  return [...names].flatMap(name =>
    fields
      .filter(field => field.getAttribute('name') === name && field.tagName !== 'BUTTON')
      .flatMap(sentValues)
      .map((value): [string, string] => [name, value]),
  )
}

/** The names of the file inputs. */
function fileInputs(form: HTMLElement): string[] {
  return form.querySelectorAll('input[type="file"]').map(input => input.getAttribute('name') ?? '')
}

function multipart(fields: URLSearchParams, inputs: readonly string[], files: ChosenFiles): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const name of Object.keys(files)) if (!inputs.includes(name)) throw new Error(`no file input ${name}`)
  for (const name of new Set(inputs)) {
    const chosen = files[name] ?? []
    for (const file of chosen) form.append(name, file)
    // A file input without a choice sends an empty file.
    for (let sent = chosen.length; sent < inputs.filter(each => each === name).length; sent++)
      form.append(name, new File([], ''))
  }
  return form
}

function valuesOf(document: HTMLElement, name: string): string[] {
  return document.querySelectorAll(`[name="${name}"]`).flatMap(sentValues)
}

function sentValues(field: HTMLElement): string[] {
  if (field.hasAttribute('disabled')) return []
  if (field.tagName === 'TEXTAREA') return [field.text.replace(/^\n/, '')]
  if (field.tagName === 'SELECT') {
    const options = field.querySelectorAll('option')
    const chosen = options.find(option => option.hasAttribute('selected')) ?? options[0]
    return chosen ? [chosen.getAttribute('value') ?? textOf(chosen)] : []
  }
  const type = field.getAttribute('type')
  if ((type === 'checkbox' || type === 'radio') && !field.hasAttribute('checked')) return []
  return type === 'file' ? [] : [field.getAttribute('value') ?? '']
}
