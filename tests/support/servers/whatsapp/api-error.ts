/** An error of the Cloud API, with its code. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  readonly subcode: number | undefined

  constructor(status: number, code: number, message: string, subcode?: number) {
    super(message)
    this.status = status
    this.code = code
    this.subcode = subcode
  }

  get body(): object {
    const { code, message, subcode } = this
    return {
      error: {
        message: `(#${code}) ${message}`,
        type: code === 190 ? 'OAuthException' : 'GraphMethodException',
        code,
        ...(subcode && { error_subcode: subcode, error_user_msg: message }),
        error_data: { messaging_product: 'whatsapp', details: message },
        fbtrace_id: 'Asimulator',
      },
    }
  }
}

export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The text of a field that must be there. */
export function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '')
    throw new ApiError(400, 131008, `The parameter ${name} is required.`)
  return value
}

export function mustFit(value: string, max: number, name: string): string {
  if (value.length > max) throw new ApiError(400, 131009, `${name} has more than ${max} characters`)
  return value
}
