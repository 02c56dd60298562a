// A proxy for apt and npm inside of the machine, whose network leads to this one only.
import { createServer, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'

export async function startPackageProxy(host: string): Promise<{ url: string; server: Server }> {
  const server = createServer((asked, answer) => {
    const { pathname, search, hostname, port } = new URL(asked.url ?? '')
    const upstream = request(
      { hostname, port, path: pathname + search, method: asked.method, headers: asked.headers },
      answered => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      },
    )
    upstream.on('error', () => answer.destroy())
    asked.pipe(upstream)
  })
  // Encrypted connections are passed on unread.
  server.on('connect', (asked, client: Socket) => {
    const { hostname, port } = new URL(`https://${asked.url}`)
    const upstream = connect(Number(port || 443), hostname, () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n')
      upstream.pipe(client)
      client.pipe(upstream)
    })
    upstream.on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return { url: `http://${host}:${address.port}`, server }
}
