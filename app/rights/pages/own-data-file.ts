// The ZIP of an export, for its owner while it is valid. Everybody else gets the same 404.
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { isExportId } from '#rights/domain/data-export.ts'
import { findDownloadableExport } from '#rights/persistence/data-exports.server.ts'
import type { Route } from './+types/own-data-file'

const HEADERS = {
  'cache-control': 'private, no-store',
  vary: 'cookie',
  'content-security-policy': `default-src 'none'; sandbox`,
  'x-content-type-options': 'nosniff',
}

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, exportFiles, now } = context.get(servicesContext)
  const found = isExportId(id) ? await findDownloadableExport(db, { id, uid, now: now() }) : null
  const file = found && (await exportFiles.open(found.id))
  if (!file) return new Response(null, { status: 404, headers: HEADERS })
  const name = `tecniya-mis-datos-${bogotaDate(found.requestedAt)}.zip`
  return new Response(file.stream, {
    headers: {
      ...HEADERS,
      'content-type': 'application/zip',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
