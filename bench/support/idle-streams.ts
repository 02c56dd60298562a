// Event streams as browsers open them, on raw sockets.
import { connect, type Socket } from 'node:net'

export interface IdleStreams {
  close(): Promise<void>
}

/** Opens one stream per cookie and waits for each response; `onEvent` gets the events, with the stream's index. */
export async function openStreams(
  origin: string,
  cookies: readonly string[],
  onEvent: (index: number, text: string) => void = () => {},
): Promise<IdleStreams> {
  const sockets: Socket[] = []
  const BATCH = 50
  for (let first = 0; first < cookies.length; first += BATCH) {
    const opening = cookies.slice(first, first + BATCH).map((cookie, offset) => open(cookie, first + offset))
    sockets.push(...(await Promise.all(opening)))
  }
  return {
    async close() {
      const closed = sockets.map(socket => new Promise(resolve => socket.once('close', resolve)))
      for (const socket of sockets) socket.destroy()
      await Promise.all(closed)
    },
  }

  function open(cookie: string, index: number): Promise<Socket> {
    const { port } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1').setNoDelay(true)
    socket.write(
      [
        'GET /live HTTP/1.1',
        `Host: localhost:${port}`,
        'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
        'Accept: text/event-stream',
        'Accept-Encoding: gzip, deflate, br, zstd',
        'Accept-Language: es-CO,es;q=0.9',
        'Cache-Control: no-cache',
        `Cookie: ${cookie}`,
        // Streams are limited per network.
        `X-Forwarded-For: 10.0.${index >> 8}.${index & 255}`,
        '',
        '',
      ].join('\r\n'),
    )
    return new Promise((resolve, reject) => {
      let isOpen = false
      let response = ''
      socket.once('error', reject)
      socket.on('data', chunk => {
        if (isOpen) return onEvent(index, chunk.toString())
        response += chunk.toString()
        if (!response.includes('retry: 2000')) return
        isOpen = true
        if (response.startsWith('HTTP/1.1 200 ')) resolve(socket)
        else reject(new Error(`no stream: ${response.slice(0, 200)}`))
      })
      socket.once('close', () => reject(new Error(`no stream: ${response.slice(0, 200)}`)))
    })
  }
}
