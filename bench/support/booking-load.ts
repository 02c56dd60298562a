// Posts bookings as fast as the server responds: several clients in parallel, each with one request in flight.
// Raw sockets instead of an HTTP client: the load generator must cost less CPU than the server.
import { connect, type Socket } from 'node:net'

export interface BookingRequest {
  readonly cookie: string
  readonly network: string
  readonly technicianId: string
  readonly date: string
  readonly hour: string
}

/** Runs for `ms`, then waits for the last responses. Resolves with bookings per second. */
export async function bookFor(
  ms: number,
  port: string,
  clients: number,
  next: () => BookingRequest,
): Promise<number> {
  const started = performance.now()
  let booked = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(Number(port), '127.0.0.1').setNoDelay(true)
      const failed = new Promise<never>((_, reject) => socket.once('error', reject))
      while (performance.now() - started < ms) {
        await Promise.race([post(socket, port, next()), failed])
        booked++
      }
      socket.destroy()
    }),
  )
  return (booked * 1_000) / (performance.now() - started)
}

function post(
  socket: Socket,
  port: string,
  { cookie, network, technicianId, date, hour }: BookingRequest,
): Promise<void> {
  const body = new URLSearchParams({
    date,
    hour,
    description: 'Gotea el lavaplatos por debajo y ya se mojó el mueble.',
    address: 'Cra. 8 # 24-31, San Fernando, Cali',
    formKey: crypto.randomUUID(),
  }).toString()
  const head = [
    `POST /agendar/${technicianId} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Encoding: gzip, deflate, br, zstd',
    `Cookie: ${cookie}`,
    `X-Forwarded-For: ${network}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return new Promise((resolve, reject) => {
    let response = ''
    const onData = (chunk: Buffer) => {
      response += chunk.toString('latin1')
      if (!isComplete(response)) return
      socket.off('data', onData)
      if (response.startsWith('HTTP/1.1 302 ') && /\r\nlocation: \/mis-reservas#\S+\r\n/i.test(response))
        resolve()
      else reject(new Error(`not booked: ${response.slice(0, 300)}`))
    }
    socket.on('data', onData)
  })
}

function isComplete(response: string): boolean {
  const headEnd = response.indexOf('\r\n\r\n')
  if (headEnd < 0) return false
  if (/\r\ntransfer-encoding: chunked/i.test(response)) return response.endsWith('0\r\n\r\n')
  return response.length >= headEnd + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(response)?.[1] ?? 0)
}
