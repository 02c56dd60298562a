// node database/generate/generate.ts --rows 1000000
// Fills the migrated, empty database of DATABASE_URL with that many technicians.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fillDatabase } from '#database/generate/fill.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000' } } })
const rows = Number(values.rows)
const connectionString = process.env.DATABASE_URL
const say = (text: string) => process.stdout.write(`${text}\n`)

if (!connectionString || !Number.isSafeInteger(rows) || rows < 1) {
  say('DATABASE_URL=postgres://… node database/generate/generate.ts --rows 1000')
  process.exit(1)
}
const pool = new pg.Pool({ connectionString })
try {
  const { rowCount } = await pool.query('select from technicians limit 1')
  if (rowCount) throw new Error('There are technicians in this database already.')
  const started = performance.now()
  await fillDatabase(pool, rows, progressTo(say, rows))
  say(`${rows} technicians in ${((performance.now() - started) / 1000).toFixed(0)} s`)
} finally {
  await pool.end()
}

function progressTo(tell: (text: string) => void, total: number) {
  let last = ''
  return (done: number, what: string) => {
    const text = `${String(Math.floor((done / total) * 100)).padStart(3)} %  ${what}`
    if (text !== last) tell(text)
    last = text
  }
}
