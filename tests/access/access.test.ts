// @module-tag attack
// Every route × method × actor, as documents and as React Router's data requests, from the route table itself.
import { describe, expect, test } from 'vitest'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { ACTORS, expectedFor, newActor } from './actors.ts'
import { EXPECTED, EXPECTED_OF_DATA, type Row, type Verdict } from './expected-access.ts'
import { ROUTES } from './routes.ts'

const program = await sharedProgram()

test('every route has a row for reading and one for writing, and every row has a route', () => {
  const rows = EXPECTED.map(row => `${row.method} ${row.route}`).sort()
  const routes = ROUTES.flatMap(({ path }) => [`GET ${path}`, `POST ${path}`]).sort()
  expect(rows).toEqual(routes)
})

async function verdictOf(response: Response): Promise<Verdict> {
  const location = response.headers.get('location')
  await response.arrayBuffer()
  return location === null ? response.status : `→ ${location}`
}

/** React Router answers a redirected data request with 202 and the location in the body. */
async function dataVerdictOf(response: Response): Promise<Verdict> {
  const body = await response.text()
  if (response.status !== 202) return response.status
  const [, location = '?'] = /"redirect","([^"]*)"/.exec(body) ?? []
  return `→ ${location}`
}

const dataPath = (at: string) => (at === '/' ? '/_.data' : `${at}.data`)
/** Signing out comes last: it ends the session that the other rows need. */
const inOrder = EXPECTED.toSorted((a, b) => Number(/logout/.test(a.route)) - Number(/logout/.test(b.route)))
const forData = (row: Row) =>
  EXPECTED_OF_DATA.find(other => other.route === row.route && other.method === row.method) ?? row
const request = (visitor: Visitor, method: Row['method'], at: string) =>
  method === 'GET' ? visitor.get(at) : visitor.post(at)

describe.each(ACTORS)('for a %s', actor => {
  test('documents are answered as in the table', async () => {
    const visitor = await newActor(program, actor)
    for (const row of inOrder) {
      const verdict = await verdictOf(await request(visitor, row.method, row.at))
      expect
        .soft(`${row.method} ${row.at} ${verdict}`)
        .toBe(`${row.method} ${row.at} ${expectedFor(row, actor)}`)
    }
  })

  test('data requests are answered as in the table', async () => {
    const visitor = await newActor(program, actor)
    for (const row of inOrder) {
      const verdict = await dataVerdictOf(await request(visitor, row.method, dataPath(row.at)))
      const expected = expectedFor(forData(row), actor)
      expect.soft(`${row.method} ${row.at} ${verdict}`).toBe(`${row.method} ${row.at} ${expected}`)
    }
  })

  test('requesting only the data of one route does not bypass its guard', async () => {
    const visitor = await newActor(program, actor)
    for (const { path, id } of ROUTES) {
      const row = EXPECTED.find(({ route, method }) => route === path && method === 'GET')
      if (!row || typeof expectedFor(row, actor) === 'number') continue
      const verdict = await dataVerdictOf(
        await visitor.get(`${dataPath(row.at)}?_routes=${encodeURIComponent(id)}`),
      )
      expect.soft(`${row.at} ${verdict}`).toBe(`${row.at} ${expectedFor(row, actor)}`)
    }
  })
})

test.each(['PUT', 'PATCH', 'DELETE'])('%s reaches no route, whoever sends it', async method => {
  for (const actor of ['guest', 'client', 'admin'] as const) {
    const visitor = await newActor(program, actor)
    for (const row of EXPECTED.filter(row => row.method === 'POST')) {
      const response = await visitor.send(row.at, { method, headers: { origin: program.origin } })
      expect.soft(`${row.at} ${await verdictOf(response)}`).toBe(`${row.at} 405`)
    }
  }
})
