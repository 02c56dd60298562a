// The form for several rows of the panel: each row is an act of its own, with its trail entry and its e-mail.
import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { type BulkCommand, bulkRefusal } from '#moderation/domain/bulk.ts'
import { readTechnicianRows } from '#moderation/persistence/admin-technicians.server.ts'
import { findLastTrailEntry } from '#moderation/persistence/moderation-history.server.ts'
import { type BulkAnswer, bulkFailed } from '#moderation/ui/bulk-moderation.tsx'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { bulkConflictText } from '#moderation/wording/moderation-done.ts'
import { MODERATION_REFUSALS, moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { bulkDoneText } from '#moderation/wording/worklist.ts'
import { answerRefusal } from '#platform/http/request-form.server.ts'
import { missingText } from '#technicians/wording/profile-status.ts'

export async function moderateSeveral(
  context: Readonly<RouterContextProvider>,
  bulk: BulkCommand,
): Promise<ReturnType<typeof data<BulkAnswer>>> {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const refusal = bulkRefusal(bulk)
  if (refusal) return answerRefusal(MODERATION_REFUSALS, { code: refusal }, bulkFailed)
  const { act, rows } = bulk
  const picked = rows.map(({ uid }) => ({ uid, waitingSince: null }))
  const technicians = await readTechnicianRows(services.db, picked, services.now())
  const byUid = new Map(technicians.map(technician => [technician.uid, technician]))

  const warnings: string[] = []
  const failures: string[] = []
  // One after the other, so that locks are taken one row at a time.
  for (const row of rows) {
    const command = { kind: 'technician', ...row, act, reason: null } as const
    const outcome = await moderatePerson(services, viewer, command)
    const { nombre = 'Alguien', missing = [] } = byUid.get(row.uid) ?? {}
    if (!outcome.ok) {
      const cause =
        outcome.code === 'moderation-changed'
          ? bulkConflictText(
              await findLastTrailEntry(services.db, { targetKind: 'technician', targetId: row.uid }),
            )
          : moderationRefusalText(outcome.code)
      failures.push(`${nombre}: ${cause}`)
    } else if (act === 'publish' && missing.length > 0) warnings.push(`${nombre}. ${missingText(missing)}.`)
  }
  const count = rows.length - failures.length
  const done = count > 0 ? bulkDoneText(act, count) : null
  return data({ kind: 'bulk', done, warnings, failures }, failures.length > 0 ? 409 : 200)
}
