// D24: every record of an export is stored or named with the reason, and importing again changes nothing.
import { expect, test } from 'vitest'
import { reportLines } from '#database/import/report-text.ts'
import { FLAG_FIELDS, PROFILE_FIELDS } from '#technicians/domain/technician.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import {
  changesIn,
  completeTechnician,
  countIn,
  FIXED_HOST,
  importFile,
  leftOutIn,
} from '#tests/support/program/imports.ts'

const database = await testDatabase()
const { rows } = database
// Nothing is fetched in this file.
const photos = { host: FIXED_HOST, keptPrefix: 'https://fotos.example/' }
const run = (file: unknown, isDryRun = false) => importFile(database, file, { photos, isDryRun })

const person = (name: string, more: object = {}) => ({ name, email: `${name}@correo.example`, ...more })

const EXPORT = {
  users: { sin: { nombre: 'Sin correo' }, texto: 'x', nada: null, lista: [1] },
  usuarios: {
    ana: { nombre: 'Ana', email: 'ANA@correo.co', rol: 'cliente', telefono: 'no tiene' },
    tito: { displayName: 'Tito', email: 'tito@correo.co', userType: 'tecnico' },
    doble: { nombre: 'Otra Ana', email: 'ana@correo.co' },
  },
  technicians: {
    perfil9: completeTechnician({
      uid: 'tito',
      horarios: { l: [{ inicio: '08:00', fin: '10:00' }] },
      tarifa: 45_000,
    }),
    tito: { nombre: 'Tito', ratingPromedio: 4.9 },
    fantasma: { nombre: 'Nadie' },
  },
  reservas: {
    one: {
      technicianId: 'perfil9',
      clientId: 'ana',
      date: '2026-11-09',
      start: '08:00',
      status: 'completed',
    },
    two: { technicianId: 'tito', clientId: 'ana', date: '2026-11-16', start: '09:00', status: 'confirmed' },
    three: { technicianId: 'tito', clientId: 'ana', date: '2026-11-16', start: '09:00' },
    early: { technicianId: 'tito', clientId: 'ana', date: '2026-11-16', start: '07:00' },
    gone: { technicianId: 'tito', clientId: 'ana', date: '2026-11-17', start: '09:00', status: 'cancelled' },
    tito_20261118_10: { clientId: 'ana', status: 'solicitada' },
  },
  reviews_public: [
    { rating: 4, comentario: 'Bien', clienteNombre: 'Ana', aprobada: true },
    { id: 'r2', rating: 5, comentario: 'De nadie', clienteNombre: 'Marta', aprobada: true },
    { id: 'r3', rating: 9, comentario: 'Mala nota', clienteNombre: 'Marta', aprobada: true },
  ],
  config: { general: { color: 'azul' } },
}

const LEFT_OUT = [
  'users/sin: no-email',
  'users/texto: broken',
  'users/nada: broken',
  'users/lista: broken',
  'usuarios/doble: email-taken',
  'technicians/tito: same-technician',
  'technicians/fantasma: no-account',
  'reservas/three: repeated',
  'reservas/early: hour-not-offered',
  'reviews_public/r3: no-rating',
  'config/general: unknown-collection',
]

async function everything() {
  const tables = ['users', 'technicians', 'reservas', 'reviews_public', 'settings']
  return Promise.all(tables.map(table => rows(`select * from ${table} order by 1`)))
}

test('a dry run gives the same report and writes nothing', async () => {
  const before = await everything()
  const report = await run(EXPORT, true)
  expect(await everything()).toEqual(before)
  expect(leftOutIn(report)).toEqual(LEFT_OUT)
  const { entries } = await run(EXPORT)
  expect(entries).toEqual(report.entries)
})

test('what is left out is named with its reason, and what is stored otherwise too', async () => {
  const report = await run(EXPORT)
  expect(leftOutIn(report)).toEqual(LEFT_OUT)
  expect(reportLines(report).join('\n')).toContain(
    '  por fuera · no es un documento: texto (un texto), nada (nulo), lista (una lista)',
  )
  expect(
    await rows('select uid, name, email, role, telefono, "emailVerified" from users order by uid'),
  ).toEqual([
    { uid: 'ana', name: 'Ana', email: 'ana@correo.co', role: 'cliente', telefono: '', emailVerified: false },
    {
      uid: 'tito',
      name: 'Tito',
      email: 'tito@correo.co',
      role: 'tecnico',
      telefono: '',
      emailVerified: false,
    },
  ])
})

test('importing again changes nothing and says that it was there', async () => {
  const before = await everything()
  const report = await run(EXPORT)
  expect(await everything()).toEqual(before)
  expect(countIn(report, 'imported')).toBe(0)
  expect(countIn(report, 'known')).toBe(9)
  expect(reportLines(report)).toContain('Nada nuevo: lo que se podía importar ya estaba.')
})

test('the record under another id belongs to its uid, and so do its bookings and reviews', async () => {
  expect(
    await rows(`select uid, slug, publicado, "tarifaBase", "ratingPromedio", "resenasCount",
      horarios -> 'lun' as lun, servicios -> 0 ->> 'precioSugerido' as price from technicians`),
  ).toEqual([
    {
      uid: 'tito',
      slug: 'tito-rios-tito',
      publicado: true,
      tarifaBase: 45_000,
      ratingPromedio: 4,
      resenasCount: 1,
      lun: [{ inicio: '08:00', fin: '10:00' }],
      price: '45000',
    },
  ])
  expect(await rows('select id, status from reservas order by id')).toEqual([
    { id: 'tito_20261109_08', status: 'completada' },
    { id: 'tito_20261116_09', status: 'confirmada' },
    { id: 'tito_20261117_09', status: 'cancelada' },
    { id: 'tito_20261118_10', status: 'solicitada' },
  ])
})

test('reviews in the shape of the specification are stored; a name shared by nobody else finds its visit', async () => {
  expect(
    await rows(
      'select "clienteNombre", rating, aprobada, "technicianId", "reservaKey" is not null as linked from reviews_public order by 1',
    ),
  ).toEqual([
    { clienteNombre: 'Ana', rating: 4, aprobada: true, technicianId: 'tito', linked: true },
    { clienteNombre: 'Marta', rating: 5, aprobada: true, technicianId: null, linked: false },
  ])
})

test('two records of one technician: the newer is stored', async () => {
  const report = await run({
    users: { dora: { name: 'Dora', email: 'dora@correo.co' } },
    technicians: {
      a: completeTechnician({ uid: 'dora', nombre: 'Vieja', updatedAt: '2025-01-01T00:00:00Z' }),
      b: { uid: 'dora', nombre: 'Nueva', updatedAt: { _seconds: 1_780_000_000 } },
    },
  })
  expect(leftOutIn(report)).toEqual(['technicians/a: same-technician'])
  expect(await rows(`select nombre from technicians where uid = 'dora'`)).toEqual([{ nombre: 'Nueva' }])
})

test('blocked people, moderated profiles and those below the checklist come in hidden, and are named', async () => {
  const report = await run({
    users: {
      beto: person('beto', { blocked: true }),
      caro: person('caro', { deletedAt: { __time__: '2026-01-01T00:00:00Z' } }),
      eva: person('eva'),
      fede: person('fede'),
      gus: person('gus'),
      ines: person('ines'),
    },
    technicians: {
      beto: completeTechnician(),
      caro: completeTechnician(),
      eva: completeTechnician({ estado: 'bloqueado' }),
      fede: completeTechnician({ zonasCobertura: [], reseñasCount: 7, ratingPromedio: 4.8 }),
      gus: completeTechnician({ verificado: true, disponible: false, bio: 'Corta' }),
      ines: completeTechnician({ estado: 'Bloqueada' }),
    },
  })
  expect(changesIn(report).filter(change => !change.includes('new-slug'))).toEqual([
    'technicians/beto: hidden-barred',
    'technicians/caro: hidden-barred',
    'technicians/eva: hidden-moderated',
    'technicians/fede: hidden-checklist',
    'technicians/fede: rating-without-reviews',
    'technicians/gus: unknown-field',
    'technicians/gus: unchecked-badge',
    'technicians/ines: unknown-state',
  ])
  expect(
    await rows(`select uid, publicado, verificado, disponible from technicians
      where uid in ('beto', 'caro', 'eva', 'fede', 'gus', 'ines') order by uid`),
  ).toEqual([
    { uid: 'beto', publicado: false, verificado: false, disponible: true },
    { uid: 'caro', publicado: false, verificado: false, disponible: true },
    { uid: 'eva', publicado: false, verificado: false, disponible: true },
    { uid: 'fede', publicado: false, verificado: false, disponible: true },
    { uid: 'gus', publicado: true, verificado: false, disponible: false },
    { uid: 'ines', publicado: false, verificado: false, disponible: true },
  ])
})

test.each(FLAG_FIELDS)(
  'the flag %s of a profile comes in, and is as in a new profile without it',
  async flag => {
    const { initial } = PROFILE_FIELDS[flag]
    const [named, without] = [`named-${flag}`, `without-${flag}`]
    const report = await run({
      users: { [named]: person(named), [without]: person(without) },
      technicians: { [named]: completeTechnician({ [flag]: !initial }), [without]: completeTechnician() },
    })
    expect(changesIn(report)).not.toContain(`technicians/${named}: unknown-field`)
    expect(
      await rows(`select uid, "${flag}" as flag from technicians where uid in ($1, $2) order by uid`, [
        named,
        without,
      ]),
    ).toEqual([
      { uid: named, flag: !initial },
      { uid: without, flag: initial },
    ])
  },
)

test('no export makes an administrator or confirms an address, and the report names who wanted to', {
  tags: ['attack'],
}, async () => {
  const admin = { role: ' Admin ', emailVerified: true }
  const report = await run({
    users: {
      olga: person('olga', admin),
      raul: person('raul', { ...admin, blocked: true }),
      sara: person('sara', { emailVerified: false }),
    },
    technicians: { ficha1: completeTechnician({ uid: 'raul' }) },
  })
  expect(changesIn(report).filter(change => change.startsWith('users/'))).toEqual([
    'users/olga: unconfirmed-email',
    'users/olga: admin-role',
    'users/raul: unconfirmed-email',
    'users/raul: admin-role',
  ])
  expect(reportLines(report).join('\n')).toContain('olga (cliente), raul (tecnico)')
  expect(
    await rows(`select uid, role, "emailVerified", publicado from users left join technicians using (uid)
      where uid in ('olga', 'raul', 'sara') order by uid`),
  ).toEqual([
    { uid: 'olga', role: 'cliente', emailVerified: false, publicado: null },
    { uid: 'raul', role: 'tecnico', emailVerified: false, publicado: false },
    { uid: 'sara', role: null, emailVerified: false, publicado: null },
  ])
})
