import fc from 'fast-check'
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CaseState, GuaranteeTurn } from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeRow, WaitingCase } from '#guarantee/domain/guarantee-dossier.ts'
import { CaseMark } from '#guarantee/ui/case-links.tsx'
import { CaseGroup } from '#guarantee/ui/case-queue.tsx'
import { caseTurns } from '#guarantee/ui/case-turn.ts'
import { CASE_LIVES, liveCase } from '#tests/support/people/random-cases.ts'
import { type Turn, TurnRows } from '#visits/ui/turn-box.tsx'

const NAMES = { technicianName: 'Carlos Andrés Rojas', clientName: 'Paola Murillo' }

function draw(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  return parse(renderToStaticMarkup(<RouterProvider router={router} />))
}

/** What stands in the list of each for a case in this state. */
function rowsOf(state: CaseState, now: Date): Record<GuaranteeTurn, string[]> {
  const found: WaitingCase = { ...state, ...NAMES, id: 418, reservaKey: 7 }
  const group = state.turn === 'admin' ? 'deciding' : state.step === 'closed' ? 'closed' : 'running'
  const row: GuaranteeRow = {
    ...state,
    ...NAMES,
    id: 418,
    group,
    technicianFotoURL: null,
    servicio: '',
    repeatDate: null,
  }
  const texts = (element: ReactNode) =>
    draw(element)
      .querySelectorAll('li')
      .map(({ text }) => text)
  return {
    client: texts(<TurnRows turns={caseTurns([found], 'client', now)} />),
    technician: texts(<TurnRows turns={caseTurns([found], 'technician', now)} />),
    admin: texts(
      <CaseGroup
        group="deciding"
        count="1"
        rows={[row].filter(each => each.group === 'deciding')}
        now={now}
      />,
    ),
  }
}

const markOf = (state: CaseState, reader: 'client' | 'technician') =>
  draw(<CaseMark guarantee={state} reader={reader} other="Carlos" />).text

test('every waiting step is a row in the list of exactly one person, and the cards of both say whose turn it is', () => {
  fc.assert(
    fc.property(CASE_LIVES, acts => {
      const last = liveCase(acts).at(-1)
      if (!last) return
      const { after: state, move } = last
      const rows = rowsOf(state, move.at)
      const lists = (Object.keys(rows) as GuaranteeTurn[]).filter(who => rows[who].length > 0)
      expect(lists).toEqual(state.turn === null ? [] : [state.turn])
      for (const reader of ['client', 'technician'] as const) {
        const mark = markOf(state, reader)
        expect(mark !== '').toBe(state.step !== 'closed')
        expect(mark.includes('te toca a ti')).toBe(lists.includes(reader))
      }
    }),
    { numRuns: 400 },
  )
})

const NOW = new Date('2026-11-28T15:00:00Z')
const waiting = (changes: Partial<WaitingCase>): WaitingCase => ({
  ...NAMES,
  id: 1,
  reservaKey: 7,
  step: 'opened',
  dueAt: new Date('2026-12-04T05:00:00Z'),
  refundPesos: null,
  ...changes,
})

test('a row says what to do, with whom, how much and until when', () => {
  const titles = (
    side: 'client' | 'technician',
    step: WaitingCase['step'],
    refundPesos: number | null = null,
  ) =>
    caseTurns([waiting({ step, refundPesos })], side, NOW).map(({ title, detail }) => `${title} · ${detail}`)
  const until = 'Garantía. Hasta el 3 de diciembre'
  expect(titles('technician', 'opened')).toEqual([`Responde a Paola · ${until}`])
  expect(titles('technician', 'refund-offered', 144_000)).toEqual([
    `Devuelve $\u00a0144.000 a Paola · ${until}`,
  ])
  expect(titles('client', 'repeat-offered')).toEqual([`Escoge cuándo vuelve Carlos · ${until}`])
  expect(titles('client', 'repeat-unclear')).toEqual([`Cuéntanos si volvió Carlos · ${until}`])
  expect(titles('client', 'repeat-done')).toEqual([`¿Quedó bien lo que repitió Carlos? · ${until}`])
  expect(titles('client', 'refund-sent', 144_000)).toEqual([
    `¿Te devolvió Carlos los $\u00a0144.000? · ${until}`,
  ])
  expect(titles('client', 'refund-sent')).toEqual([`¿Te devolvió Carlos el dinero? · ${until}`])
})

test('rows are in the order of their last day, and fold above three', () => {
  const turn = (key: string, lastDay: string): Turn => ({
    ...{ key, lastDay, title: key, to: '/', icon: 'receipt', detail: null },
  })
  const days = ['2026-12-05', '2026-12-01', '2026-12-04', '2026-12-02', '2026-12-03']
  const page = draw(<TurnRows turns={days.map(day => turn(day, day))} />)
  expect(page.querySelectorAll('li').map(({ text }) => text)).toEqual(days.toSorted())
  expect(page.querySelectorAll('details li').map(({ text }) => text)).toEqual(['2026-12-04', '2026-12-05'])
  expect(page.querySelector('summary')?.text).toBe('Y 2 más te esperan')
  expect(
    draw(<TurnRows turns={days.slice(0, 3).map(day => turn(day, day))} />).querySelector('details'),
  ).toBeNull()
})
