// The port, taken before the rest is put together: whoever knocks early is told to come back.
import { createServer, type RequestListener } from 'node:http'
import { plainPage } from '#server/http/plain-page.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'
import { Refusal } from '#server/refusal.ts'

/** For requests under way; what hangs longer is cut so that the program can leave. */
const GRACE_MS = 6_000
const SWEEP_MS = 50

export interface HttpServer {
  readonly port: number
  open(listener: RequestListener): void
  /** Lets every accepted request finish; connections close as soon as they have nothing to do. */
  close(): Promise<void>
}

/** Strict whatever comes later: nothing of it is a script, a style or a form. */
const EARLY_HEADERS = {
  ...Object.fromEntries(securityHeadersFor({ https: false, development: false }).fixed),
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '2',
  refresh: '2',
  connection: 'close',
}

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, EARLY_HEADERS)
  response.end(
    plainPage({
      title: 'Ya casi abrimos',
      text: 'El sitio está arrancando. Esta página se abre sola en unos segundos.',
    }),
  )
}

export async function bindPort(port: number): Promise<HttpServer> {
  let listener = notYet
  // Most requests have no body: their streams begin already ended, which costs a sixteenth less per request.
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) =>
    listener(request, response),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Refusal(`El puerto ${port} está ocupado: detén lo que lo usa o indica otro con PORT.`)
    if (error.code === 'EACCES')
      throw new Refusal(`No hay permiso para usar el puerto ${port}: indica otro con PORT.`)
    throw error
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    open(next) {
      listener = next
    },
    close: () =>
      new Promise(resolve => {
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
        server.close(() => {
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}
