// /admin/tablero as links and forms, its file, the lists behind it, and the letter of Monday from its link.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const PATH = '/admin/tablero'
const program = await sharedProgram()
const { database } = program
const { rows, pool } = database
const [camila] = (await signedInPeople(pool, 1, 'admin')) as [SignedInPerson]
const admin = program.visitor(camila)
const guest = program.visitor()
const YESTERDAY = addDays(bogotaDate(new Date()), -1)

const counted = (fact: string, daysAgo: number, times: number) =>
  rows(`insert into board_counts values ($1, '*', '*', $2, $3)`, [addDays(YESTERDAY, -daysAgo), fact, times])

test('before anything was counted each part says so in a line', async () => {
  await rows(`delete from settings where key = 'board-counted'`)
  await rows('truncate board_counts, board_answers, board_free, board_unmet, board_cities')
  const panel = await openPage(admin, '/admin')
  const page = await openPage(admin, panel.link('Tablero') ?? '/no-link')
  expect(page.within('h1').text).toBe('Tablero')
  for (const line of [
    'todavía no se ha contado',
    'Todavía no hay búsquedas.',
    'Todavía no hay visitas.',
    'Todavía no hay técnicos publicados.',
    'Todavía no se ha enviado ninguno.',
  ])
    expect(page.text).toContain(line)
})

beforeAll(async () => {
  await rows('truncate board_counts, board_answers, board_free, board_unmet, board_cities')
})

async function fill() {
  await rows('truncate board_counts, board_answers, board_free, board_unmet, board_cities')
  await rows(
    `insert into settings (key, value) values ('board-counted', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ at: new Date().toISOString(), through: YESTERDAY })],
  )
  await counted('search', 0, 4_812)
  await counted('search', 7, 4_390)
  await counted('profile', 3, 1_604)
  await counted('no-answer', 1, 41)
  await counted('completed', 2, 148)
  await counted('no-show', 2, 3)
  await counted('email-sent', 2, 100)
  await counted('email-failed', 2, 44)
  await rows(
    `insert into board_unmet values (7, '', 'Neveras', 'Bogotá', 'Suba', 23, 9), (7, 'calentador paso', '', 'Bucaramanga', '', 11, 10)`,
  )
  await rows(
    `insert into board_answers values (7, 'city', 'cali', 31, 6, 80, 840), (7, 'trade', 'Neveras', 31, 6, 80, null)`,
  )
  await rows(`insert into board_free values ('*', 'cali', 3, 2, 1, 0, 2), ('Neveras', 'cali', 2, 0, 0, 0, 0)`)
  await rows(`insert into board_cities values ('cali', 'Cali')`)
}

test('the figures of the week stand beside those of the one before, and their sums close', async () => {
  await fill()
  const page = await openPage(admin, PATH)
  for (const text of [
    '4.812',
    '4.390',
    'Suba, Bogotá',
    'Nadie cerca',
    '«calentador paso»',
    'No sabemos qué oficio es',
    '44 de 192 solicitudes',
    '1 h 20',
    '14 h',
    'de 31',
    'de 100 enviados',
  ])
    expect(page.text).toContain(text)
  // 192 − 41 = 151, 151 − 3 = 148.
  const steps = page.within('#embudo').text
  expect(steps).toMatch(/Solicitudes.*192.*Confirmadas.*151.*Completadas.*148/s)
  const longer = await openPage(admin, page.link('28 días') ?? '/no-link')
  expect(longer.within('#embudo').text).toContain('9.202')
})

test('every link of the board leads somewhere', async () => {
  await fill()
  for (const query of ['', '?dias=28&ver=todas&por=oficio&ciudades=todas', '?dias=90&trabajos=rendidos']) {
    const { document } = await openPage(admin, `${PATH}${query}`)
    const paths = document
      .querySelectorAll('main a')
      .map(link => (link.getAttribute('href') ?? '').replace(/#.*/, ''))
      .filter(href => href.startsWith('/'))
    expect(paths.length).toBeGreaterThan(10)
    for (const path of new Set(paths)) {
      const answer = await admin.get(path)
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, 200])
    }
  }
})

test.each([
  '?dias=30',
  '?dias=',
  '?dias=constructor',
  `?dias=${'9'.repeat(50)}`,
  '?trabajos=x&ver=x&texto=%00',
])('%s is a page as any other', { tags: ['attack'] }, async query => {
  const page = await openPage(admin, `${PATH}${query}`)
  expect(page.within('h1').text).toBe('Tablero')
  expect(page.text).toContain('Lo que la gente buscó y no encontró')
})

test('the file has a part in each row, and nothing in it is a formula', { tags: ['attack'] }, async () => {
  await fill()
  await rows(
    `insert into board_cities values ('=cmd', '=HYPERLINK("http://x.example")') on conflict do nothing`,
  )
  await rows(`insert into board_answers values (7, 'city', '=cmd', 2, 1, 5, 5)`)
  const answer = await admin.get(`${PATH}.csv?dias=7`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await answer.text()
  const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe(
    'parte;que;oficio;ciudad;lugar;desde;hasta;cuantos;antes;detalle;mitad_min;nueve_de_diez_min',
  )
  const parts = new Set(lines.map(line => line.split(';')[0]))
  expect([...parts]).toEqual(
    expect.arrayContaining([
      'no encontrado',
      'embudo',
      'no salieron',
      'horas libres',
      'respuestas',
      'avisos',
    ]),
  )
  expect(text).toContain(`;"'=HYPERLINK(""http://x.example"")";`)
  expect(text).not.toMatch(/(?:^|;)"?=/m)
})

test('a figure leads to its visits', async () => {
  await fill()
  const client = await newClient(database)
  const technician = await newTechnician(database)
  const date = addDays(YESTERDAY, -1)
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail", date,
       start, "end", "scheduledAt", status, "cancelReason")
     values ($1, $2, 'Luz', 'Cali', $3, 'Quien no recibió respuesta', 'a@correo.co', $4, '09:00', '10:00',
       ($4::date + time '09:00') at time zone 'America/Bogota', 'cancelada', 'sin_respuesta')`,
    [`${technician.uid}_${date.replaceAll('-', '')}_09`, technician.uid, client.uid, date],
  )
  const page = await openPage(admin, PATH)
  const list = await openPage(
    admin,
    page.within('#no-salieron').link('41 nadie respondió: ver') ?? '/no-link',
  )
  expect(list.within('h1').text).toBe('Nadie respondió')
  expect(list.text).toContain('Quien no recibió respuesta')
  const ofCali = await openPage(admin, `${PATH}/visitas?que=no-answer&ciudad=Cali`)
  expect(ofCali.text).toContain('Quien no recibió respuesta')
  const elsewhere = await openPage(admin, `${PATH}/visitas?que=no-answer&ciudad=Pasto`)
  expect(elsewhere.text).not.toContain('Quien no recibió respuesta')
  expect((await openPage(admin, `${PATH}/visitas?que=todas`)).text).toContain('Quien no recibió respuesta')
  expect((await openPage(admin, `${PATH}/visitas?que=confirmadas`)).text).not.toContain(
    'Quien no recibió respuesta',
  )
})

test('the others and those without a city lead to their own visits', async () => {
  await fill()
  const client = await newClient(database)
  const { uid } = await newTechnician(database)
  const date = addDays(YESTERDAY, -3)
  const places = [
    ['08', 'Cali', 'Neveras'],
    ['09', 'Tibasosa', 'CCTV'],
    ['10', '-', 'Oficio Viejo'],
  ] as const
  for (const [hour, ciudad, trade] of places)
    await rows(
      `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail", date,
         start, "end", "scheduledAt", status, "cancelReason", ciudad, especialidad)
       values ($1, $2, 'Luz', '', $3, $4, 'a@correo.co', $5, $6::text, $7, ($5::date + $6::text::time) at time zone 'America/Bogota', 'cancelada',
         'sin_respuesta', $8, $9)`,
      [
        ...[`${uid}_${date.replaceAll('-', '')}_${hour}`, uid, client.uid, `Cliente de las ${hour}`, date],
        ...[`${hour}:00`, `${Number(hour) + 1}:00`.padStart(5, '0'), ciudad, trade],
      ],
    )
  await rows(
    `insert into board_answers values (7, 'city', '+', 1, 1, null, null), (7, 'city', '', 1, 1, null, null)`,
  )
  const page = await openPage(admin, PATH)
  const clientsBehind = async (row: string) => {
    const { text } = await openPage(
      admin,
      page.within('#respuestas').link(`1 sin respuesta, ${row}: ver`) ?? '/no-link',
    )
    return places.map(([hour]) => hour).filter(hour => text.includes(`Cliente de las ${hour}`))
  }
  expect(await clientsBehind('Las demás')).toEqual(['09'])
  expect(await clientsBehind('Sin ciudad')).toEqual(['10'])
  const ofOldTrade = await openPage(admin, `${PATH}/visitas?que=sin-confirmar&esp=Oficio+Viejo`)
  expect(ofOldTrade.text).toContain('Cliente de las 10')
  expect(ofOldTrade.text).not.toContain('Cliente de las 09')
  const before = await openPage(
    admin,
    page.within('#no-salieron').link(/antes de confirmar: ver$/) ?? '/no-link',
  )
  expect([before.within('h1').text, before.text]).toEqual([
    'Sin confirmar',
    expect.stringContaining('Cliente de las 08'),
  ])
})

test.each([
  'que=x',
  'ciudad=%2B&esp=%2B',
  'ciudad=-&esp=-',
  "ciudad=' or 1=1 --",
  'esp=%00',
  'desde=e30',
  `ciudad=${'á'.repeat(100)}`,
])('a list asked for by %s is a page as any other', { tags: ['attack'] }, async query => {
  const answer = await admin.get(`${PATH}/visitas?${query}`)
  expect(answer.status).toBe(200)
})

test('a job that gave up is seen and tried again, without a script', async () => {
  const uid = randomUUID()
  await rows(
    `select graphile_worker.add_job('send-deletion-mail', json_build_object('uid', $1::text), run_at := now() + interval '1 day')`,
    [uid],
  )
  const [job] = await rows<{ id: string }>(
    `update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'uid' = $1 returning id::text as id`,
    [uid],
  )
  const page = await openPage(admin, `${PATH}?trabajos=rendidos`)
  expect(page.text).toContain('Correo: Cuenta eliminada')
  const form = await admin.post(PATH, { act: 'reintentar', trabajo: job?.id ?? '' })
  expect([form.status, form.headers.get('location')]).toEqual([302, `${PATH}#trabajos`])
})

test.each([
  ['of nobody', { act: 'reintentar', trabajo: '987654321' }, 404],
  ['negative', { act: 'reintentar', trabajo: '-1' }, 404],
  ['huge', { act: 'reintentar', trabajo: '9'.repeat(400) }, 404],
  ['a text', { act: 'reintentar', trabajo: `1'; drop table users --` }, 404],
  ['missing', { act: 'reintentar' }, 404],
  ['of another act', { act: 'borrar', trabajo: '1' }, 400],
])('a job %s is not tried again', { tags: ['attack'] }, async (_, fields, status) => {
  const answer = await admin.post(PATH, fields as Record<string, string>)
  expect(answer.status).toBe(status)
})

test('words are given their trade, are gone from the board, and come back by undoing it', async () => {
  await fill()
  const board = await openPage(admin, PATH)
  const form = await openPage(
    admin,
    board.link('Decir qué oficio es: «calentador paso», Bucaramanga') ?? '/no-link',
  )
  expect(form.text).toContain('¿Qué oficio es «calentador paso»?')
  const asking = `${PATH}?texto=calentador+paso`
  const refused = await readPage(admin, await form.submit('Guardar'), asking)
  expect([refused.status, refused.descriptionOf('esp')]).toEqual([400, 'Elige el oficio.'])
  const sent = await refused.submit('Guardar', { esp: 'gasodomesticos' })
  const [named] = await rows<{ especialidad: string }>(
    `select especialidad from named_words where words = 'calentador paso'`,
  )
  expect([sent.status, named?.especialidad]).toEqual([302, 'Gasodomésticos'])
  const told = await openPage(admin, PATH)
  expect(told.text).toContain('Listo: «calentador paso» es Gasodomésticos.')
  expect(told.within('#no-encontrado > ul').text).not.toContain('calentador')
  // On any later day, and where the form was still open.
  const later = await openPage(admin, PATH)
  expect(later.text).not.toContain('Listo:')
  expect(later.text).toContain('Palabras que ya tienen oficio')
  const stale = await readPage(admin, await form.submit('Guardar', { esp: 'plomeria' }), asking)
  expect(stale.status).toBe(409)
  expect(stale.alerts).toEqual([expect.stringContaining('Alguien ya dijo qué oficio es.')])
  expect(stale.text).toContain('Ya se dijo: «calentador paso» es Gasodomésticos.')
  await later.submit('Deshacer: «calentador paso»')
  expect((await later.submit('Deshacer: «calentador paso»')).status).toBe(409)
  expect((await openPage(admin, PATH)).within('#no-encontrado > ul').text).toContain('«calentador paso»')
})

test.each([
  ['an address', { texto: 'ana@correo.co', esp: 'gasodomesticos' }],
  ['a formula', { texto: '=cmd', esp: 'gasodomesticos' }],
  ['a sentence', { texto: 'uno dos tres cuatro', esp: 'gasodomesticos' }],
  ['no trade', { texto: 'calentador', esp: 'constructor' }],
])('%s is given no trade', { tags: ['attack'] }, async (_, fields) => {
  expect((await admin.post(PATH, { act: 'es-oficio', ...fields })).status).toBe(400)
})

test('the letter of Monday is stopped from its link without signing in, and comes again from /perfil', async () => {
  const token = randomUUID()
  await rows(
    `insert into board_letters values ($1, $2) on conflict (uid) do update set token = excluded.token, "stoppedAt" = null`,
    [camila.uid, token],
  )
  const stopped = async () =>
    (
      await rows<{ stopped: boolean }>(
        `select "stoppedAt" is not null as stopped from board_letters where uid = $1`,
        [camila.uid],
      )
    )[0]?.stopped
  const page = await openPage(guest, `/tablero/correo/${token}`)
  expect(await stopped()).toBe(false)
  const answer = await page.submit('No mandármelo más')
  expect(await answer.text()).toContain('ya no te mandamos el correo de los lunes')
  expect(await stopped()).toBe(true)
  const profile = await openPage(admin, '/perfil')
  expect(profile.within('#fila-tablero').text).toContain('Apagado')
  await profile.submit('Mandármelo los lunes')
  expect(await stopped()).toBe(false)
  // As a mail program does (RFC 8058).
  const oneClick = await guest.post(`/tablero/correo/${token}`, { 'List-Unsubscribe': 'One-Click' })
  expect([oneClick.status, await stopped()]).toEqual([200, true])
})
