import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends raw bytes and reads the response until the connection closes. */
export async function rawRequest(
  origin: string,
  bytes: string | Buffer,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer in 10 s')))
  socket.write(bytes)
  const answer = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer }
}
