// 'Terminé' and the receipt without JavaScript: the form, the pages and files of both sides, and a receipt that is wrong.
import { expect, test } from 'vitest'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'
import { storeYesterdaysVisit, visitPeople } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, stranger, colleague, admin } = await visitPeople(database)
const newVisit = () => storeYesterdaysVisit(database, client)

const FINISH = /^Terminar y enviar comprobante/
const WORK = {
  act: 'terminar',
  concepto: 'Sifón <b>nuevo</b>',
  cantidad: '2',
  precio: '$ 28.000',
  hecho: '<script>alert(1)</script> Cambié el sifón',
  pago: 'daviplata',
}
const receiptsOf = (key: number) =>
  database.rows<{ id: number; total: number; pago: string; corrects: number | null }>(
    'select id::int, total, pago, corrects::int from receipts where "reservaKey" = $1 order by id',
    [key],
  )
const finish = (who: SignedInPerson, path: string, changes: Record<string, string> = {}) =>
  program.visitor(who).post(path, { ...WORK, ...changes })
const open = (who: SignedInPerson, path: string) => program.visitor(who).get(path)

test('finished, corrected, read, printed and downloaded without script; what was typed is text', {
  tags: ['attack'],
}, async () => {
  const { technician, key, ofClient, ofTechnician } = await newVisit()
  const [his, hers] = [program.visitor(technician), program.visitor(client)]
  expect((await openPage(hers, ofClient)).text).toContain('no ha enviado el comprobante')
  const form = await openPage(his, ofTechnician)
  const { concepto, cantidad, precio, hecho } = WORK
  const refused = await form.submit(FINISH, { concepto, cantidad, precio, hecho })
  expect(refused.status).toBe(400)
  const shown = await refused.text()
  for (const text of ['Elige cómo te pagó.', 'value="$ 28.000"', 'Sifón &lt;b&gt;nuevo&lt;/b&gt;'])
    expect(shown).toContain(text)
  expect(await receiptsOf(key)).toEqual([])

  const sent = await redirectedPage(
    his,
    await form.submit(FINISH, { concepto, cantidad, precio, hecho, pago: 'daviplata' }),
  )
  expect(sent.text).toContain('Pagado con Daviplata')
  const [first] = await receiptsOf(key)
  expect(first).toMatchObject({ total: 56_000, pago: 'daviplata', corrects: null })
  const corrected = await sent.submit(/^Enviar comprobante corregido/, { pago: 'aun_no' })
  expect(corrected.headers.get('location')).toBe(`${ofTechnician}#comprobante`)
  const [, second] = await receiptsOf(key)
  expect(second).toMatchObject({ total: 56_000, pago: 'aun_no', corrects: first?.id })

  for (const [who, path] of [
    [client, ofClient],
    [technician, ofTechnician],
  ] as const) {
    const page = await (await open(who, path)).text()
    expect(page).toContain('Por pagar')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Cambié el sifón')
    const paper = await openPage(program.visitor(who), `${path}/comprobante`)
    for (const text of [
      'Comprobante de servicio',
      'Corrige el comprobante N.º',
      'no reemplaza la factura electrónica',
    ])
      expect(paper.text).toContain(text)
    expect((await openPage(program.visitor(who), `${path}/comprobante?numero=${first?.id}`)).text).toContain(
      'Este comprobante se corrigió',
    )
    const file = await open(who, `${path}/comprobante.pdf`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
})

test('attack: receipts of others are not found, by key, by number or as a file', {
  tags: ['attack'],
}, async () => {
  const { technician, key, ofClient, ofTechnician } = await newVisit()
  expect((await finish(technician, ofTechnician)).status).toBe(302)
  const [receipt] = await receiptsOf(key)
  const other = await newVisit()
  await finish(other.technician, other.ofTechnician)
  const statuses = async (who: SignedInPerson, visit: string) =>
    Promise.all(
      ['', '.pdf'].flatMap(file =>
        ['', `?numero=${receipt?.id}`].map(
          async number => (await open(who, `${visit}/comprobante${file}${number}`)).status,
        ),
      ),
    )
  const nothing = [404, 404, 404, 404]
  for (const who of [stranger, technician, colleague, admin])
    expect(await statuses(who, ofClient)).toEqual(nothing)
  for (const who of [colleague, other.technician, admin])
    expect(await statuses(who, ofTechnician)).toEqual(nothing)
  expect(await statuses(client, other.ofClient)).toEqual([200, 404, 200, 404])
  for (const number of ['x', '-1', '1e3', '%00'])
    expect((await open(client, `${ofClient}/comprobante?numero=${number}`)).status).toBe(404)
  expect((await finish(colleague, ofTechnician)).status).toBe(404)
  expect((await finish(client, ofClient)).status).toBe(400)
  expect(await receiptsOf(key)).toHaveLength(1)
})

test('attack: bad amounts, words and corrections are refused and change nothing', {
  tags: ['attack'],
}, async () => {
  const { technician, key, ofTechnician } = await newVisit()
  const bad: Record<string, string>[] = [
    { precio: '-5' },
    { precio: '10,5' },
    { precio: '100.000.001' },
    { precio: '99.999.999', cantidad: '99' },
    { cantidad: '0' },
    { cantidad: '1.5' },
    { concepto: '' },
    { concepto: 'x'.repeat(121) },
    { hecho: ' ' },
    { hecho: 'x'.repeat(301) },
    { pago: 'cheque' },
  ]
  const answers = await Promise.all(bad.map(changes => finish(technician, ofTechnician, changes)))
  expect(answers.map(({ status }) => status)).toEqual(bad.map(() => 400))
  for (const corrige of ['1', 'x', '99999999999999999999'])
    expect((await finish(technician, ofTechnician, { corrige })).status).toBe(409)
  expect(await receiptsOf(key)).toEqual([])
  await finish(technician, ofTechnician)
  const again = await finish(technician, ofTechnician)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Ya enviaste el comprobante de esta visita.')
})

test('a client reports a receipt that is wrong, and administrators read it with the report', async () => {
  const { technician, key, ofClient, ofTechnician } = await newVisit()
  await finish(technician, ofTechnician)
  const [receipt] = await receiptsOf(key)
  const hers = program.visitor(client)
  const page = await openPage(hers, ofClient)
  const form = await openPage(hers, page.link('El cobro no fue así') ?? '')
  expect(form.text).toContain('Daviplata')
  // Nothing is chosen or written: the link says what it is about.
  const sent = await form.submit(/^Enviar reporte/)
  expect(sent.status).toBe(302)
  expect(
    await database.rows(
      'select "receiptId"::int, reason, details from reports where "targetId" = $1 and "targetKind" = $2',
      [String(key), 'booking'],
    ),
  ).toEqual([
    {
      receiptId: receipt?.id,
      reason: 'price',
      details: `El comprobante N.º ${String(receipt?.id).padStart(5, '0')} dice $\u00a056.000 y el cobro no fue así.`,
    },
  ])
  expect((await openPage(program.visitor(admin), '/admin/reportes')).text).toContain(
    `Comprobante N.º ${String(receipt?.id).padStart(5, '0')}`,
  )
})
