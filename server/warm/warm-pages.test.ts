import { describe, expect, test } from 'vitest'
import { type Asking, noncesOf } from '#tests/support/warm-instance.ts'
import { BR, startWarm } from '#tests/support/warm-pages.ts'

const SESSION = { cookie: 'theme=dark; tecniya-session=abc.def' }

describe('what is not kept warm', () => {
  const NEVER: [string, string, Asking?][] = [
    ['a person with a session', '/tecnicos', { headers: SESSION }],
    ['a person with a session over https', '/', { headers: { cookie: '__Host-tecniya-session=abc' } }],
    ['a form that is sent', '/tecnicos', { method: 'POST' }],
    ['a parameter we do not know', '/tecnicos?q=a&utm_source=x'],
    ['a parameter said twice', '/tecnicos?q=a&q=b'],
    ['a long query', `/tecnicos?q=${'a'.repeat(400)}`],
    ['the data of a page', '/tecnicos.data'],
    ['the data of a profile', '/tecnicos/ana.data'],
    ['a profile with parameters', '/tecnicos/ana?q=1'],
    ['a page with a form of its own', '/auth/login'],
    ['a guarded page', '/perfil'],
    ['a path that is not plain', '/tecnicos/%61na'],
  ]
  test.each(NEVER)('%s', async (_, path, asking) => {
    const { ask, rendered } = await startWarm()
    for (let turn = 0; turn < 3; turn++) await ask(path, asking)
    expect(rendered).toHaveLength(3)
  })

  test.each([
    ['a page that is not there', { status: 404 }],
    ['a page that failed', { status: 500 }],
    ['a page that leaves a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['a page that asks for it', { headers: { 'cache-control': 'no-store' } }],
    ['what is not a page', { headers: { 'content-type': 'application/json' } }],
  ])('%s, even when many ask at once', async (_, answer) => {
    const { ask, rendered } = await startWarm({ change: () => answer })
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/tecnicos/ana')))
    await ask('/tecnicos/ana')
    expect(rendered).toHaveLength(6)
    for (const { allowed, used } of answers.map(noncesOf)) expect(new Set(used)).toEqual(new Set([allowed]))
  })

  test('a signed-in person neither reads nor fills what guests get', async () => {
    const { ask, rendered } = await startWarm()
    await ask('/', { headers: SESSION })
    expect((await ask('/', { headers: BR })).html).toContain('turn 2')
    expect((await ask('/', { headers: BR })).html).toContain('turn 2')
    const mine = await ask('/', { headers: { ...BR, ...SESSION } })
    expect(mine.html).toContain('turn 3')
    expect(mine.html).toContain('tecniya-session')
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect((await ask('/', { headers: BR })).html).toContain('turn 2')
    expect(rendered).toHaveLength(3)
  })

  test('anything, while changes would not be heard', async () => {
    const { ask, rendered, state } = await startWarm()
    for (let turn = 0; turn < 3; turn++) await ask('/', { headers: BR })
    state.listening = false
    for (let turn = 0; turn < 3; turn++) await ask('/', { headers: BR })
    expect(rendered).toHaveLength(4)
  })
})

describe('a public change', () => {
  test('is seen by whoever asks after it', async () => {
    const { ask, tell } = await startWarm()
    for (let turn = 1; turn < 6; turn++) {
      for (let again = 0; again < 3; again++) {
        expect((await ask('/', { headers: BR })).html).toContain(`turn ${turn} `)
      }
      tell()
    }
  })

  test('during a rendering keeps its page from staying, and from whoever asks after the change', async () => {
    const { ask, rendered, hold, tell } = await startWarm()
    const go = hold()
    const before = ask('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(1)
    tell()
    const after = ask('/', { headers: BR })
    await expect.poll(() => rendered.length).toBe(2)
    go()
    expect((await before).html).toContain('turn 1 ')
    expect((await after).html).toContain('turn 2 ')
    expect((await ask('/', { headers: BR })).html).toContain('turn 2 ')
  })
})

describe('the room that warm pages take', () => {
  test('has an end: what was asked for longest ago goes', async () => {
    const { ask, rendered } = await startWarm({ limits: { maxBytes: 60_000 } })
    const profile = (n: number) => ask(`/tecnicos/t-${n}`, { headers: BR })
    for (let n = 0; n < 40; n++) {
      await profile(n)
      await profile(0)
    }
    expect(rendered).toHaveLength(40)
    await profile(39)
    expect(rendered).toHaveLength(40)
    await profile(1)
    expect(rendered).toHaveLength(41)
  })

  test('is left after a while, change or no change', async () => {
    const { ask, rendered } = await startWarm({ limits: { maxAgeMs: 150 } })
    for (let turn = 0; turn < 3; turn++) await ask('/', { headers: BR })
    await new Promise(resolve => setTimeout(resolve, 200))
    await ask('/', { headers: BR })
    expect(rendered).toHaveLength(2)
  })
})
