import { expect, test } from 'vitest'
import { runInRequest, runOutsideRequests } from '#server/http/request-context.ts'
import { createLog } from '#server/log.ts'

function written(event: object, message = 'happened'): string {
  const lines: string[] = []
  createLog({ to: { write: line => void lines.push(line) } }).error(event, message)
  return lines.join('')
}

/** An error as Drizzle throws it, with the statement and its parameters. */
function failedQuery(): Error {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (telefono)=(300 555 0148) already exists.',
    where: 'PL/pgSQL function about(300 555 0148)',
  })
  const message =
    'Failed query: insert into "users" values ($1, $2)\nparams: 300 555 0148,line one\n    at line two'
  return Object.assign(new Error(message, { cause }), {
    query: 'insert…',
    params: ['300 555 0148', 'line one'],
  })
}

test('a failed query is logged without its values', () => {
  const line = written({ err: failedQuery() })
  expect(line).toContain('Failed query: insert into')
  expect(line).toContain('users_email_key')
  expect(line).toContain('23505')
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/300 555|line one|line two/)
})

test('secrets are redacted by property name, at the top and one level down', () => {
  const secrets = {
    password: 'gotera',
    token: 'abc',
    cookie: 'a=b',
    authorization: 'Bearer c',
    email: 'x@y.co',
  }
  const line = written({ ...secrets, user: secrets })
  expect(line).not.toMatch(/gotera|abc|a=b|Bearer|x@y/)
})

test('an e-mail address inside any text is redacted', () => {
  const refused = new Error('550 5.1.1 <ana.restrepo+casa@mi.correo.com.co>: user unknown')
  expect(written({ err: refused }, 'mail to Ana <luz@correo.co>, refused')).not.toMatch(/ana\.|@|luz/)
})

test('a lost connection is logged without the client object', () => {
  const lost = Object.assign(new Error('lost'), { client: { connectionParameters: { password: 'gotera' } } })
  expect(written({ err: lost })).not.toMatch(/client|gotera/)
})

test('other values are logged unchanged', () => {
  expect(JSON.parse(written({ path: '/perfil', ms: 3, err: null }))).toMatchObject({ path: '/perfil', ms: 3 })
})

test('every line of a request carries its id, and no line of anything else', () => {
  const inside = runInRequest('request-1', () => written({ a: 1 }))
  expect(JSON.parse(inside)).toMatchObject({ requestId: 'request-1', a: 1 })
  const event = runInRequest('request-1', () => runOutsideRequests(() => written({ a: 1 })))
  for (const line of [event, written({ a: 1 })]) expect(JSON.parse(line)).not.toHaveProperty('requestId')
})

test('a line that needs a person has a level of its own and names what to read', () => {
  const lines: string[] = []
  createLog({ to: { write: line => void lines.push(line) } }).attention('job-given-up', { task: 'send-push' })
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      level: 60,
      msg: 'job given up',
      task: 'send-push',
      runbook: 'docs/operations.md#jobs-fail-or-are-late',
    },
  ])
})
