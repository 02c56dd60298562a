// @module-tag attack
import { expect, test } from 'vitest'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const visitor = program.visitor()
const report = (body: string) =>
  visitor.send('/reportes-csp', {
    method: 'POST',
    body,
    headers: { origin: program.origin, 'content-type': 'application/csp-report' },
  })
const logged = async () => (await program.logLines()).filter(line => line.includes('content-policy'))

test('security.txt names a contact and a date to come', async () => {
  const text = await (await visitor.get('/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:hola@tecniya.co')
  const [, expires = ''] = /Expires: (.*)/.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})

test('pages tell browsers where to report, and a report is logged without its query', async () => {
  const policy = (await visitor.get('/')).headers.get('content-security-policy')
  expect(policy).toContain('report-uri /reportes-csp')
  const sent = await report(
    JSON.stringify({
      'csp-report': {
        'document-uri': `${program.origin}/auth/reset?token=secreto`,
        'blocked-uri': 'https://evil.com/x.js',
        'effective-directive': 'script-src',
      },
    }),
  )
  expect(sent.status).toBe(204)
  await expect.poll(logged).toHaveLength(1)
  const [line] = await logged()
  expect(line).toContain('"directive":"script-src"')
  expect(line).not.toContain('secreto')
})

test('reports that cannot be read, and too many of them, do not fill the log', async () => {
  for (const body of ['', 'null', '[]', '{"csp-report":5}', '{'])
    expect((await report(body)).status).toBe(204)
  expect((await report('x'.repeat(20_000))).status).toBe(413)
  for (let n = 0; n < 60; n++) await report('{"csp-report":{}}')
  // Two minutes at most were begun.
  expect((await logged()).length).toBeLessThanOrEqual(60)
})
