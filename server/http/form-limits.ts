// How large a posted form may be, by route. Bodies are read here, as far as their limits allow, before any page runs.
import type { Context, MiddlewareHandler } from 'hono'
import { boundaryIn, countFields, DRAIN_MAX_BYTES } from '#platform/photos/photo-upload.server.ts'
import { PHOTO_UPLOAD, PROBLEM_PHOTO_UPLOAD } from '#platform/wording/photo-paths.ts'
import { isGuest } from '#server/http/cache-control.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { plainPage } from '#server/http/plain-page.ts'
import { VERIFICATION_PAGE } from '#verification/wording/verification-paths.ts'

interface FormLimit {
  readonly maxBytes: number
  readonly maxFields: number
}

/** A form of a page: texts of a few thousand characters. */
const DEFAULT_LIMIT: FormLimit = { maxBytes: 64 * 1024, maxFields: 100 }

interface RouteLimit {
  readonly path: RegExp
  readonly limit?: FormLimit
  /** The action receives the files of a multipart form: it writes them to disk, bounds them, and reads nothing of guests. */
  readonly files?: 'script' | 'page'
  /** What a guest has typed beside the files is read, and shown again (D33). */
  readonly keepsGuestTexts?: boolean
}

const exactly = (...paths: string[]) => new RegExp(`^(?:${paths.join('|')})$`)

/** A page that takes files and has no row fails `tests/file-forms.test.ts`. */
const ROUTE_LIMITS: readonly RouteLimit[] = [
  // The profile editor with every row that it allows: 950 fields, 170 kB of plain letters.
  { path: exactly('/mi-perfil'), limit: { maxBytes: 512 * 1024, maxFields: 1_200 } },
  { path: exactly(PHOTO_UPLOAD, PROBLEM_PHOTO_UPLOAD, `${VERIFICATION_PAGE}/[^/]+/envio`), files: 'script' },
  { path: exactly('/agendar/[^/]+'), files: 'page', keepsGuestTexts: true },
  {
    path: exactly(
      `${VERIFICATION_PAGE}/[^/]+`,
      '/mi-perfil/trabajos',
      // Digits: `/agenda/horas` takes no files.
      '/mis-reservas/\\d+(?:/envio)?',
      '/agenda/\\d+(?:/envio)?',
      '/mis-reservas/[^/]+/garantia',
      '/reportar/[^/]+/[^/]+',
      '/agenda/garantia/[^/]+',
    ),
    files: 'page',
  },
]

/** Of a form with files that are not received: its texts are shown again if they come first (D33). */
const FORM_WITH_FILES: FormLimit = { maxBytes: 1_000_000, maxFields: 32 }

/** The largest profile arrives in it at 70 kbit/s. Uploads have the limit of the server. */
const READ_LIMIT_MS = 60_000

export function formLimits(readLimitMs = READ_LIMIT_MS): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const limit = c.req.method === 'POST' ? formLimitOf(c) : null
    if (!limit || !c.req.raw.body) return next()
    const tooLate = timeout(readLimitMs)
    if (Number(c.req.header('content-length') ?? 0) > limit.maxBytes) return refuse(c, TOO_LARGE, tooLate)
    let form: Buffer<ArrayBuffer> | null
    try {
      form = await Promise.race([readForm(c.req.raw.body, limit.maxBytes), tooLate])
    } catch (error) {
      if (error instanceof TooLate) return c.html(plainPage(TOO_SLOW), 408, { connection: 'close' })
      // The client went away while it was sending.
      return c.body(null, 400)
    }
    if (!form) return refuse(c, TOO_LARGE, tooLate)
    const boundary = boundaryIn(c.req.header('content-type') ?? null)
    if (countFields(form, boundary) > limit.maxFields) return refuse(c, TOO_MANY_FIELDS, tooLate)
    c.req.raw = new Request(c.req.raw, { body: form })
    return next()
  }
}

class TooLate extends Error {}

function timeout(ms: number): Promise<never> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new TooLate()), ms).unref())
  // Nobody waits any more for most of them.
  late.catch(() => {})
  return late
}

/** Scripts post to the path with the suffix. */
export function routeLimitOf(path: string): Partial<RouteLimit> {
  const page = path.replace(/\.data$/, '')
  return ROUTE_LIMITS.find(each => each.path.test(page)) ?? {}
}

/** Null when the action itself bounds what it reads. */
function formLimitOf({ req }: Context<HttpEnv>): FormLimit | null {
  const route = routeLimitOf(req.path)
  if (route.files === 'script') return null
  if (!route.files || !boundaryIn(req.header('content-type') ?? null)) return route.limit ?? DEFAULT_LIMIT
  if (isGuest(req.header('cookie'))) return route.keepsGuestTexts ? FORM_WITH_FILES : null
  const bytes = Number(req.header('content-length') ?? Number.NaN)
  return bytes <= DRAIN_MAX_BYTES ? null : FORM_WITH_FILES
}

const TOO_LARGE = { title: 'Demasiado grande', text: 'Lo que enviaste supera el tamaño que aceptamos.' }
const TOO_SLOW = { title: 'No llegó completo', text: 'Lo que enviaste tardó demasiado. Intenta de nuevo.' }
const TOO_MANY_FIELDS = {
  title: 'Demasiados campos',
  text: 'Lo que enviaste tiene más campos que el formulario.',
}

/** Null as soon as it is larger than `maxBytes`. */
async function readForm(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // The rest is discarded; cancelling the stream would close the connection before the answer is sent.
  for await (const chunk of body.values({ preventCancel: true })) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Of a larger rest the connection is cut. */
const DISCARDED_MAX_BYTES = 4_000_000

/** A client reads the answer only after it has sent the whole form. No other request can follow on the connection. */
async function refuse(c: Context<HttpEnv>, page: typeof TOO_LARGE, tooLate: Promise<never>) {
  await Promise.race([discard(c.req.raw.body), tooLate]).catch(() => {})
  return c.html(plainPage(page), 413, { connection: 'close' })
}

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let bytes = 0
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.length
    if (bytes > DISCARDED_MAX_BYTES) return
  }
}
