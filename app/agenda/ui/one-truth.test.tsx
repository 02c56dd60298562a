// Every surface of a visit, drawn over random lives and compared with the situation: no surface contradicts another.
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AgendaPages } from '#agenda/domain/agenda.ts'
import { AgendaTimeline } from '#agenda/ui/agenda-timeline.tsx'
import { ClientTimeline } from '#agenda/ui/client-timeline.tsx'
import { ClientVisit } from '#agenda/ui/client-visit.tsx'
import { TechnicianVisit } from '#agenda/ui/technician-visit.tsx'
import { isUpcoming } from '#bookings/domain/timeline.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { type Life, randomLife } from '#tests/support/people/random-lives.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import type { ClientBooking, ListedBooking, TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Quote } from '#visits/domain/quote.ts'
import { PHASES, type Phase, situationOf } from '#visits/domain/situation.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { linkedBooking } from '#visits/ui/linked-visit.ts'
import { endText, stateText } from '#visits/wording/situation.ts'

const KEY = 7
const NAMES = { technicianName: 'Gloria Patricia Montoya', clientName: 'María Eugenia Salazar' }

function listed({ visit }: Life): ListedBooking {
  return {
    ...visit,
    key: KEY,
    start: '10:00',
    end: bogotaTime(situationOf(visit, visit.scheduledAt).endsAt),
    description: 'La llave del lavamanos gotea',
    address: 'Cra. 80 # 32-15',
    barrio: 'Belén',
    ciudad: 'Medellín',
    servicio: 'Reparación de goteo',
    especialidad: 'Plomería',
    precio: 60_000,
    agreedTotal: null,
    repeatOf: null,
    cancelNote: '',
    cannotReason: visit.cannotAt && 'surgio_algo',
    cannotNote: '',
    leftBy: null,
    photos: [],
    repeatCase: null,
  }
}

const clientBooking = (life: Life): ClientBooking => ({
  ...listed(life),
  technicianId: 'gloria',
  technicianName: NAMES.technicianName,
  technicianPhone: '3005550101',
  technicianSlug: 'gloria',
  technicianFotoURL: null,
  acceptsClient: true,
  rating: life.visit.rating ?? null,
  aprobada: null,
  rejected: false,
  guarantee: null,
  unreadMessages: 0,
})

const technicianBooking = (life: Life): TechnicianBooking => ({
  ...listed(life),
  clientName: NAMES.clientName,
  clientPhone: '3005550102',
  visitsWithTechnician: 1,
  lastVisit: null,
  completedVisits: 9,
  clientSince: null,
  phoneConfirmed: true,
  clientBlocked: false,
  noShows: 0,
  guarantee: null,
  unreadMessages: 0,
})

function factsOf({ visit }: Life): VisitFacts {
  const lines = [{ concepto: 'Mano de obra', cantidad: 1, precio: 157_000 }]
  const quotes: Quote[] = visit.quotes.map(quote => ({ ...quote, lines, note: '', reason: '' }))
  const at = visit.said.finishedAt
  const receipts =
    visit.receipt && at ? [{ at, pago: visit.receipt.isOwed ? 'aun_no' : 'nequi' } as const] : []
  return {
    createdAt: visit.createdAt,
    acceptedAt: visit.createdAt,
    tarifaBase: 60_000,
    hoursUntilNextVisit: null,
    hoursUntilBlocked: null,
    receipts: receipts.map(receipt => ({
      ...{ id: 12, corrects: null, lines, total: 157_000, hecho: 'Cambié el sifón.', agreedTotal: null },
      ...{ agreedAt: null, guaranteeUntil: '2026-12-16', photos: [], payment: null },
      ...receipt,
    })),
    isRebooked: false,
    quotes,
    bookedWith: null,
    payTo: null,
  }
}

/** The markup without what is folded or in a closed dialog; the lists of what is over are unfolded. */
function draw(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  const page = parse(renderToStaticMarkup(<RouterProvider router={router} />))
  for (const list of ['historial-completo', 'anteriores']) page.getElementById(list)?.setAttribute('open', '')
  for (const hidden of page.querySelectorAll('details:not([open]) > *:not(summary), dialog:not([open])'))
    hidden.remove()
  return page.toString()
}

/** The sheet that is printed, apart from the agenda. */
function drawnAgenda(element: ReactNode) {
  const page = parse(draw(element))
  const sheet = page.querySelector('.agenda-sheet')
  sheet?.remove()
  return { agenda: page.toString(), print: sheet?.toString() ?? '' }
}

/** What the four surfaces and the printed agenda show of one visit. */
function surfacesOf(life: Life) {
  const { now } = life
  const visit = linkedBooking(clientBooking(life), { clientName: NAMES.clientName, origin: 'https://x.co' })
  const booking = technicianBooking(life)
  const shared = {
    facts: factsOf(life),
    conversation: { messages: [], earlierThan: null, isNewest: true, total: 0 },
    closed: null,
    whatsapp: null,
    formKey: 'clave',
    now,
    answer: null,
  }
  const page = (isOn: boolean) => ({ total: isOn ? 1 : 0, keys: isOn ? [KEY] : [], after: null, next: null })
  const pages: AgendaPages = {
    requests: page(isUpcoming(booking, now) && booking.status === 'solicitada'),
    upcoming: page(isUpcoming(booking, now)),
    history: page(!isUpcoming(booking, now)),
  }
  return {
    clientList: draw(
      <ClientTimeline
        bookings={[visit]}
        cases={[]}
        rescues={[]}
        total={1}
        now={now}
        refusal={null}
        hasRated={false}
        booked={null}
      />,
    ),
    clientPage: draw(
      <ClientVisit
        {...shared}
        visit={visit}
        alternatives={null}
        work={null}
        porter={null}
        repeatedCase={null}
        usualPrice={null}
      />,
    ),
    ...drawnAgenda(
      <AgendaTimeline
        bookings={[booking]}
        pages={pages}
        filter={null}
        shown={pages.history.total}
        now={now}
        technicianName={NAMES.technicianName}
        trades={['Plomería']}
        offerable={[]}
        blocked={[]}
        calendar={null}
        cases={[]}
        caseLink={() => null}
      />,
    ),
    technicianPage: draw(
      <TechnicianVisit
        {...shared}
        visit={booking}
        technicianName={NAMES.technicianName}
        delivery={null}
        next={null}
        offerable={null}
        repeatedCase={null}
      />,
    ),
  }
}

const HOURED: readonly Phase[] = ['on-the-way', 'delayed', 'inside']

/** So many of each phase. */
const DRAWN = rounds(5, 60)
// A seed: which lives are drawn does not depend on chance.
const LIVES = fc.sample(randomLife(), { numRuns: rounds(3_000, 20_000), seed: 34 })

test.each(PHASES)('no surface contradicts another: %s', phase => {
  const lives = LIVES.filter(({ visit, now }) => situationOf(visit, now).phase === phase).slice(0, DRAWN)
  expect(lives.length).toBeGreaterThan(0)
  for (const life of lives) expectOneTruth(life)
})

/** Paper has the visits that are to come or have begun, with what was said of them. */
function expectPrint({ visit, now }: Life, print: string): void {
  const situation = situationOf(visit, now)
  const { phase } = situation
  const isOpen = visit.status === 'confirmada' || (visit.status === 'solicitada' && now < visit.scheduledAt)
  const isListed = isOpen && phase !== 'contested'
  expect({ phase, isListed: print.includes(NAMES.clientName) }).toEqual({ phase, isListed })
  if (!isListed) return
  const { hour } = stateText('technician', { visit, situation, now }) ?? {}
  if (HOURED.includes(phase) && hour) expect(print).toContain(hour)
  expect(print).toContain(`a ${bogotaTime(situation.endsAt)}`)
  expect(print.includes('dice que no has llegado')).toBe(phase === 'missing')
  expect(print.includes('No puede recibirte')).toBe(situation.isAskedToCancel)
}

function expectOneTruth(life: Life): void {
  const { visit, now } = life
  const situation = situationOf(visit, now)
  const { phase, task, offers } = situation
  const surfaces = surfacesOf(life)
  const { clientList, clientPage, agenda, print, technicianPage } = surfaces
  const ofClient = { clientList, clientPage }
  const ofTechnician = { agenda, technicianPage }
  expectPrint(life, print)
  const where = (which: Readonly<Record<string, string>>, text: string | RegExp) =>
    Object.keys(which).filter(name => {
      const html = which[name] ?? ''
      return typeof text === 'string' ? html.includes(text) : text.test(html)
    })

  // The status, by the one word that each side has for it.
  for (const [labels, which] of [
    [BOOKING_LABELS.cliente, ofClient],
    [BOOKING_LABELS.tecnico, ofTechnician],
  ] as const)
    for (const word of ['completada', 'cancelada'] as const) {
      const said = where(which, new RegExp(`>${labels[word]}<`))
      if (visit.status !== word) expect({ word, said }).toEqual({ word, said: [] })
    }

  // The question, on both surfaces of the client or on none.
  const asked = task.client === 'say-whether-came' ? ['clientList', 'clientPage'] : []
  expect({ asked: where(surfaces, '¿Llegó Gloria?') }).toEqual({ asked })

  // Stars and guarantee only where they are offered.
  expect({ stars: where({ clientPage }, 'name="rating"') }).toEqual({
    stars: offers.stars ? ['clientPage'] : [],
  })
  if (!offers.stars) expect({ stars: where({ clientList }, 'name="rating"') }).toEqual({ stars: [] })
  if (!offers.guarantee) expect({ guarantee: where(ofClient, 'Usar la garantía') }).toEqual({ guarantee: [] })

  // The hour that was told, and since when somebody is there: the same on all four.
  if (HOURED.includes(phase))
    for (const side of ['client', 'technician'] as const) {
      const { hour } = stateText(side, { visit, situation, now }) ?? {}
      const which = side === 'client' ? ofClient : ofTechnician
      if (hour) expect({ hour, in: where(which, hour) }).toEqual({ hour, in: Object.keys(which) })
    }

  // How it ended.
  const named = { visit: listed(life), situation, now }
  const ends = phase === 'not-done' || phase === 'contested'
  const clientEnd = ends && endText('client', { ...named, name: NAMES.technicianName })?.replace(/\.$/, '')
  const technicianEnd = ends && endText('technician', { ...named, name: NAMES.clientName })
  if (clientEnd)
    expect({ clientEnd, in: where(ofClient, clientEnd) }).toEqual({
      clientEnd,
      in: ['clientList', 'clientPage'],
    })
  if (technicianEnd)
    expect({ technicianEnd, in: where(ofTechnician, technicianEnd) }).toEqual({
      technicianEnd,
      in: ['agenda', 'technicianPage'],
    })

  // The next act of the technician is offered on the agenda and on the page.
  if (task.technician === 'finish')
    expect({ finish: where(ofTechnician, 'Terminé') }).toEqual({ finish: ['agenda', 'technicianPage'] })
  if (task.technician === 'answer-absence')
    expect({ late: where(ofTechnician, 'dice que no has llegado') }).toEqual({
      late: ['agenda', 'technicianPage'],
    })
  expect({ missing: where(surfaces, 'dice que no has llegado').length > 0 }).toEqual({
    missing: phase === 'missing',
  })
}
