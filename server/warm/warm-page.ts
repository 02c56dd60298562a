// One page as guests see it: rendered once, compressed once for each encoding it is asked for in.
import { type Encoding, WORTH_COMPRESSING_BYTES } from '#server/http/encoding.ts'
import { compressedForm, identityForm } from '#server/warm/build-form.ts'
import { type Form, filledCopy } from '#server/warm/form.ts'

export type HeaderList = readonly (readonly [name: string, value: string])[]

/** A page that can be sent at once. */
export interface ReadyPage {
  readonly form: Form
  /** Names and values by turns, as node:http takes them: all but those that differ from answer to answer. */
  readonly headers: readonly string[]
}

export interface WarmPage {
  readonly bytes: number
  readonly ready: Partial<Record<Encoding, ReadyPage>>
  /** Made when first asked for; null if it could not be made. */
  form(encoding: Encoding): Promise<Form | null>
  response(form: Form, nonce: string): Response
}

export interface PageSource {
  readonly html: string
  /** The nonce that `html` was rendered with. */
  readonly nonce: string
  readonly headers: HeaderList
  /** Those that every response of the program carries, unless the page has its own. */
  readonly commonHeaders: HeaderList
  /** A form was added to what this page weighs. */
  readonly onGrown: (bytes: number) => void
  readonly onFailed: (error: unknown) => void
}

export function createWarmPage(source: PageSource): WarmPage {
  const { html, nonce, headers, commonHeaders, onGrown, onFailed } = source
  const common = commonHeaders.filter(([name]) => !headers.some(([own]) => own === name))
  const identity = identityForm(html, nonce)
  const ready: Partial<Record<Encoding, ReadyPage>> = {}
  const making: Partial<Record<Encoding, Promise<Form | null>>> = {}

  async function make(encoding: Encoding): Promise<Form | null> {
    try {
      const plain = encoding === 'identity' || identity.bytes.length < WORTH_COMPRESSING_BYTES
      const form = plain ? identity : await compressedForm(identity, encoding)
      ready[encoding] = { form, headers: [...common, ...headers, ...headersOf(form)].flat() }
      if (!plain) onGrown(form.bytes.length)
      return form
    } catch (error) {
      onFailed(error)
      return null
    }
  }
  return {
    ready,
    bytes: identity.bytes.length,
    form(encoding) {
      making[encoding] ??= make(encoding)
      return making[encoding]
    },
    response: (form, fresh) =>
      new Response(filledCopy(form, fresh), {
        headers: [...headers, ...headersOf(form)].map(([name, value]): [string, string] => [name, value]),
      }),
  }
}

function headersOf({ encoding, bytes }: Form): HeaderList {
  const length = ['content-length', String(bytes.length)] as const
  const vary = ['vary', 'accept-encoding'] as const
  return encoding === 'identity' ? [vary, length] : [vary, length, ['content-encoding', encoding]]
}
