// A program in small, to be killed: it claims the folder given, then inserts rows and says each acknowledged one.
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => {} })
  say('ready')
  const pool = new Pool(postgres.poolConfig)
  await pool.query('create table if not exists acknowledged (n int primary key)')
  for (let n = 1; ; n++) {
    await pool.query('insert into acknowledged values ($1)', [n])
    say(String(n))
  }
} catch (error) {
  say(`${(error as Error).name}: ${(error as Error).message}`)
  process.exitCode = 1
}
