import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { noncesOf } from '#tests/support/warm-instance.ts'
import { BR, SCRIPTS, startWarm } from '#tests/support/warm-pages.ts'

describe('a public page for guests', () => {
  test('is rendered once, and the same page whichever way it is served', async () => {
    const { ask, rendered } = await startWarm()
    for (const encoding of ['br', 'gzip', 'identity']) {
      for (let turn = 0; turn < 4; turn++) {
        const answer = await ask('/tecnicos', { headers: { 'accept-encoding': encoding } })
        const { allowed, used } = noncesOf(answer)
        expect(allowed).toHaveLength(22)
        expect(new Set(used)).toEqual(new Set([allowed]))
        expect(used).toHaveLength(SCRIPTS)
        expect(answer.html).toContain('turn 1 /tecnicos')
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
        expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
      }
    }
    expect(rendered).toEqual(['/tecnicos'])
  })

  test('has the same headers rendered, made ready and warm', async () => {
    const { ask } = await startWarm({ publicOrigin: 'https://tecniya.co' })
    const answers = []
    for (let turn = 0; turn < 4; turn++) answers.push(await ask('/', { headers: BR }))
    const [first, ...others] = answers.map(({ headers }) => {
      const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...rest } = headers
      return {
        ...rest,
        'content-length': rest['content-length'] !== undefined,
        'x-request-id': /^[\w-]{22}$/.test(rest['x-request-id'] ?? ''),
        'content-security-policy': rest['content-security-policy']?.replace(/nonce-[^']+/, ''),
      }
    })
    expect(first).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-request-id': true,
    })
    for (const other of others) expect(other).toEqual(first)
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4)
  })

  test('carries another nonce in each of ten thousand answers, the one its header allows', async () => {
    const { ask, rendered } = await startWarm()
    const seen = new Set<string>()
    const encodings = ['br', 'gzip', 'identity']
    for (let turn = 0; turn < 10_000 / 50; turn++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          ask('/tecnicos', { headers: { 'accept-encoding': encodings[(turn + n) % 3] ?? 'br' } }),
        ),
      )
      for (const answer of answers) {
        const { allowed, used } = noncesOf(answer)
        if (used.length !== SCRIPTS || used.some(nonce => nonce !== allowed))
          throw new Error('a nonce of another answer')
        seen.add(allowed)
      }
    }
    expect(seen.size).toBe(10_000)
    expect(rendered).toHaveLength(1)
  }, 60_000)

  test('shows nothing of the one who asked first', async () => {
    const { ask } = await startWarm()
    const headers = {
      ...BR,
      cookie: 'other=1',
      'user-agent': 'Somebody/1.0',
      'x-forwarded-for': '203.0.113.9',
    }
    for (let turn = 0; turn < 3; turn++) {
      expect((await ask('/', { headers })).html).toContain('<p>accept,text/html</p>')
    }
  })

  test('is rendered once for a hundred who ask at the same moment', async () => {
    const { ask, rendered, hold } = await startWarm()
    const go = hold()
    const asking = Array.from({ length: 100 }, () => ask('/tecnicos?q=nevera', { headers: BR }))
    await expect.poll(() => rendered.length).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 100))
    go()
    const answers = await Promise.all(asking)
    expect(rendered).toHaveLength(1)
    expect(new Set(answers.map(answer => noncesOf(answer).allowed)).size).toBe(100)
    for (const answer of answers)
      expect(new Set(noncesOf(answer).used)).toEqual(new Set([noncesOf(answer).allowed]))
  })

  test('answers HEAD once it is warm, without its bytes', async () => {
    const { ask, rendered } = await startWarm()
    for (let turn = 0; turn < 2; turn++) await ask('/', { headers: BR })
    const { bytes, headers } = await ask('/', { method: 'HEAD', headers: BR })
    expect(bytes).toHaveLength(0)
    expect(headers['content-encoding']).toBe('br')
    expect(rendered).toHaveLength(1)
  })

  test('is one page per public address: a name that a client invents does not reach others', async () => {
    const { ask, rendered } = await startWarm()
    for (const host of ['tecniya.test', 'evil.test', 'tecniya.test'])
      await ask('/', { headers: { ...BR, host } })
    expect(rendered).toHaveLength(2)
  })
})

describe('an answer that cannot leave at once', () => {
  const LONG = Array.from({ length: 200_000 }, (_, n) => `<i>${n}</i>`).join('')
  const ASK = 'GET /tecnicos HTTP/1.1\r\nhost: tecniya.test\r\n'

  /** Sends `count` requests in one breath, reads when told to, and gives the nonces of the answers in order. */
  function slowReader(port: number, count: number) {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    socket.pause()
    socket.write(`${`${ASK}\r\n`.repeat(count - 1)}${ASK}connection: close\r\n\r\n`)
    return {
      async read() {
        const text = (await socket.toArray()).join('')
        const answers = text.split('HTTP/1.1 200').slice(1)
        return answers.map(answer => {
          const [head = '', html = ''] = answer.split('\r\n\r\n')
          return noncesOf({ headers: { 'content-security-policy': head }, html })
        })
      },
    }
  }

  test('keeps its nonce, however many answers leave before it', async () => {
    const { ask, port, rendered } = await startWarm({ change: () => ({ body: LONG }) })
    const host = { host: 'tecniya.test' }
    for (let turn = 0; turn < 3; turn++) await ask('/tecnicos', { headers: host })
    const readers = Array.from({ length: 12 }, (_, n) => slowReader(port, 1 + (n % 4)))
    await new Promise(resolve => setTimeout(resolve, 200))
    for (let turn = 0; turn < 20; turn++) {
      const { allowed, used } = noncesOf(await ask('/tecnicos', { headers: host }))
      expect(new Set(used)).toEqual(new Set([allowed]))
    }
    const answers = (await Promise.all(readers.map(reader => reader.read()))).flat()
    expect(answers).toHaveLength(30)
    for (const { allowed, used } of answers) expect(used).toEqual(Array(SCRIPTS).fill(allowed))
    expect(new Set(answers.map(({ allowed }) => allowed)).size).toBe(30)
    expect(rendered).toHaveLength(1)
  }, 60_000)
})

test('warm answers are told together in the log, the others one by one', async () => {
  const { ask, logged, close } = await startWarm()
  for (let turn = 0; turn < 10; turn++) await ask('/', { headers: BR })
  await close()
  expect(logged.filter(line => line.includes('"path":"/"'))).toHaveLength(2)
  expect(logged.find(line => line.includes('warm pages served'))).toContain('"served":8')
})
