// D24: an export is imported once, in one transaction; documents that cannot be imported are reported.
import { expect, test } from 'vitest'
import { collectionsFrom } from '#database/import/collections.ts'
import { importCollections } from '#database/import/load.ts'
import { testDatabase } from '#tests/support/database.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const { pool, rows } = await testDatabase()

const EXPORT = {
  usuarios: {
    ana: { nombre: 'Ana', email: 'ANA@correo.co', rol: 'cliente' },
    tito: { displayName: 'Tito', email: 'tito@correo.co', userType: 'tecnico' },
    sin: { nombre: 'Sin correo' },
    doble: { nombre: 'Otra Ana', email: 'ana@correo.co' },
  },
  technicians: {
    tito: {
      nombre: 'Tito Ríos',
      publicado: true,
      horarios: { l: [{ inicio: '08:00', fin: '10:00' }] },
      ratingPromedio: 4.9,
    },
    fantasma: { nombre: 'Nadie' },
  },
  reservas: {
    one: { technicianId: 'tito', clientId: 'ana', date: '2026-11-09', start: '08:00', status: 'completed' },
    two: { technicianId: 'tito', clientId: 'ana', date: '2026-11-16', start: '09:00', status: 'confirmed' },
    three: {
      technicianId: 'tito',
      clientId: 'ana',
      date: '2026-11-16',
      start: '09:00',
      status: 'solicitada',
    },
  },
  reviews_public: [
    { id: 'r1', reservaId: 'tito_20261109_08', rating: 4, comentario: 'Bien', aprobada: true },
    { id: 'r2', rating: 5, comentario: 'De nadie', aprobada: true },
  ],
}

async function importExport(value: object) {
  const client = await pool.connect()
  const exported = collectionsFrom(JSON.stringify(value))
  if (!exported) throw new Error('no export')
  return importCollections(client, exported, NOW).finally(() => client.release())
}

test('an export is imported, and the skipped documents are reported', async () => {
  expect(await importExport(EXPORT)).toEqual([
    { kind: 'usuarios', stored: 2, leftOut: ['sin', 'doble'] },
    { kind: 'técnicos', stored: 1, leftOut: ['fantasma'] },
    { kind: 'reservas', stored: 2, leftOut: ['three'] },
    { kind: 'reseñas', stored: 1, leftOut: ['r2'] },
  ])
  expect(await rows('select uid, name, email, role, status from users order by uid')).toEqual([
    { uid: 'ana', name: 'Ana', email: 'ana@correo.co', role: 'cliente', status: 'activo' },
    { uid: 'tito', name: 'Tito', email: 'tito@correo.co', role: 'tecnico', status: 'activo' },
  ])
  // The average is computed from the reviews, not taken from the export.
  expect(
    await rows(
      `select slug, publicado, "ratingPromedio", "resenasCount", horarios->'lun' as lun from technicians`,
    ),
  ).toEqual([
    {
      slug: 'tito-rios-tito',
      publicado: true,
      ratingPromedio: 4,
      resenasCount: 1,
      lun: [{ inicio: '08:00', fin: '10:00' }],
    },
  ])
})

test('the profile of a blocked or deleted account is not published', async () => {
  const people = {
    users: {
      beto: { email: 'beto@correo.co', blocked: true },
      caro: { email: 'caro@correo.co', deletedAt: NOW.toISOString() },
    },
    technicians: { beto: { publicado: true }, caro: { publicado: true } },
  }
  expect((await importExport(people))?.[1]?.stored).toBe(2)
  expect(await rows(`select publicado from technicians where uid in ('beto', 'caro')`)).toEqual([
    { publicado: false },
    { publicado: false },
  ])
})

test('the same file is not imported twice, and another adds only what is new', async () => {
  expect(await importExport(EXPORT)).toBeNull()
  const more = {
    users: [
      { uid: 'ana', email: 'x@y.co' },
      { uid: 'eva', email: 'eva@correo.co' },
    ],
  }
  expect((await importExport(more))?.[0]).toEqual({ kind: 'usuarios', stored: 1, leftOut: ['ana'] })
  expect(await rows('select count(*)::int as bookings from reservas')).toEqual([{ bookings: 2 }])
})
