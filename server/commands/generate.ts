// `npm run generate -- 100000`: fills an empty database with that many generated technicians, to try it at scale.
import pg from 'pg'
import { fillDatabase } from '#database/generate/fill.ts'
import { type Print, runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { migrate } from '#server/migrate.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const MAX_TECHNICIANS = 10_000_000

await runCommand(async (env, print) => {
  const technicians = Number(process.argv[2])
  if (!Number.isSafeInteger(technicians) || technicians < 1 || technicians > MAX_TECHNICIANS)
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
      await fillDatabase(pool, technicians, createProgress(print, technicians))
      print(`${technicians} técnicos en ${((performance.now() - started) / 1000).toFixed(0)} s`)
    } finally {
      await pool.end()
    }
  })
})

function createProgress(print: Print, total: number) {
  let last = ''
  return (done: number, step: string) => {
    const text = `${String(Math.floor((done / total) * 100)).padStart(3)} %  ${step}`
    if (text !== last) print(text)
    last = text
  }
}
