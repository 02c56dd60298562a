import { type ImportOptions, importRecords } from '#database/import/import-records.ts'
import { recordsFrom } from '#database/import/read-export.ts'
import type { Entry, ImportReport } from '#database/import/report.ts'
import { BIO_MIN_LENGTH } from '#technicians/domain/publish-checklist.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

const IMPORT_TIME = new Date('2026-11-15T12:00:00Z')

/** Stores nothing: every picture gets the same address. */
export const FIXED_HOST: ImportOptions['photos']['host'] = {
  store: async () => ({ public_id: 'tech_photos/x', secure_url: '/image/upload/tech_photos/x' }),
}

export function importFile(
  { pool }: Pick<TestDatabase, 'pool'>,
  file: unknown,
  {
    isDryRun = false,
    photos = { host: FIXED_HOST },
  }: Partial<Pick<ImportOptions, 'isDryRun' | 'photos'>> = {},
): Promise<ImportReport> {
  const records = recordsFrom(JSON.stringify(file))
  if (!records.ok) throw new Error(records.code)
  return importRecords({
    pool,
    records: records.value,
    now: IMPORT_TIME,
    isDryRun,
    photos,
    onPhoto: () => {},
  })
}

/** 'users/sin: no-email' */
export function leftOutIn({ entries }: ImportReport): string[] {
  return entries.flatMap(({ collection, label, reason }) =>
    reason ? `${collection}/${label}: ${reason.code}` : [],
  )
}

export function changesIn({ entries }: ImportReport): string[] {
  return entries.flatMap(({ collection, label, changes }) =>
    changes.map(({ code }) => `${collection}/${label}: ${code}`),
  )
}

export function countIn({ entries }: ImportReport, outcome: Entry['outcome']): number {
  return entries.filter(entry => entry.outcome === outcome).length
}

/** Everything that the publish checklist asks for. */
export function completeTechnician(changes: object = {}): object {
  return {
    nombre: 'Tito Ríos',
    bioCorta: 'b'.repeat(BIO_MIN_LENGTH),
    especialidades: ['Plomería'],
    servicios: [{ nombre: 'Destape', precioSugerido: 45_000 }],
    ciudad: 'Cali',
    zonasCobertura: ['Norte'],
    fotoURL: 'https://fotos.example/tito.jpg',
    publicado: true,
    ...changes,
  }
}
