import { expect, test } from 'vitest'
import { registerAccount } from '#accounts/use-cases/register-account.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { NETWORK, newMember, newPerson, tryToSignIn } from '#tests/support/people/people.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const register = (person: ReturnType<typeof newPerson>) =>
  registerAccount(services, { person, network: NETWORK })

test('a client gets an account with the submitted details and is signed in', async () => {
  const ana = await newMember(services)
  expect(await rows('select * from users where uid = $1', [ana.uid])).toMatchObject([
    {
      name: 'Ana Restrepo',
      email: ana.email,
      role: 'cliente',
      ciudad: 'Cali',
      barrio: 'San Fernando',
      telefono: '+57 300 555 0148',
      status: 'activo',
      blocked: false,
      deletedAt: null,
    },
  ])
  expect(await rows('select uid from technicians where uid = $1', [ana.uid])).toEqual([])
  expect((await services.identity.findViewer(ana.browser))?.viewer).toEqual({
    uid: ana.uid,
    name: 'Ana Restrepo',
    ciudad: 'Cali',
    email: ana.email,
    role: 'cliente',
  })
})

test('a technician also gets a private record with its defaults', async () => {
  const luz = await newMember(services, { role: 'tecnico', name: 'Luz Ángela Muñoz' })
  const [record] = await rows<Record<string, unknown>>('select * from technicians where uid = $1', [luz.uid])
  const day = [{ inicio: '08:00', fin: '18:00' }]
  expect(record).toMatchObject({
    nombre: 'Luz Ángela Muñoz',
    slug: `luz-angela-munoz-${luz.uid.slice(-6).toLowerCase()}`,
    ciudad: 'Cali',
    barrio: 'San Fernando',
    telefono: '+57 300 555 0148',
    disponible: true,
    publicado: false,
    verificado: false,
    estado: null,
    aniosExperiencia: 0,
    ratingPromedio: 0,
    resenasCount: 0,
    tarifaBase: null,
    horarios: { lun: day, mar: day, mie: day, jue: day, vie: day, sab: [], dom: [] },
    excepciones: {},
  })
})

test('a password is stored only as an argon2id hash', async () => {
  const ana = await newMember(services)
  const [account] = await rows<{ password: string }>('select * from accounts where "userId" = $1', [ana.uid])
  expect(account?.password).toMatch(/^\$argon2id\$v=19\$/)
})

test('a taken address is refused, ignoring case and spaces', async () => {
  const ana = await newMember(services)
  expect(await register(newPerson({ email: ana.email }))).toEqual({ ok: false, code: 'email-already-in-use' })
})

test('of two registrations at the same instant one gets the address', async () => {
  const { email } = newPerson()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => register(newPerson({ email }))))
  expect(outcomes.filter(outcome => outcome.ok)).toHaveLength(1)
  expect(outcomes.filter(outcome => !outcome.ok && outcome.code === 'email-already-in-use')).toHaveLength(7)
  expect(await rows('select uid from users where email = $1', [email])).toHaveLength(1)
  expect(
    await rows('select from accounts join users on uid = "userId" where email = $1', [email]),
  ).toHaveLength(1)
})

test('a weak password is refused and leaves nothing behind', async () => {
  const person = newPerson({ password: 'restrepo1987' })
  expect(await register(person)).toEqual({ ok: false, code: 'weak-password' })
  expect(await rows('select from users where email = $1', [person.email])).toEqual([])
})

test('if the technician record fails the account stays, the log has no secrets, and the next sign-in writes the record', async () => {
  await rows(`create function break_technicians() returns trigger language plpgsql as
    $$ begin raise exception 'no room for %', new.nombre; end $$`)
  await rows(
    'create trigger broken before insert on technicians for each row execute function break_technicians()',
  )
  const luz = await newMember(services, { role: 'tecnico' }).finally(() =>
    rows('drop trigger broken on technicians'),
  )
  expect(await rows('select role from users where uid = $1', [luz.uid])).toEqual([{ role: 'tecnico' }])
  expect(await rows('select from technicians where uid = $1', [luz.uid])).toEqual([])
  expect(await tryToSignIn(services, luz)).toMatchObject({ ok: true })
  expect(await rows('select nombre from technicians where uid = $1', [luz.uid])).toEqual([
    { nombre: luz.name },
  ])
  const line = services.logged.find(text => text.includes('technician record not written'))
  expect(line).toContain(luz.uid)
  for (const secret of [luz.email, luz.password, luz.telefono]) expect(line).not.toContain(secret)
})

test('any other role is stored as cliente', async () => {
  const sly = await newMember(services, { role: 'admin' as 'cliente' })
  expect(await rows('select role from users where uid = $1', [sly.uid])).toEqual([{ role: 'cliente' }])
})

test('fields that people may not set are ignored', async () => {
  const extra = {
    blocked: true,
    emailVerified: true,
    uid: 'mine',
    status: 'vip',
    image: 'https://evil.com/a.png',
  }
  const outcome = await register({ ...newPerson(), ...extra })
  const uid = outcome.ok ? outcome.value.uid : ''
  expect(uid).not.toBe('mine')
  expect(
    await rows('select blocked, "emailVerified", status, image from users where uid = $1', [uid]),
  ).toEqual([{ blocked: false, emailVerified: false, status: 'activo', image: null }])
})

test('an instance with one connection registers and signs in', async () => {
  const { db, pool } = openDatabase({ ...services.database.connection, max: 1 }, () => {})
  const single = servicesOn({ ...services.database, db, pool })
  const people = Array.from({ length: 5 }, () => newPerson())
  const outcomes = await Promise.all(
    people.map(person => registerAccount(single, { person, network: NETWORK })),
  )
  expect(outcomes.map(({ ok }) => ok)).toEqual(people.map(() => true))
  await pool.end()
})
