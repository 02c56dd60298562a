// Books by HTTP as fast as the program answers: so many clients at once, each with one request under way.
// Sockets rather than an HTTP client: the one who asks should cost less than the one who answers.
import { connect, type Socket } from 'node:net'

export interface Asked {
  readonly cookie: string
  readonly technicianId: string
  readonly date: string
  readonly hour: string
}

/** For so long, and then until the last answers are there; the answer is bookings a second. */
export async function bookFor(ms: number, port: string, clients: number, next: () => Asked): Promise<number> {
  const started = performance.now()
  let booked = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(Number(port), '127.0.0.1').setNoDelay(true)
      const broken = new Promise<never>((_, reject) => socket.once('error', reject))
      while (performance.now() - started < ms) {
        await Promise.race([post(socket, port, next()), broken])
        booked++
      }
      socket.destroy()
    }),
  )
  return (booked * 1_000) / (performance.now() - started)
}

function post(socket: Socket, port: string, { cookie, technicianId, date, hour }: Asked): Promise<void> {
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
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return new Promise((resolve, reject) => {
    let answer = ''
    const hear = (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      if (!isWhole(answer)) return
      socket.off('data', hear)
      if (answer.startsWith('HTTP/1.1 302 ') && /\r\nlocation: \/mis-reservas\r\n/i.test(answer)) resolve()
      else reject(new Error(`not booked: ${answer.slice(0, 300)}`))
    }
    socket.on('data', hear)
  })
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  if (/\r\ntransfer-encoding: chunked/i.test(answer)) return answer.endsWith('0\r\n\r\n')
  return answer.length >= end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0)
}
