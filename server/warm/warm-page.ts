// One page as guests see it: rendered once, compressed once for each encoding it is asked for in.
import { type Encoding, WORTH_COMPRESSING_BYTES } from '#server/http/encoding.ts'
import { compressedForm, identityForm } from '#server/warm/build-form.ts'
import { type Form, filledCopy } from '#server/warm/form.ts'

type HeaderList = readonly (readonly [name: string, value: string])[]

export interface WarmPage {
  readonly headers: HeaderList
  readonly bytes: number
  /** What can be sent at once. */
  readonly ready: Partial<Record<Encoding, Form>>
  /** Made when first asked for; null if it could not be made. */
  form(encoding: Encoding): Promise<Form | null>
}

export interface PageSource {
  readonly html: string
  /** The nonce that `html` was rendered with. */
  readonly nonce: string
  readonly headers: HeaderList
  /** A form was added to what this page weighs. */
  readonly onGrown: (bytes: number) => void
  readonly onFailed: (error: unknown) => void
}

export function createWarmPage({ html, nonce, headers, onGrown, onFailed }: PageSource): WarmPage {
  const identity = identityForm(html, nonce)
  const ready: Partial<Record<Encoding, Form>> = {}
  const making: Partial<Record<Encoding, Promise<Form | null>>> = {}

  async function make(encoding: Encoding): Promise<Form | null> {
    try {
      const plain = encoding === 'identity' || identity.bytes.length < WORTH_COMPRESSING_BYTES
      const form = plain ? identity : await compressedForm(identity, encoding)
      ready[encoding] = form
      if (!plain) onGrown(form.bytes.length)
      return form
    } catch (error) {
      onFailed(error)
      return null
    }
  }
  return {
    headers,
    ready,
    bytes: identity.bytes.length,
    form(encoding) {
      making[encoding] ??= make(encoding)
      return making[encoding]
    },
  }
}

/** The page's own headers and those of the form it is sent in. */
export function headersOf(page: WarmPage, { encoding, bytes }: Form): [string, string][] {
  return [
    ...page.headers.map(([name, value]): [string, string] => [name, value]),
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding] satisfies [string, string]]),
    ['vary', 'accept-encoding'],
    ['content-length', String(bytes.length)],
  ]
}

export function responseOf(page: WarmPage, form: Form, nonce: string): Response {
  return new Response(filledCopy(form, nonce), { headers: headersOf(page, form) })
}
