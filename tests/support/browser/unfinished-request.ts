import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface UnfinishedRequest {
  /** Sends the body. */
  finish(): void
  /** Everything that was received until the connection was closed. */
  readonly answer: Promise<string>
}

/** A form whose headers the program has accepted and whose body it has not received yet. */
export async function beginRequest(
  origin: string,
  path: string,
  fields: Record<string, string>,
): Promise<UnfinishedRequest> {
  const { host, port } = new URL(origin)
  const body = new URLSearchParams(fields).toString()
  const socket = connect(Number(port), 'localhost')
  const answer = text(socket)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nExpect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await once(socket, 'data')
  return { finish: () => void socket.write(body), answer }
}
