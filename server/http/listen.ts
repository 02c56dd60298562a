import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from '#server/http/http-env.ts'

export interface Listening {
  readonly port: number
  /** Lets every accepted request finish; idle connections close at once. */
  stop(): Promise<void>
}

export async function listen(app: Hono<HttpEnv>, port: number): Promise<Listening> {
  const server: Server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop() {
      return new Promise(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
    },
  }
}
