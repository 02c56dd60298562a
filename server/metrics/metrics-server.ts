// GET /metrics on a port of its own, so that no proxy can publish it by mistake.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Log } from '#app/services.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

export async function serveMetrics(
  metrics: Metrics,
  { host, port, log }: { host: string; port: number; log: Log },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404).end()
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      error => {
        log.error({ err: error }, 'metrics failed')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new UserFacingError(
      `No se pudo abrir METRICS_PORT en ${host}:${port} (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
