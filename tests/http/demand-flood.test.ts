// D75: what a flood of searches, and what people type about people, can do to the counts behind the board.
import { expect, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

const program = await testProgram()
const { rows } = program.database
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' }
const networks = (count: number) =>
  Array.from({ length: count }, (_, n) => newVisitor(program.origin, { network: `10.77.0.${n + 1}` }))
const searchPath = (q: string) => `/tecnicos?q=${encodeURIComponent(q)}`

/** Six networks type each of them: enough to be kept, if it could be. */
const PERSONAL = [
  'camila rios 3001234567',
  '300 123 45 67',
  'ana.perez@correo.co',
  'llamar a yurledis',
  'cra 8 # 24-31 apto 302',
  'mi cedula es 1020304050',
]
const FORMULAS = ['=HYPERLINK("http://x.example")', '+cmd|calc', '@SUM(1)', '-2+3']
const TRACES = /3001234567|123 45 67|ana\.perez|yurledis|24-31|1020304050|hyperlink|cmd\|calc|10\.77\./i

test('a flood counts each network once, and nothing of a person is kept', { tags: ['attack'] }, async () => {
  await rows(`insert into users (uid, name, email) values ('yur', 'Yurledis Bermúdez', 'yur@correo.co')`)
  const [one] = networks(1)
  // Whatever it says of itself: only what our own proxy wrote counts.
  for (let n = 0; n < 200; n++)
    await one?.get('/tecnicos?esp=neveras&ciudad=Soacha', {
      ...BROWSER,
      'x-forwarded-for': `203.0.113.${n % 250}, 10.77.0.1`,
      'x-real-ip': `198.51.100.${n % 250}`,
      forwarded: `for=198.51.100.${n % 250}`,
    })
  // As many ways to write one search.
  for (const q of ['neveras en soacha', 'NEVERAS Soacha', 'nevera soacha', 'neveras, soacha!'])
    await one?.get(searchPath(q), BROWSER)
  for (const visitor of networks(6)) {
    for (const text of [...PERSONAL, ...FORMULAS]) await visitor.get(searchPath(text), BROWSER)
    await visitor.get(`/tecnicos?esp=neveras&ciudad=${encodeURIComponent('=cmd Camila 3001234567')}`, BROWSER)
  }
  // Four networks are too few for words, however often they type them.
  for (const visitor of networks(4))
    for (let again = 0; again < 5; again++)
      await visitor.get(searchPath(`zumbon ${'!'.repeat(again)}`), BROWSER)
  expect(await program.stop()).toEqual({ code: 0, signal: null })
  expect(
    await rows(
      `select fact, times from demand_counts where especialidad = 'Neveras' and ciudad = 'Soacha' order by fact`,
    ),
  ).toEqual([
    { fact: 'search', times: 1 },
    { fact: 'unfound', times: 1 },
  ])
  expect(await rows('select * from demand_words')).toEqual([])
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and (table_name like 'demand%' or table_name like 'board%')`,
  )
  expect(tables.length).toBeGreaterThan(8)
  for (const { name } of tables)
    for (const { text } of await rows<{ text: string }>(`select t::text as text from "${name}" as t`))
      expect([name, text]).toEqual([name, expect.not.stringMatching(TRACES)])
})
