// The real pages of two programs on one database, warm: what is hidden is gone from both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { newPerson } from '#tests/support/people.ts'
import { endPrograms, type Program, startProgram } from '#tests/support/program.ts'
import { newCity, publishTechnician } from '#tests/support/published-technicians.ts'
import { scaledSecondMs } from '#tests/support/scaled-second.ts'
import { newVisitor } from '#tests/support/visitor.ts'

afterAll(endPrograms)
const { rows, url } = await testDatabase()
const ciudad = newCity()
const luz = await publishTechnician(rows, { ciudad, nombre: 'Luz Marina Sarmiento' })
const PATHS = ['/', '/tecnicos', `/tecnicos?ciudad=${encodeURIComponent(ciudad)}`, `/tecnicos/${luz.slug}`]

/** Not pages, but places where a technician can be found all the same; each names the profile while it is public. */
const PLACES = [
  `/tecnicos/${luz.slug}.data`,
  `/tecnicos.data?ciudad=${encodeURIComponent(ciudad)}`,
  `/catalogo/mas?ciudad=${encodeURIComponent(ciudad)}`,
  '/sitemap/tecnicos.xml',
  `/og/tecnicos/${luz.slug}.png`,
]

const programs: Program[] = []
beforeAll(async () => {
  const start = async () => startProgram({ DATA_DIR: await temporaryFolder(), DATABASE_URL: url })
  programs.push(...(await Promise.all([start(), start()])))
})

/** Of every page on every program: those whose text has the name. */
async function whereShown(): Promise<string[]> {
  const answers = programs.flatMap(({ origin }) =>
    PATHS.map(async path => {
      const response = await fetch(origin + path)
      const html = await response.text()
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
      const used = new Set([...html.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value))
      expect([...used]).toEqual([nonce])
      return html.includes(luz.nombre) ? [origin + path] : []
    }),
  )
  return (await Promise.all(answers)).flat()
}

async function placesWhereFound(): Promise<string[]> {
  const answers = programs.flatMap(({ origin }) =>
    PLACES.map(async path => {
      const response = await fetch(origin + path)
      const text = await response.text()
      const isFound = path.endsWith('.png') ? response.ok : text.includes(luz.slug)
      return isFound ? [origin + path] : []
    }),
  )
  return (await Promise.all(answers)).flat()
}

test.each([
  ['hidden', 'publicado = false', 'publicado = true'],
  ['blocked', `publicado = false, estado = 'bloqueado'`, `publicado = true, estado = 'publicado'`],
  ['deleted', `publicado = false, "deletedAt" = now()`, `publicado = true, "deletedAt" = null`],
])(
  'a technician who is %s is gone from every page and place of both within a second, and comes back',
  async (_, hide, show) => {
    const everywhere = programs.length * PATHS.length
    for (let turn = 0; turn < 3; turn++) {
      for (let visit = 0; visit < 3; visit++) expect(await whereShown()).toHaveLength(everywhere)
      const soon = { timeout: await scaledSecondMs(whereShown), interval: 20 }
      await rows(`update technicians set ${hide} where uid = $1`, [luz.uid])
      await expect.poll(whereShown, soon).toEqual([])
      expect(await whereShown()).toEqual([])
      expect(await placesWhereFound()).toEqual([])
      await rows(`update technicians set ${show} where uid = $1`, [luz.uid])
      await expect.poll(whereShown, soon).toHaveLength(everywhere)
      expect(await placesWhereFound()).toHaveLength(programs.length * PLACES.length)
    }
  },
)

test('guests never see anything of whoever is signed in, nor the other way round', async () => {
  const [{ origin } = { origin: '' }] = programs
  const person = newPerson({ name: 'Fulgencia Irrepetible' })
  const signedIn = newVisitor(origin)
  expect((await signedIn.post('/auth/register', { ...person })).status).toBe(302)
  for (let turn = 0; turn < 5; turn++) {
    for (const path of PATHS) {
      const mine = await signedIn.get(path)
      expect(await mine.text()).toContain(person.email)
      expect(mine.headers.get('cache-control')).toBe('private, no-store')
      const theirs = await fetch(origin + path)
      expect(await theirs.text()).not.toMatch(/Fulgencia|ana-[0-9a-f]+@correo/)
      expect(theirs.headers.get('cache-control')).toBe('private, no-cache')
    }
  }
})

test('the pages above are really warm: most visits leave no line of their own in the log', async () => {
  for (const { origin, lines } of programs) {
    const own = () => lines.filter(line => line.includes('"path":"/tecnicos"')).length
    const before = own()
    for (let visit = 0; visit < 40; visit++) await (await fetch(`${origin}/tecnicos`)).text()
    expect(own() - before).toBeLessThan(10)
  }
})
