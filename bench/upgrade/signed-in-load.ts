// What signed-in people do meanwhile, beside the bookings: they read their pages, and technicians accept what waits.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '#bench/failover/load.ts'
import { openPage } from '#tests/support/browser/html-page.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'

const PAUSE_MS = 30
const PAGES_OF_CLIENT = ['/', '/mis-reservas', '/mis-tecnicos', '/perfil']
const PAGES_OF_TECHNICIAN = ['/agenda', '/agenda/semana', '/mi-perfil', '/']

export interface SignedInLoad {
  readonly pages: Answer[]
  /** Requests that were accepted by the button of the agenda. */
  readonly accepted: Answer[]
  stop(): Promise<void>
}

interface Actors {
  readonly origin: string
  readonly client: SignedInPerson
  /** Who do not confirm at once. */
  readonly technicians: readonly SignedInPerson[]
}

export function startSignedInLoad({ origin, client, technicians }: Actors): SignedInLoad {
  const [pages, accepted]: [Answer[], Answer[]] = [[], []]
  let running = true

  async function answered(work: () => Promise<{ status: number }>, wanted: number): Promise<Answer> {
    const started = performance.now()
    const failure = await work().then(
      ({ status }) => (status === wanted ? undefined : `${status}`),
      error => `no answer (${error.cause?.code ?? error.name})`,
    )
    const at = performance.now()
    return { at, ms: at - started, failure }
  }

  async function read(person: SignedInPerson, paths: readonly string[]): Promise<void> {
    const visitor = newVisitor(origin, { cookie: person.cookie, network: '2001:db8:1::1' })
    for (let visit = 0; running; visit++) {
      const path = paths[visit % paths.length] ?? '/'
      pages.push(await answered(() => openPage(visitor, path), 200))
      await sleep(PAUSE_MS)
    }
  }

  async function accept(person: SignedInPerson): Promise<void> {
    const visitor = newVisitor(origin, { cookie: person.cookie, network: '2001:db8:2::1' })
    while (running) {
      const agenda = await openPage(visitor, '/agenda').catch(() => null)
      if (agenda?.hasButton(/^Aceptar/)) accepted.push(await answered(() => agenda.submit(/^Aceptar/), 302))
      await sleep(PAUSE_MS)
    }
  }

  const [first] = technicians
  const working = [read(client, PAGES_OF_CLIENT), ...technicians.map(accept)]
  if (first) working.push(read(first, PAGES_OF_TECHNICIAN))
  return {
    pages,
    accepted,
    async stop() {
      running = false
      await Promise.all(working)
    },
  }
}
