// /mi-perfil/trabajos over HTTP, and what the public sees of it.
import { expect, test } from 'vitest'
import { uploadProgram } from '#tests/support/people/photo-upload.ts'
import { picture } from '#tests/support/people/pictures.ts'

const program = await uploadProgram()
const { origin, technician, email, database } = program
const PAGE = '/mi-perfil/trabajos'
const WAIT = { timeout: 10_000 }
const [{ uid, slug } = { uid: '', slug: '' }] = await database.rows<{ uid: string; slug: string }>(
  'select technicians.uid, slug from technicians join users using (uid) where email = $1',
  [email],
)
const setPublished = (published: boolean) =>
  database.rows('update technicians set publicado = $1 where uid = $2', [published, uid])
const storedJobs = () => database.rows('select from job_photos where "technicianId" = $1', [uid])

function newJob(changes: Record<string, string> = {}, photo: Buffer | string = '') {
  const form = new FormData()
  const fields = { act: 'agregar', texto: 'Sifón nuevo', mes: '01', anio: '2026', ...changes }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('foto', new Blob([typeof photo === 'string' ? photo : new Uint8Array(photo)]), 'trabajo.jpg')
  return form
}
const send = (body: FormData, visitor = technician) =>
  visitor.send(PAGE, { method: 'POST', body, headers: { origin } })

test('a job is added, changed, and seen on the profile only while it is published and not hidden', async () => {
  const added = await send(newJob({}, await picture()))
  expect([added.status, added.headers.get('location')]).toEqual([302, PAGE])
  const page = await (await technician.get(PAGE)).text()
  expect(page).toContain('Trabajo agregado. Ya se ve en tu perfil.')
  const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? []
  const changed = await technician.post(PAGE, {
    id,
    act: 'cambiar',
    texto: 'Sifón y llave',
    mes: '02',
    anio: '2026',
  })
  expect(changed.status).toBe(302)

  await setPublished(true)
  const profile = async () => (await program.visitor().get(`/tecnicos/${slug}`)).text()
  await expect.poll(profile).toContain('Sifón y llave')
  expect(await profile()).toContain('Feb 2026')
  await database.rows('update job_photos set "hiddenAt" = now() where "technicianId" = $1', [uid])
  await expect.poll(profile).not.toContain('Sifón y llave')
  expect(await (await technician.get(PAGE)).text()).toContain('El equipo de TecniYa la ocultó')
})

test('a refused form keeps what was typed, next to its error', async () => {
  const refused = await send(newJob({ texto: 'Ducha <nueva>' }, 'no photo'))
  expect(refused.status).toBe(415)
  const html = await refused.text()
  expect(html).toContain('Formato no permitido. Usa JPG, PNG o WEBP.')
  expect(html).toContain('value="Ducha &lt;nueva&gt;"')
  const empty = await send(newJob({ texto: '' }, await picture()))
  expect(empty.status).toBe(400)
  expect(await empty.text()).toContain('Escribe qué hiciste en este trabajo.')
})

test('after the session ended the form says so, and nothing is stored', async () => {
  const before = await storedJobs()
  const refused = await send(newJob({}, await picture()), program.visitor())
  expect(refused.status).toBe(401)
  expect(await refused.text()).toContain('Tu sesión terminó')
  expect(await storedJobs()).toHaveLength(before.length)
})

test('the credentials of a published technician are JSON without numbers, and of others not found', async () => {
  await database.rows('update technicians set publicado = true, verificado = true where uid = $1', [uid])
  await database.rows(
    `insert into technician_checks ("technicianId", kind, status, number, "sentAt", "decidedAt")
     values ($1, 'identity', 'accepted', '1020304482', '2026-03-01', '2026-03-12T15:00Z')`,
    [uid],
  )
  const visitor = program.visitor()
  const credentials = await visitor.get(`/tecnicos/${slug}/revisiones`)
  expect(await credentials.json()).toEqual([
    { kind: 'identity', entity: '', date: '2026-03-12', expiresOn: null },
  ])
  const profile = async () => (await visitor.get(`/tecnicos/${slug}`)).text()
  // A kept page is purged within a second of the change.
  await expect.poll(profile, WAIT).toContain('Documento revisado por TecniYa')
  expect(await profile()).toContain('EducationalOccupationalCredential')
  expect(await profile()).not.toContain('1020304482')
  await setPublished(false)
  expect((await visitor.get(`/tecnicos/${slug}/revisiones`)).status).toBe(404)
})
