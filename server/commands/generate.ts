// `npm run generate -- 100000`: an empty database gets that many plausible technicians, to see how it feels at size.
import pg from 'pg'
import { fillDatabase } from '#database/generate/fill.ts'
import { type Print, runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { migrate } from '#server/migrate.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const MOST = 10_000_000

await runCommand(async (env, say) => {
  const technicians = Number(process.argv[2])
  if (!Number.isSafeInteger(technicians) || technicians < 1 || technicians > MOST)
    throw new UserFacingError('Uso: npm run generate -- 1000 (o 10000, 100000, 1000000)')
  if (env.production) throw new UserFacingError('En producción no se inventan técnicos.')
  await withData(env, async connection => {
    const pool = new pg.Pool(connection)
    try {
      await migrate(pool)
      const { rowCount } = await pool.query('select from users limit 1')
      if (rowCount)
        throw new UserFacingError('La base de datos no está vacía: los técnicos se inventan en una vacía.')
      const started = performance.now()
      await fillDatabase(pool, technicians, progressTo(say, technicians))
      say(`${technicians} técnicos en ${((performance.now() - started) / 1000).toFixed(0)} s`)
    } finally {
      await pool.end()
    }
  })
})

function progressTo(say: Print, total: number) {
  let last = ''
  return (done: number, what: string) => {
    const text = `${String(Math.floor((done / total) * 100)).padStart(3)} %  ${what}`
    if (text !== last) say(text)
    last = text
  }
}
