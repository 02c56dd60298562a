// Every surface of a visit, drawn over random lives and compared with the situation: no surface contradicts another.
import fc from 'fast-check'
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
import { type Phase, situationOf } from '#visits/domain/situation.ts'
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
    cancelNote: '',
    cannotReason: visit.cannotAt && 'surgio_algo',
    cannotNote: '',
    leftBy: null,
    photos: [],
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
    visit.receipt && at ? [{ at, pago: visit.receipt.isPaid ? 'nequi' : 'aun_no' } as const] : []
  return {
    createdAt: visit.createdAt,
    acceptedAt: visit.createdAt,
    tarifaBase: 60_000,
    hoursUntilNextVisit: null,
    receipts: receipts.map(receipt => ({
      ...{ id: 12, corrects: null, lines, total: 157_000, hecho: 'Cambié el sifón.', agreedTotal: null },
      ...{ agreedAt: null, guaranteeUntil: '2026-12-16', photos: [] },
      ...receipt,
    })),
    isRebooked: false,
    quotes,
    bookedWith: null,
  }
}

function draw(element: React.ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** What the four surfaces show of one visit. */
function surfacesOf(life: Life) {
  const { now } = life
  const visit = linkedBooking(clientBooking(life), { clientName: NAMES.clientName, origin: 'https://x.co' })
  const booking = technicianBooking(life)
  const shared = {
    facts: factsOf(life),
    conversation: { messages: [], earlierThan: null, isNewest: true, total: 0 },
    closed: null,
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
        rescues={[]}
        total={1}
        now={now}
        refusal={null}
        hasRated={false}
        booked={null}
      />,
    ),
    clientPage: draw(<ClientVisit {...shared} visit={visit} alternatives={null} work={null} porter={null} />),
    agenda: draw(
      <AgendaTimeline
        bookings={[booking]}
        pages={pages}
        now={now}
        technicianName={NAMES.technicianName}
        trades={['Plomería']}
        offerable={[]}
        blocked={[]}
        calendar={null}
        caseCount={0}
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
      />,
    ),
  }
}

const HOURED: readonly Phase[] = ['on-the-way', 'delayed', 'inside']

test('no surface contradicts another, whatever happened', () => {
  fc.assert(
    fc.property(randomLife(), life => {
      const { visit, now } = life
      const situation = situationOf(visit, now)
      const { phase, task, offers } = situation
      const surfaces = surfacesOf(life)
      const { clientList, clientPage, agenda, technicianPage } = surfaces
      const ofClient = { clientList, clientPage }
      const ofTechnician = { agenda, technicianPage }
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
      if (!offers.guarantee)
        expect({ guarantee: where(ofClient, 'Usar la garantía') }).toEqual({ guarantee: [] })

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
      const clientEnd =
        ends && endText('client', { ...named, name: NAMES.technicianName })?.replace(/\.$/, '')
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
    }),
    { numRuns: rounds(120, 1_000), seed: 34 },
  )
})
