import { expect, test } from 'vitest'
import { answerRefusal, formOf, typedIn } from '#platform/http/request-form.server.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'

function posted(body: BodyInit, type?: string): Request {
  const headers = type ? { 'content-type': type } : undefined
  return new Request('http://localhost/', { method: 'POST', body, ...(headers && { headers }) })
}

const NAMES = ['name', 'barrio']

test('text fields are read unchanged', async () => {
  expect(await formOf(posted(new URLSearchParams({ name: ' Ana ', barrio: 'El Poblado' })), NAMES)).toEqual({
    name: ' Ana ',
    barrio: 'El Poblado',
  })
})

test('NUL is refused, and a lone surrogate replaced: PostgreSQL cannot store either', async () => {
  const form = new FormData()
  form.set('name', 'A\0na')
  for (const sent of [posted(form), posted('name=A%00na', 'application/x-www-form-urlencoded')])
    await expect(formOf(sent, NAMES)).rejects.toMatchObject({ init: { status: 400 } })
  const loneSurrogate = await formOf(posted('name=A%ED%A0%80na', 'application/x-www-form-urlencoded'), NAMES)
  expect(loneSurrogate.name?.isWellFormed()).toBe(true)
})

test('files are ignored', async () => {
  const form = new FormData()
  form.set('name', new File(['Ana'], 'name.txt'))
  expect(await formOf(posted(form), NAMES)).toEqual({})
})

test.each([
  ['{"name":"Ana"}', 'application/json'],
  ['name=Ana', 'text/plain'],
  ['--x\r\nno', 'multipart/form-data; boundary=x'],
  ['name=Ana', 'multipart/form-data'],
])('%j as %s is refused with 400', async (body, type) => {
  await expect(formOf(posted(body, type), NAMES)).rejects.toMatchObject({ init: { status: 400 } })
})

test('fields that the form does not have are not read, so they are not sent back', {
  tags: ['attack'],
}, async () => {
  const sent = new URLSearchParams({ name: 'Ana', role: 'admin', uid: 'otra', x: '<b>'.repeat(1_000) })
  expect(await formOf(posted(sent), NAMES)).toEqual({ name: 'Ana' })
})

test('passwords are not sent back', () => {
  expect(typedIn({ email: 'ana@correo.co', password: 'gotera' })).toEqual({ email: 'ana@correo.co' })
})

test.each([
  ['photo-required', 400],
  ['sign-in', 401],
  ['no-profile', 404],
  ['moderation-not-admin', 409],
  ['photo-too-large', 413],
  ['photo-format', 415],
  ['photo-damaged', 422],
  ['photo-host-refused', 424],
  ['too-many-requests', 429],
  ['photo-failed', 503],
] as const)('%s is answered with its sentence and %i', (code, status) => {
  const answer = answerRefusal(PLATFORM_REFUSALS, { code }, text => ({ text }))
  expect(answer).toMatchObject({ data: { text: PLATFORM_REFUSALS[code][1] }, init: { status } })
})

test('a failure is an outage, and a form that is none of ours invalid, whatever its code is otherwise', () => {
  const statusAs = (kind: 'outage' | 'invalid') =>
    answerRefusal(PLATFORM_REFUSALS, { code: 'sign-in', kind }, text => text).init?.status
  expect([statusAs('outage'), statusAs('invalid')]).toEqual([503, 400])
})
