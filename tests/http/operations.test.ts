// What operators see of the program: metrics, slow statements in the log, and traces, without anything about people.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { openStream } from '#tests/support/browser/event-stream.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, freePort, startProgram } from '#tests/support/program/program.ts'
import { traceReceiver } from '#tests/support/servers/trace-receiver.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXY_SPAN_ID = '00f067aa0ba902b7'
const SECRET_TOKEN = 'secreto-de-ana'

const database = await testDatabase()
const receiver = await traceReceiver()
const metricsPort = await freePort()
const program = await startProgram({
  DATABASE_URL: database.url,
  DATA_DIR: await temporaryFolder(),
  AUTH_SECRET: SIGNING_SECRET,
  METRICS_PORT: String(metricsPort),
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  SLOW_STATEMENT_MS: '1',
  TRUST_PROXY: '1',
})
afterAll(async () => {
  await endPrograms()
  await receiver.close()
})
const [ana, beto] = (await signedInPeople(database.pool, 2)) as [SignedInPerson, SignedInPerson]
const [luz] = (await signedInTechnicians(database.pool, 1)) as [SignedInPerson]
const visitor = () => newVisitor(program.origin)

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

function book({ cookie }: SignedInPerson) {
  const fields = {
    date: addDays(bogotaDate(new Date()), 1),
    hour: '10',
    description: 'Gotea el lavamanos',
    address: 'Calle 45 # 12-34',
    formKey: randomUUID(),
  }
  return visitor().post(`/agendar/${luz.uid}`, fields, { cookie })
}

test('a scrape has requests by route, bookings by outcome, connections, jobs, streams and the page cache', async () => {
  const stream = await openStream({
    ...visitor(),
    get: path => visitor().get(path, { cookie: ana.cookie }),
  })
  expect((await book(ana)).status).toBe(302)
  expect((await book(beto)).status).toBe(409)
  const stranger = { email: 'nadie@correo.co', password: 'equivocada-1' }
  expect((await visitor().post('/auth/login', stranger)).status).toBe(401)
  for (let visit = 0; visit < 3; visit++) await visitor().get('/tecnicos')
  const text = await scrape()
  for (const line of [
    'tecniya_bookings_total{outcome="requested",code=""} 1',
    'tecniya_bookings_total{outcome="lost",code=""} 1',
    'tecniya_sign_ins_total{outcome="user-not-found"} 1',
    'tecniya_live_streams 1',
    'tecniya_page_cache_hits_total 2',
    'tecniya_page_cache_misses_total 1',
    'tecniya_database_up 1',
    'tecniya_jobs{state="failed"} 0',
    'tecniya_http_requests_in_flight 0',
    'tecniya_http_request_duration_seconds_count{method="POST",route="/agendar/:tid?",status="3xx"} 1',
    'tecniya_http_request_duration_seconds_count{method="POST",route="/agendar/:tid?",status="4xx"} 1',
    'tecniya_http_request_duration_seconds_count{method="GET",route="/tecnicos",status="2xx"} 1',
  ])
    expect.soft(text).toContain(`\n${line}\n`)
  expect.soft(text).toMatch(/\ntecniya_database_connections\{state="total"\} [1-9]/)
  expect.soft(text).toContain('\nnodejs_eventloop_lag_seconds ')
  expect.soft(text).toMatch(/\ntecniya_build_info\{version="\d+\.\d+\.\d+"\} 1\n/)
  expect.soft(text).toMatch(/\ntecniya_disk_free_bytes \d{7,}\n/)
  await stream.close()
})

test('the metrics are not on the port of the site', async () => {
  expect((await visitor().get('/metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
})

test('invented addresses and methods make no new series', { tags: ['attack'] }, async () => {
  const paths = [
    `/tecnicos/${SECRET_TOKEN}`,
    `/agenda/calendario/${SECRET_TOKEN}.ics`,
    `/image/${SECRET_TOKEN}`,
  ]
  for (const path of [...paths, `/${SECRET_TOKEN}/../x`, `/assets/${SECRET_TOKEN}.js`])
    await visitor().get(path)
  for (const method of ['PUT', 'PURGE']) await visitor().send('/tecnicos', { method })
  const text = await scrape()
  expect(text).not.toContain(SECRET_TOKEN)
  expect(text).toContain('{method="GET",route="/agenda/calendario/:token.ics",status="4xx"} 1')
  const methods = new Set([...text.matchAll(/method="([^"]*)"/g)].map(([, method]) => method))
  expect([...methods].sort()).toEqual(['GET', 'POST', 'other'])
  for (const { uid, email } of [ana, beto, luz]) {
    expect(text).not.toContain(uid)
    expect(text).not.toContain(email)
  }
})

test('slow statements are in the log with their time and without values', async () => {
  const slow = () => program.lines.filter(line => line.includes('"slow statement"'))
  await expect.poll(slow).not.toEqual([])
  for (const line of slow()) {
    const { ms, statement, source } = JSON.parse(line)
    expect({ source, ms: typeof ms, statement: typeof statement }).toEqual({
      source: 'database',
      ms: 'number',
      statement: 'string',
    })
    for (const value of [ana.uid, ana.email, 'Gotea', SECRET_TOKEN]) expect(line).not.toContain(value)
  }
})

test('a request is one trace with its statements, continues that of the proxy, and is sent at SIGTERM', async () => {
  const traced = await visitor().get(`/agendar/${luz.uid}`, {
    cookie: ana.cookie,
    traceparent: `00-${TRACE_ID}-${PROXY_SPAN_ID}-01`,
  })
  expect(traced.status).toBe(200)
  expect(await program.stop()).toEqual({ code: 0, signal: null })

  const trace = receiver.spans.filter(span => span.traceId === TRACE_ID)
  const request = trace.find(span => span.parentSpanId === PROXY_SPAN_ID)
  expect(request).toMatchObject({
    service: 'tecniya',
    name: 'GET /agendar/:tid?',
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/agendar/:tid?',
      'http.response.status_code': 200,
      'tecniya.request_id': traced.headers.get('x-request-id'),
    },
  })
  const statements = trace.filter(span => span.attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(2)
  expect(new Set(statements.map(span => span.parentSpanId))).toEqual(new Set([request?.spanId]))
  expect(statements.map(span => span.attributes['db.query.text']).join('\n')).toContain('from "technicians"')

  // The e-mail about the booking.
  const job = receiver.spans.find(span => span.name === 'job send-booking-mail')
  expect(receiver.spans.filter(span => span.parentSpanId === job?.spanId).length).toBeGreaterThan(0)
  const everything = JSON.stringify(receiver.spans)
  for (const value of [ana.uid, ana.email, luz.uid, 'Gotea', SECRET_TOKEN])
    expect(everything).not.toContain(value)
})
