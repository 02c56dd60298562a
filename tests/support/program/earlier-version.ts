// A database as an earlier version left it.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestDatabase } from '#tests/support/program/database.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../database/migrations/', import.meta.url))

/** Applies and records the migrations up to this one, and returns their names. */
export async function migrateTo(last: string, rows: TestDatabase['rows']): Promise<string[]> {
  const names = globSync('0*', { cwd: MIGRATIONS })
    .filter(name => name <= last)
    .sort()
  await rows(
    'create table migrations (name text primary key, "appliedAt" timestamptz not null default now())',
  )
  for (const name of names) {
    const files = globSync([`${name}/*.sql`, name.endsWith('.sql') ? name : ''], { cwd: MIGRATIONS }).sort()
    for (const file of files) await rows(await readFile(`${MIGRATIONS}${file}`, 'utf8'))
    await rows('insert into migrations (name) values ($1)', [name])
  }
  return names
}
