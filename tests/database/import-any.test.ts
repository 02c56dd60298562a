// Whatever an export holds, the import does not fail, and every record is stored, recognized or named.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KNOWN_COLLECTIONS, recordsFrom } from '#database/import/read-export.ts'
import { reportLines } from '#database/import/report-text.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { completeTechnician, countIn, FIXED_HOST, importFile } from '#tests/support/program/imports.ts'

const database = await testDatabase()
// No address is fetched.
const photos = { host: FIXED_HOST, keptPrefix: '' }

const FIELDS = [
  ...[
    'uid',
    'id',
    'name',
    'nombre',
    'email',
    'role',
    'telefono',
    'blocked',
    'createdAt',
    'updatedAt',
    'deletedAt',
  ],
  ...[
    'slug',
    'bioCorta',
    'tags',
    'ciudad',
    'barrio',
    'fotoURL',
    'especialidades',
    'servicios',
    'zonasCobertura',
  ],
  ...[
    'añosExperiencia',
    'tarifa',
    'moneda',
    'disponible',
    'horarios',
    'excepciones',
    'publicado',
    'estado',
    'licencias',
  ],
  ...[
    'technicianId',
    'clientId',
    'date',
    'start',
    'scheduledAt',
    'status',
    'description',
    'address',
    'reseñasCount',
  ],
  ...['rating', 'comentario', 'clienteNombre', 'aprobada', 'reservaId', '__collections__', '__proto__'],
]
const id = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'a_20261110_09', ''),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
  fc.constantFrom(
    'a',
    'b',
    'c',
    'a@b.co',
    'c@b.co',
    '2026-11-10',
    '09:00',
    'completada',
    'true',
    '45.000',
    5,
    true,
  ),
  fc.constantFrom('x'.repeat(20_000), 'ñ'.repeat(9_000), '\u0000\ud800', { _seconds: 1e300 }, 1e308, -1),
  fc.constantFrom(
    { lun: [{ inicio: '08:00', fin: '10:00' }] },
    ['2026-12-24'],
    [{ fecha: '2026-12-24' }],
    [{}],
  ),
)
const document = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), odd, { maxKeys: 12 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.dictionary(fc.constantFrom(...FIELDS), odd, { maxKeys: 3 }))
      .map(([uid, more]) => ({ ...completeTechnician({ uid, email: `${uid}@b.co` }), ...more })),
  },
  { weight: 1, arbitrary: odd },
)
const collection = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(id, document, { maxKeys: 4 }) },
  { weight: 3, arbitrary: fc.array(document, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)
const file = fc.record(Object.fromEntries(KNOWN_COLLECTIONS.map(name => [name, collection])), {
  requiredKeys: [],
})

test('any export is imported without failing, and importing it again stores nothing', async () => {
  let imported = 0
  await fc.assert(
    fc.asyncProperty(file, async exported => {
      const records = recordsFrom(JSON.stringify(exported))
      if (!records.ok) return
      const report = await importFile(database, exported, { photos })
      imported += countIn(report, 'imported')
      expect(report.entries).toHaveLength(records.value.length)
      expect(
        report.entries.every(({ outcome, reason }) => (outcome === 'left-out') === (reason !== null)),
      ).toBe(true)
      expect(reportLines(report).length).toBeGreaterThan(2)
      const again = await importFile(database, exported, { photos })
      expect(countIn(again, 'imported')).toBe(0)
      await database.rows('truncate users cascade')
    }),
    // One of them certainly holds something that is imported.
    { numRuns: 40, examples: [[{ technicians: { a: completeTechnician({ uid: 'a', email: 'a@b.co' }) } }]] },
  )
  expect(imported).toBeGreaterThan(0)
})

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), text => {
      const records = recordsFrom(text)
      expect(records.ok ? records.value.length > 0 : records.code).toBeTruthy()
    }),
    { numRuns: 2_000 },
  )
})
