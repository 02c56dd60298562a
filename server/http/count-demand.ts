// Which requests count as demand: those of people, once each (app/demand/persistence/demand-counter.server.ts).
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { DemandEvent } from '#demand/domain/demand.ts'
import type { DemandCounter } from '#demand/persistence/demand-counter.server.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { networkOf } from '#server/http/network.ts'

export type CountDemand = (request: IncomingMessage, event: DemandEvent) => void

/** Programs that call themselves like a browser and say what they are; Cubot makes telephones. */
const BOTS =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|scanner|monitor|uptime|headless|lighthouse|externalhit|archiver|google-|googleother|mediapartners/i

/** Pages that a browser loads before anybody asks for them say it in one of these. */
const PREFETCH = /prefetch|prerender|preview/

export function isByPeople({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const agent = headers['user-agent'] ?? ''
  if (!agent.startsWith('Mozilla/') || BOTS.test(agent)) return false
  return !PREFETCH.test(`${headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? ''}`)
}

export const demandOf =
  (counter: DemandCounter, trustProxy: number): CountDemand =>
  (request, event) => {
    if (!isByPeople(request)) return
    const forwarded = request.headers['x-forwarded-for']
    const network = networkOf(request.socket.remoteAddress, forwarded ? String(forwarded) : null, trustProxy)
    counter.count(network, event)
  }

/** Outside the page cache: whoever waited for the rendering of another counts too. */
export function countDemand(count: CountDemand): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const event = c.get('demand')
    if (event && c.res.status < 400) count(c.env.incoming, event)
  }
}
