// One request to the Graph API: bounded in time and bytes, never redirected. What it answers is a value; nothing is thrown.
import { z } from 'zod'
import { outcomeOf } from '#platform/whatsapp/api-failures.ts'
import type { ApiFailure, ApiResult } from '#platform/whatsapp/whatsapp-channel.ts'

const ANSWER_MAX_BYTES = 4 * 1024 * 1024
const RETRY_AFTER_MAX_S = 3_600

/** The request never left: nobody has it. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The id of a number, an account or a file that the token cannot see, or that is gone. */
export const UNKNOWN_OBJECT = 33

const answeredError = z.object({
  error: z.object({
    code: z.number().int(),
    error_subcode: z.number().optional().catch(undefined),
    error_user_msg: z.string().optional().catch(undefined),
    message: z.string().optional().catch(undefined),
  }),
})

export interface GraphRequest {
  readonly method?: 'GET' | 'POST'
  readonly token: string
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
}

export type GraphFailure = ApiFailure & {
  readonly status: number
  /** What the API says to a person: it may quote the request, so it is for no log. */
  readonly detail?: string | undefined
}
export type GraphAnswer = { readonly outcome: 'accepted'; readonly bytes: Buffer } | GraphFailure

/** 'large' is answered as status 413. */
export async function askGraph(
  url: string,
  request: GraphRequest,
  maxBytes = ANSWER_MAX_BYTES,
): Promise<GraphAnswer> {
  const { method = 'GET', token, body, headers, timeoutMs } = request
  try {
    const response = await fetch(url, {
      method,
      ...(body !== undefined && { body }),
      headers: { authorization: `Bearer ${token}`, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const bytes = await readBounded(response, maxBytes)
    if (bytes === null) return { outcome: 'refused', code: null, status: 413 }
    return response.ok ? { outcome: 'accepted', bytes } : failureOf(response, bytes)
  } catch (error) {
    return { outcome: 'wait', code: null, status: 0, retryAfterMs: null, mayHaveArrived: !isUnreached(error) }
  }
}

/** Its JSON in this shape. An answer of another shape may come of a request that was carried out. */
export async function askGraphFor<Value>(
  url: string,
  request: GraphRequest,
  shape: z.ZodType<Value>,
): Promise<ApiResult<Value> | GraphFailure> {
  const answer = await askGraph(url, request)
  if (answer.outcome !== 'accepted') return answer
  const parsed = shape.safeParse(jsonOf(answer.bytes))
  if (parsed.success) return { outcome: 'accepted', value: parsed.data }
  return { outcome: 'wait', code: null, retryAfterMs: null, mayHaveArrived: true }
}

function failureOf(response: Response, bytes: Buffer): GraphFailure {
  const { status } = response
  const said = answeredError.safeParse(jsonOf(bytes)).data?.error
  const isUnknownObject = said?.code === 100 && said.error_subcode === UNKNOWN_OBJECT
  const code = isUnknownObject ? UNKNOWN_OBJECT : (said?.code ?? null)
  const outcome = outcomeOf(status, code)
  const detail = said?.error_user_msg ?? said?.message
  if (outcome !== 'wait') return { outcome, code, status, detail }
  // A failure that the API words itself is its own; one without words may be of a proxy before it.
  return {
    outcome,
    code,
    status,
    retryAfterMs: retryAfterOf(response),
    mayHaveArrived: status >= 500 && !said,
  }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 ? Math.min(seconds, RETRY_AFTER_MAX_S) * 1_000 : null
}

function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  const causes = cause instanceof AggregateError ? cause.errors : [cause]
  return causes.every(each => UNREACHED.has((each as NodeJS.ErrnoException | null)?.code ?? ''))
}

/** Null when there are more bytes. */
async function readBounded(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) return null
  }
  return Buffer.concat(chunks)
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
