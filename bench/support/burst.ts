// A thread that asks many pages at once as one person: its work does not delay the requests that are measured meanwhile.
import { Agent, request } from 'node:http'
import { parentPort } from 'node:worker_threads'

export interface Burst {
  readonly origin: string
  readonly cookie: string
  readonly network: string
  readonly paths: readonly string[]
}

/** How many answers had which status. */
export type BurstStatuses = Readonly<Record<number, number>>

// Connections of a burst before may be closed by the server at any moment.
const agent = new Agent({ keepAlive: false })

parentPort?.on('message', async ({ origin, cookie, network, paths }: Burst) => {
  const headers = { cookie, 'x-forwarded-for': network }
  const statuses: Record<number, number> = {}
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const outgoing = request(new URL(path, origin), { agent, headers }, response => {
        const status = response.statusCode ?? 0
        statuses[status] = (statuses[status] ?? 0) + 1
        response.resume().once('end', resolve).once('error', reject)
      })
      outgoing.once('error', reject).end()
    })
  await Promise.all(paths.map(ask))
  parentPort?.postMessage(statuses)
})
