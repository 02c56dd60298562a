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
  /** Of whom the files of a multipart form are received: the action writes them to disk and bounds them itself. */
  readonly files?: 'everybody' | 'signed-in'
}

const exactly = (...paths: string[]) => new RegExp(`^(?:${paths.join('|')})$`)

const ROUTE_LIMITS: readonly RouteLimit[] = [
  // The profile editor with every row that it allows: 950 fields, 170 kB of plain letters.
  { path: exactly('/mi-perfil'), limit: { maxBytes: 512 * 1024, maxFields: 1_200 } },
  { path: exactly(PHOTO_UPLOAD, PROBLEM_PHOTO_UPLOAD), files: 'everybody' },
  {
    path: exactly(
      '/agendar/[^/]+',
      `${VERIFICATION_PAGE}/[^/]+`,
      '/mi-perfil/trabajos',
      '/mis-reservas/[^/]+/garantia',
      '/agenda/garantia/[^/]+',
    ),
    files: 'signed-in',
  },
]

/** A form with files of somebody who has to sign in first: its texts are shown again if they come first (D33). */
const GUEST_FORM_WITH_FILES: FormLimit = { maxBytes: 1_000_000, maxFields: 32 }

export const formLimits: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const limit = c.req.method === 'POST' ? formLimitOf(c) : null
  if (!limit || !c.req.raw.body) return next()
  if (Number(c.req.header('content-length') ?? 0) > limit.maxBytes) return refuse(c, TOO_LARGE)
  let form: Buffer<ArrayBuffer> | null
  try {
    form = await readForm(c.req.raw.body, limit.maxBytes)
  } catch {
    // The client went away while it was sending.
    return c.body(null, 400)
  }
  if (!form) return refuse(c, TOO_LARGE)
  const boundary = boundaryIn(c.req.header('content-type') ?? null)
  if (countFields(form, boundary) > limit.maxFields) return refuse(c, TOO_MANY_FIELDS)
  c.req.raw = new Request(c.req.raw, { body: form })
  return next()
}

/** Null when the action itself bounds what it reads. */
function formLimitOf({ req }: Context<HttpEnv>): FormLimit | null {
  // Scripts post to the path with this suffix.
  const path = req.path.replace(/\.data$/, '')
  const { limit = DEFAULT_LIMIT, files } = ROUTE_LIMITS.find(each => each.path.test(path)) ?? {}
  if (files === 'everybody') return null
  if (!files || !boundaryIn(req.header('content-type') ?? null)) return limit
  const bytes = Number(req.header('content-length') ?? Number.NaN)
  return !isGuest(req.header('cookie')) && bytes <= DRAIN_MAX_BYTES ? null : GUEST_FORM_WITH_FILES
}

const TOO_LARGE = { title: 'Demasiado grande', text: 'Lo que enviaste supera el tamaño que aceptamos.' }
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
async function refuse(c: Context<HttpEnv>, page: typeof TOO_LARGE) {
  await discard(c.req.raw.body).catch(() => {})
  return c.html(plainPage(page), 413, { connection: 'close' })
}

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let bytes = 0
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.length
    if (bytes > DISCARDED_MAX_BYTES) return
  }
}
