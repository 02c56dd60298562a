// Browsers that listen and do nothing else, without the browsers.
import { connect, type Socket } from 'node:net'

export interface IdleStreams {
  close(): Promise<void>
}

/** Opens one stream per cookie and waits until each was answered; `onEvent` hears what comes after. */
export async function openStreams(
  origin: string,
  cookies: readonly string[],
  onEvent: (at: number, text: string) => void = () => {},
): Promise<IdleStreams> {
  const sockets: Socket[] = []
  const TOGETHER = 50
  for (let from = 0; from < cookies.length; from += TOGETHER) {
    const opening = cookies.slice(from, from + TOGETHER).map((cookie, at) => open(cookie, from + at))
    sockets.push(...(await Promise.all(opening)))
  }
  return {
    async close() {
      const gone = sockets.map(socket => new Promise(resolve => socket.once('close', resolve)))
      for (const socket of sockets) socket.destroy()
      await Promise.all(gone)
    },
  }

  function open(cookie: string, at: number): Promise<Socket> {
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
        '',
        '',
      ].join('\r\n'),
    )
    return new Promise((resolve, reject) => {
      let isOpen = false
      let answer = ''
      socket.once('error', reject)
      socket.on('data', chunk => {
        if (isOpen) return onEvent(at, chunk.toString())
        answer += chunk.toString()
        if (!answer.includes('retry: 2000')) return
        isOpen = true
        if (answer.startsWith('HTTP/1.1 200 ')) resolve(socket)
        else reject(new Error(`no stream: ${answer.slice(0, 200)}`))
      })
      socket.once('close', () => reject(new Error(`no stream: ${answer.slice(0, 200)}`)))
    })
  }
}
