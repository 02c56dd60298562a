// A technician who was hidden or blocked leaves every public page, answer and picture at once, cached ones too.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { citySlug } from '#platform/domain/slug.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { uploadProgram } from '#tests/support/people/photo-upload.ts'
import { photoForm, picture } from '#tests/support/people/pictures.ts'
import { cataloguePath, newCity } from '#tests/support/people/published-technicians.ts'

const program = await uploadProgram()
const { origin, technician, email, database, upload } = program

const ciudad = newCity()
const firstName = `Luzmila${randomBytes(4).toString('hex')}`
const q = firstName.toLowerCase()
const [luz = { uid: '', slug: '' }] = await database.rows<{ uid: string; slug: string }>(
  `update technicians set nombre = $1 || ' Zipaquirá', ciudad = $2, especialidades = '{Plomería}'
   from users where users.uid = technicians.uid and email = $3 returning technicians.uid, slug`,
  [firstName, ciudad, email],
)
const { secure_url: portrait = '' } = await upload(technician, photoForm(await picture()))
const job = new FormData()
for (const [name, value] of Object.entries({ act: 'agregar', texto: 'Sifón', mes: '01', anio: '2026' }))
  job.set(name, value)
job.set('foto', new Blob([new Uint8Array(await picture())]), 'trabajo.jpg')
await technician.send('/mi-perfil/trabajos', { method: 'POST', body: job, headers: { origin } })

const setPublished = (published: boolean) =>
  database.rows('update technicians set publicado = $1 where uid = $2', [published, luz.uid])

const guest = program.visitor()
const statusOf = async (path: string) => (await guest.get(path)).status
const jobPhoto = async () => {
  const [row] = await database.rows<{ url: string }>('select url from job_photos where "technicianId" = $1', [
    luz.uid,
  ])
  return row?.url.replace('/image/upload/', '/image/upload/c_fill,g_auto,w_432,h_324,q_auto,f_auto/') ?? ''
}

const PAGES = [
  `/?ciudad=${encodeURIComponent(ciudad)}`,
  cataloguePath(ciudad),
  `/tecnicos?q=${q}`,
  `${cataloguePath(ciudad)}&esp=plomeria`,
  `/tecnicos.data?q=${q}`,
  `/catalogo/mas?q=${q}`,
  `/buscar/sugerencias?q=${q}`,
  `/tecnicos/oficio/plomeria/${citySlug(ciudad)}`,
  `/tecnicos/ciudad/${citySlug(ciudad)}`,
  '/sitemap/tecnicos.xml',
]
/** Pages that name her. */
async function mentions(): Promise<string[]> {
  const found: string[] = []
  for (const path of PAGES) {
    const text = await (await guest.get(path)).text()
    if (text.includes(firstName) || text.includes(luz.slug)) found.push(path)
  }
  return found
}

test('a hidden technician leaves every page, search and picture at once', {
  tags: ['attack'],
}, async () => {
  await setPublished(true)
  const own = [`/tecnicos/${luz.slug}`, `/servicio/${luz.slug}`, `/servicio/${luz.uid}`]
  const pictures = [portrait, await jobPhoto(), `/og/tecnicos/${luz.slug}.png`]
  await expect.poll(mentions).toEqual(PAGES)
  // Twice: the second answer comes from a cache where there is one.
  for (const path of [...own, ...own, ...pictures, ...pictures]) expect(await statusOf(path)).toBe(200)
  expect((await guest.get(portrait)).headers.get('cache-control')).toBe('public, max-age=3600')

  await setPublished(false)
  await expect.poll(mentions).toEqual([])
  for (const path of [...own, ...pictures]) await expect.poll(() => statusOf(path)).toBe(404)
})

test('the photos of a hidden technician are for her and administrators only', {
  tags: ['attack'],
}, async () => {
  await setPublished(false)
  const other = program.visitor()
  const person = newPerson({ role: 'cliente' })
  await other.post('/auth/register', { ...person })
  for (const path of [portrait, await jobPhoto()]) {
    expect((await other.get(path)).status).toBe(404)
    const seen = await technician.get(path)
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  }
  await database.rows(`update users set role = 'admin' where email = $1`, [person.email])
  expect((await other.get(portrait)).status).toBe(200)
})

test('a job photo that was hidden is gone while the others stay', { tags: ['attack'] }, async () => {
  await setPublished(true)
  const path = await jobPhoto()
  await expect.poll(() => statusOf(path)).toBe(200)
  await database.rows('update job_photos set "hiddenAt" = now() where "technicianId" = $1', [luz.uid])
  await expect.poll(() => statusOf(path)).toBe(404)
  expect(await statusOf(portrait)).toBe(200)
})
