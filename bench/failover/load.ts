// What people do meanwhile: guests browse, clients book. Every answer is remembered with its moment.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'

const GUESTS = 4
const BOOKERS = 8
const GUEST_PAUSE_MS = 40
/** Some fifty bookings a second. */
const BOOKER_PAUSE_MS = 120
const RETRY_PAUSE_MS = 100
const REQUEST_LIMIT_MS = 15_000

export interface Answer {
  /** performance.now() when it arrived. */
  readonly at: number
  readonly ms: number
  /** Undefined for what was asked for; otherwise what the person saw. */
  readonly failure: string | undefined
}

interface Acknowledged {
  readonly at: number
  /** As `reservas.id`. */
  readonly id: string
  readonly clientId: string
}

export interface Load {
  readonly guests: Answer[]
  readonly bookings: Answer[]
  readonly acknowledged: Acknowledged[]
  stop(): Promise<void>
}

export interface LoadOptions {
  readonly origin: string
  readonly clients: readonly SignedInPerson[]
  readonly technicians: readonly SignedInPerson[]
  /** Where an earlier load ended. */
  readonly firstSlot?: number
}

export function startLoad({ origin, clients, technicians, firstSlot = 0 }: LoadOptions): Load {
  const [guests, bookings, acknowledged]: [Answer[], Answer[], Acknowledged[]] = [[], [], []]
  const pages = [
    '/',
    '/tecnicos',
    '/tecnicos?ciudad=Cali',
    ...technicians.slice(0, 6).map(({ uid }) => `/tecnicos/${uid}`),
  ]
  let running = true
  let [visit, slot] = [0, firstSlot]

  async function browse(): Promise<void> {
    while (running) {
      guests.push(await ask(`${origin}${pages[visit++ % pages.length]}`, {}, 200))
      await sleep(GUEST_PAUSE_MS)
    }
  }

  async function book(): Promise<void> {
    while (running) {
      const form = formOf(slot++, { clients, technicians })
      // The same form again until it is answered, as a person does it: its key makes it one booking.
      for (let booked = false; !booked && running; ) {
        const answer = await ask(`${origin}/agendar/${form.technicianId}`, requestOf(form, origin), 302)
        bookings.push(answer)
        booked = answer.failure === undefined
        if (booked) acknowledged.push({ at: answer.at, id: form.id, clientId: form.client.uid })
        await sleep(booked ? BOOKER_PAUSE_MS : RETRY_PAUSE_MS)
      }
    }
  }

  const working = [...Array.from({ length: GUESTS }, browse), ...Array.from({ length: BOOKERS }, book)]
  return {
    guests,
    bookings,
    acknowledged,
    async stop() {
      running = false
      await Promise.all(working)
    },
  }
}

function formOf(slot: number, { clients, technicians }: Pick<LoadOptions, 'clients' | 'technicians'>) {
  const turn = Math.floor(slot / technicians.length)
  const client = clients[slot % clients.length] as SignedInPerson
  const technicianId = technicians[slot % technicians.length]?.uid ?? ''
  const hour = String(8 + (turn % 12)).padStart(2, '0')
  const date = addDays(bogotaDate(new Date()), 1 + Math.floor(turn / 12))
  const id = `${technicianId}_${date.replaceAll('-', '')}_${hour}`
  return { id, client, technicianId, date, hour, formKey: randomUUID() }
}

function requestOf({ client, date, hour, formKey }: ReturnType<typeof formOf>, origin: string): RequestInit {
  // A network for everybody: bookings are limited per network.
  const network = `2001:db8:${client.uid.slice(0, 4)}:${client.uid.slice(4, 8)}::1`
  return {
    method: 'POST',
    headers: { origin, cookie: client.cookie, 'x-forwarded-for': network },
    body: new URLSearchParams({ date, hour, description: 'Gotea.', address: 'Calle 5', formKey }),
  }
}

async function ask(url: string, init: RequestInit, expected: number): Promise<Answer> {
  const started = performance.now()
  const failure = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  }).then(
    async response => {
      const text = await response.text()
      return response.status === expected ? undefined : `${response.status} ${textShown(text)}`
    },
    error => `no answer (${error.cause?.code ?? error.name})`,
  )
  const at = performance.now()
  return { at, ms: at - started, failure }
}

/** The alert of the page, or else its heading. */
function textShown(html: string): string {
  const [, alert] = /role="alert"[^>]*>(.*?)<\/(?:p|div|section)>/s.exec(html) ?? []
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return `«${(alert ?? heading ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 90)}»`
}
