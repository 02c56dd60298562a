// Requests the same page from several servers in alternating rounds, over keep-alive connections with one request in
// flight on each. Rounds are short, so that other load on the machine affects all servers equally.
// Raw sockets instead of an HTTP client: the load generator must cost less CPU than the server.
import { connect } from 'node:net'

const [, , path = '/', rounds = '', ...ports] = process.argv
const CONNECTIONS = 32
const REQUESTS_PER_ROUND = 600
const WARM_UP_ROUNDS = 15

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

/** Length of head and body. The head is small and written at once, so it arrives in the first chunk. */
function responseLength(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = head.startsWith('HTTP/1.1 200') && /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error(`unexpected response: ${head.slice(0, 200)}`)
  return end + 4 + Number(length)
}

/** Opens the connections to one server. The returned function runs a round and resolves with requests per second. */
async function openConnections(port: string): Promise<() => Promise<number>> {
  const request = requestTo(port)
  let unsent = 0
  let unanswered = 0
  let done = () => {}
  const send = (socket: ReturnType<typeof connect>) => {
    if (unsent === 0) return
    unsent--
    socket.write(request)
  }
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), '127.0.0.1').setNoDelay(true)
    let missing = 0
    socket.on('data', chunk => {
      missing = (missing > 0 ? missing : responseLength(chunk)) - chunk.length
      if (missing > 0) return
      unanswered--
      if (unanswered === 0) done()
      else send(socket)
    })
    socket.on('close', () => process.exit(1))
    return socket
  })
  await Promise.all(sockets.map(socket => new Promise(resolve => socket.once('connect', resolve))))
  return async () => {
    const started = performance.now()
    unsent = REQUESTS_PER_ROUND
    unanswered = REQUESTS_PER_ROUND
    await new Promise<void>(resolve => {
      done = resolve
      for (const socket of sockets) send(socket)
    })
    return (REQUESTS_PER_ROUND * 1_000) / (performance.now() - started)
  }
}

const servers = await Promise.all(ports.map(openConnections))
const rates: number[][] = []
for (let round = 0; round < WARM_UP_ROUNDS + Number(rounds); round++) {
  const roundRates: number[] = []
  for (const runRound of servers) roundRates.push(await runRound())
  if (round >= WARM_UP_ROUNDS) rates.push(roundRates)
}
process.stdout.write(JSON.stringify(rates))
process.exit(0)
