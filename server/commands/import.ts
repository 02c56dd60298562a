// `npm run import -- ARCHIVO.json`: imports an export of the former Firestore database (docs/import.md).
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { importRecords } from '#database/import/import-records.ts'
import { type ExportRefusal, recordsFrom } from '#database/import/read-export.ts'
import { reportLines } from '#database/import/report-text.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { cloudinaryDelivery, createCloudinaryHost } from '#platform/photos/cloudinary-host.server.ts'
import { createEmbeddedHost } from '#platform/photos/embedded-host.server.ts'
import { type Print, runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { migrate } from '#server/migrate.ts'
import { localFolders, openStoredFiles } from '#server/stored-files.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const USAGE = 'Uso: npm run import -- ARCHIVO.json [--probar] [--permitir-red-local]'
const PROGRESS_STEP = 10

const REFUSALS: Record<ExportRefusal, string> = {
  'not-json': 'no es JSON: pide la exportación en JSON.',
  'no-documents': 'no tiene documentos: no se importó nada.',
  'no-collections':
    'no tiene ninguna de las colecciones users, usuarios, technicians, reservas o reviews_public.',
  'list-without-collections':
    'es una lista de documentos que no dicen de qué colección son: ponlos bajo su nombre, {"users": […]}.',
}

await runCommand(async (env, print) => {
  const { path, isDryRun, allowPrivate } = readArguments()
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) throw new UserFacingError(`No se puede leer ${path}.`)
  const records = recordsFrom(text)
  if (!records.ok) throw new UserFacingError(`${path} ${REFUSALS[records.code]}`)
  print(`${isDryRun ? 'Probando' : 'Importando'} ${path}: ${records.value.length} documentos…`)
  const files = await openStoredFiles(env)
  const report = await withData(env, async connection => {
    const { pool } = openDatabase(connection, () => {})
    try {
      await migrate(pool)
      return await importRecords({
        pool,
        records: records.value,
        now: new Date(),
        isDryRun,
        photos: {
          host: env.cloudinary
            ? createCloudinaryHost(env.cloudinary)
            : createEmbeddedHost(files.photos, localFolders(env).photosFolder),
          keptPrefix: env.cloudinary && cloudinaryDelivery(env.cloudinary.cloud),
          allowPrivate,
        },
        onPhoto: createProgress(print),
      })
    } finally {
      await pool.end()
    }
  })
  for (const line of reportLines(report)) print(line)
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { probar: { type: 'boolean' }, 'permitir-red-local': { type: 'boolean' } },
    })
    const [path, ...rest] = positionals
    if (path === undefined || rest.length > 0) throw new UserFacingError(USAGE)
    return { path, isDryRun: values.probar === true, allowPrivate: values['permitir-red-local'] === true }
  } catch {
    throw new UserFacingError(USAGE)
  }
}

function createProgress(print: Print) {
  return (done: number, total: number) => {
    if (done % PROGRESS_STEP === 0 || done === total) print(`fotos: ${done} de ${total}…`)
  }
}
