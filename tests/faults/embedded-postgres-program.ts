// A minimal program for kill tests: starts PostgreSQL in the given folder, inserts rows and prints each acknowledged one.
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => {} })
  print('ready')
  const pool = new Pool(postgres.poolConfig)
  await pool.query('create table if not exists acknowledged (n int primary key)')
  for (let n = 1; ; n++) {
    await pool.query('insert into acknowledged values ($1)', [n])
    print(String(n))
  }
} catch (error) {
  print(`${(error as Error).name}: ${(error as Error).message}`)
  process.exitCode = 1
}
