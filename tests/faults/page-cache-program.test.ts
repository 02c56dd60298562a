// The real pages of two programs on one database, cached: a hidden technician disappears from both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptsWithoutHash } from '#tests/support/browser/script-hashes.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, type Program, startProgram } from '#tests/support/program/program.ts'
import { scaledSecondMs } from '#tests/support/program/scaled-second.ts'

afterAll(endPrograms)
const { rows, url } = await testDatabase()
const ciudad = newCity()
const luz = await publishTechnician(rows, { ciudad, nombre: 'Luz Marina Sarmiento' })
const PATHS = ['/', '/tecnicos', `/tecnicos?ciudad=${encodeURIComponent(ciudad)}`, `/tecnicos/${luz.slug}`]

/** Other resources that name a technician while the profile is public. */
const OTHER_RESOURCES = [
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

/** The pages, on every program, that contain the name. Every inline script must be allowed by its hash. */
async function pagesWithName(): Promise<string[]> {
  const answers = programs.flatMap(({ origin }) =>
    PATHS.map(async path => {
      const response = await fetch(origin + path)
      const html = await response.text()
      expect(scriptsWithoutHash(response, html)).toEqual([])
      return html.includes(luz.nombre) ? [origin + path] : []
    }),
  )
  return (await Promise.all(answers)).flat()
}

async function resourcesWithName(): Promise<string[]> {
  const answers = programs.flatMap(({ origin }) =>
    OTHER_RESOURCES.map(async path => {
      const response = await fetch(origin + path)
      const text = await response.text()
      const hasName = path.endsWith('.png') ? response.ok : text.includes(luz.slug)
      return hasName ? [origin + path] : []
    }),
  )
  return (await Promise.all(answers)).flat()
}

test.each([
  ['hidden', 'publicado = false', 'publicado = true'],
  ['blocked', `publicado = false, estado = 'bloqueado'`, `publicado = true, estado = 'publicado'`],
  ['deleted', `publicado = false, "deletedAt" = now()`, `publicado = true, "deletedAt" = null`],
])(
  'a technician who is %s disappears from every page and resource of both within a second, and comes back',
  async (_, hide, show) => {
    const allPages = programs.length * PATHS.length
    for (let turn = 0; turn < 3; turn++) {
      for (let visit = 0; visit < 3; visit++) expect(await pagesWithName()).toHaveLength(allPages)
      const withinASecond = { timeout: await scaledSecondMs(pagesWithName), interval: 20 }
      await rows(`update technicians set ${hide} where uid = $1`, [luz.uid])
      await expect.poll(pagesWithName, withinASecond).toEqual([])
      expect(await pagesWithName()).toEqual([])
      expect(await resourcesWithName()).toEqual([])
      await rows(`update technicians set ${show} where uid = $1`, [luz.uid])
      await expect.poll(pagesWithName, withinASecond).toHaveLength(allPages)
      expect(await resourcesWithName()).toHaveLength(programs.length * OTHER_RESOURCES.length)
    }
  },
)

test('guests never see anything of a signed-in person, nor the other way round', async () => {
  const [{ origin } = { origin: '' }] = programs
  const person = newPerson({ name: 'Fulgencia Irrepetible' })
  const signedIn = newVisitor(origin)
  expect((await signedIn.post('/auth/register', { ...person })).status).toBe(302)
  for (let turn = 0; turn < 5; turn++) {
    for (const path of PATHS) {
      const own = await signedIn.get(path)
      expect(await own.text()).toContain(person.email)
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      const guest = await fetch(origin + path)
      expect(await guest.text()).not.toMatch(/Fulgencia|ana-[0-9a-f]+@correo/)
      expect(guest.headers.get('cache-control')).toBe('public, no-cache')
    }
  }
})

test('the pages above are served from the cache: most visits have no log line of their own', async () => {
  for (const { origin, lines } of programs) {
    const loggedVisits = () => lines.filter(line => line.includes('"path":"/tecnicos"')).length
    const before = loggedVisits()
    for (let visit = 0; visit < 40; visit++) await (await fetch(`${origin}/tecnicos`)).text()
    expect(loggedVisits() - before).toBeLessThan(10)
  }
})
