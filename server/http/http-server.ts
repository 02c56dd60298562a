// The HTTP server. Whether its port is free is known before the program is ready.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { plainPage } from '#server/http/plain-page.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

/** Connections still open after this are destroyed. */
const CLOSE_GRACE_MS = 6_000
const CLOSE_IDLE_EVERY_MS = 50
/** At a stop, for how long connections are still accepted, and a turn of the event loop in which nothing kept them waiting. */
const ACCEPT_LIMIT_MS = 500
const SHORT_TURN_MS = 2

/** After these a client is cut off, at the latest one `checkMs` later. */
export interface ConnectionLimits {
  /** From the connection, or the first byte of a further request, to the end of the headers. */
  readonly headersMs: number
  /** To the end of the body. */
  readonly requestMs: number
  /** Between two bytes, in any direction; 0: however long. */
  readonly silenceMs: number
  /** Between two requests of a connection. */
  readonly keepAliveMs: number
  readonly checkMs: number
}

const LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  // A photo of 8 MB at 220 kbit/s. Forms have a shorter limit (form-limits.ts), and of guests no upload is read.
  requestMs: 300_000,
  // Live streams have a heartbeat every 20 s.
  silenceMs: 45_000,
  keepAliveMs: 10_000,
  checkMs: 5_000,
}

/** The first page of a development server waits until Vite has read the sources. */
export const DEVELOPMENT_LIMITS: ConnectionLimits = { ...LIMITS, silenceMs: 0 }

export interface HttpServer {
  readonly port: number
  /** Requests are answered by this listener from now on. */
  open(listener: RequestListener): Promise<void>
  /** Lets every accepted request finish and closes connections as they become idle. */
  close(): Promise<void>
}

const PLAIN_HEADERS = {
  ...Object.fromEntries(securityHeadersFor({ https: false, development: false }).fixed),
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
}

/** A proxy may have judged another one of them than we read (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length > 1

const refuseTwoHosts: RequestListener = (_request, response) => {
  response.writeHead(400, PLAIN_HEADERS)
  response.end(plainPage({ title: 'Solicitud rechazada', text: 'La solicitud nombra dos sitios.' }))
}

const startingListener: RequestListener = (_request, response) => {
  response.writeHead(503, { ...PLAIN_HEADERS, 'retry-after': '2', refresh: '2' })
  response.end(
    plainPage({
      title: 'Ya casi abrimos',
      text: 'El sitio está arrancando. Esta página se abre sola en unos segundos.',
    }),
  )
}

interface BindOptions {
  /** Until it is opened the server answers 503 with a page that says so; otherwise it refuses connections. */
  readonly answersEarly: boolean
  readonly limits?: ConnectionLimits
}

/** Without a host, on every interface. A port in use is refused in either case. */
export async function bindPort(
  port: number,
  host: string | undefined,
  { answersEarly, limits = LIMITS }: BindOptions,
): Promise<HttpServer> {
  const { headersMs, requestMs, silenceMs, keepAliveMs, checkMs } = limits
  let listener = startingListener
  const options = {
    // Most requests have no body; creating their streams already ended makes each request about 6 % cheaper.
    optimizeEmptyRequests: true,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
  }
  const server = createServer(options, (request, response) =>
    (hasTwoHosts(request) ? refuseTwoHosts : listener)(request, response),
  )
  server.setTimeout(silenceMs)
  const bound = await (answersEarly ? listen(server, port, host) : freePort(port, host))
  return {
    port: bound,
    async open(next) {
      listener = next
      if (!server.listening) await listen(server, bound, host)
    },
    close: async () => {
      await acceptWaiting(server)
      await new Promise<void>(resolve => {
        const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
        setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref()
        server.close(() => {
          clearInterval(closeIdle)
          resolve()
        })
      })
    },
  }
}

/** The kernel has accepted connections that we have not: closing the listener resets them, and a form in them is lost. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0
  const count = () => accepted++
  server.on('connection', count)
  for (const deadline = performance.now() + ACCEPT_LIMIT_MS; performance.now() < deadline; ) {
    const [before, began] = [accepted, performance.now()]
    // The second one comes after the sockets were looked at.
    await nextTurn()
    await nextTurn()
    if (accepted === before && performance.now() - began < SHORT_TURN_MS) break
  }
  server.off('connection', count)
}

/** Without listening there: a proxy would send people meanwhile. Any free port for 0. */
async function freePort(port: number, host: string | undefined): Promise<number> {
  const probe = createServer()
  const free = await listen(probe, 0, host)
  await new Promise(resolve => probe.close(resolve))
  if (port !== 0 && (await isAnswered(port, host))) throw portInUse(port)
  return port || free
}

async function isAnswered(port: number, host = 'localhost'): Promise<boolean> {
  const socket = connect({ port, host })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const portInUse = (port: number) =>
  new UserFacingError(`El puerto ${port} está ocupado: detén lo que lo usa o indica otro con PORT.`)

/** Resolves with the port. */
function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw portInUse(port)
    if (error.code === 'EACCES')
      throw new UserFacingError(`No hay permiso para usar el puerto ${port}: indica otro con PORT.`)
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new UserFacingError(`LISTEN_HOST no es una dirección de esta máquina: ${host}.`)
    throw error
  })
}
