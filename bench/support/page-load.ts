// Loads two servers alternately with requests for one page, a few hundred per turn, over keep-alive connections with one
// request at a time. Turns are short, so that other load on the machine affects both alike.
// Raw sockets, because an HTTP client would cost more than the servers under test.
import { connect } from 'node:net'

const [, , path = '/', turns = '', ...ports] = process.argv
const CONNECTIONS = 32
const REQUESTS_A_TURN = 600
const WARM_UP_TURNS = 15

const requestTo = (port: string) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: es-CO,es;q=0.9',
      'Sec-Fetch-Dest: document',
      'Sec-Fetch-Mode: navigate',
      'Sec-Fetch-Site: none',
      '',
      '',
    ].join('\r\n'),
  )

/** Head and body. The head comes in one piece: servers write it at once, and it is small. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = head.startsWith('HTTP/1.1 200') && /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error(`not the page: ${head.slice(0, 200)}`)
  return end + 4 + Number(length)
}

/** One server and the connections to it; a turn gives its requests a second. */
async function visited(port: string): Promise<() => Promise<number>> {
  const request = requestTo(port)
  let toAsk = 0
  let toCome = 0
  let done = () => {}
  const ask = (socket: ReturnType<typeof connect>) => {
    if (toAsk === 0) return
    toAsk--
    socket.write(request)
  }
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), '127.0.0.1').setNoDelay(true)
    let missing = 0
    socket.on('data', chunk => {
      missing = (missing > 0 ? missing : lengthOf(chunk)) - chunk.length
      if (missing > 0) return
      toCome--
      if (toCome === 0) done()
      else ask(socket)
    })
    socket.on('close', () => process.exit(1))
    return socket
  })
  await Promise.all(sockets.map(socket => new Promise(resolve => socket.once('connect', resolve))))
  return async () => {
    const started = performance.now()
    toAsk = REQUESTS_A_TURN
    toCome = REQUESTS_A_TURN
    await new Promise<void>(resolve => {
      done = resolve
      for (const socket of sockets) ask(socket)
    })
    return (REQUESTS_A_TURN * 1_000) / (performance.now() - started)
  }
}

const servers = await Promise.all(ports.map(visited))
const rates: number[][] = []
for (let turn = 0; turn < WARM_UP_TURNS + Number(turns); turn++) {
  const round: number[] = []
  for (const takeTurn of servers) round.push(await takeTurn())
  if (turn >= WARM_UP_TURNS) rates.push(round)
}
process.stdout.write(JSON.stringify(rates))
process.exit(0)
