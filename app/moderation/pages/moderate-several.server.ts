// The forms for several rows of the panel: each row is an act of its own, with its trail entry and its e-mail; one form takes
// all of them back.
import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { type BulkCommand, bulkRefusal, bulkUndoText, mustAskForSeveral } from '#moderation/domain/bulk.ts'
import { UNDO_WINDOW_MS } from '#moderation/domain/moderation-act.ts'
import { readTechnicianRows } from '#moderation/persistence/admin-technicians.server.ts'
import { findBulkConsequences } from '#moderation/persistence/bulk-consequences.server.ts'
import { findActReport } from '#moderation/persistence/moderation-acts.server.ts'
import { findLastTrailEntry } from '#moderation/persistence/moderation-history.server.ts'
import { type BulkAnswer, bulkAnswer, bulkFailed } from '#moderation/ui/bulk-moderation.tsx'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { undoModeration } from '#moderation/use-cases/undo-moderation.server.ts'
import { bulkConfirmationPath } from '#moderation/wording/moderation.ts'
import { bulkConflictText, moderationConflictText } from '#moderation/wording/moderation-done.ts'
import { MODERATION_REFUSALS, moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { bulkDoneText, bulkUndoneText } from '#moderation/wording/worklist.ts'
import { answerRefusal } from '#platform/http/request-form.server.ts'
import { missingText } from '#technicians/wording/profile-status.ts'

type Context = Readonly<RouterContextProvider>
type Answer = Promise<ReturnType<typeof data<BulkAnswer>>>

/** With script the question comes as data, without as its page. */
export async function moderateSeveral(
  context: Context,
  bulk: BulkCommand,
  { returnPath, answersRow }: { returnPath: string; answersRow: boolean },
): Answer {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const { act, rows, reason } = bulk
  const refusal = bulkRefusal(rows)
  if (refusal) return answerRefusal(MODERATION_REFUSALS, { code: refusal }, bulkFailed)
  const consequences = await findBulkConsequences(services.db, bulk, services.now())
  if (mustAskForSeveral(consequences, bulk)) {
    const chosen = rows.map(({ uid, seen }) => `${seen} ${uid}`)
    if (!answersRow) throw redirect(bulkConfirmationPath(chosen, returnPath))
    return data(bulkAnswer({ asks: { consequences, rows: chosen, returnPath } }), 409)
  }
  const picked = rows.map(({ uid }) => ({ uid, waitingSince: null }))
  const technicians = await readTechnicianRows(services.db, picked, services.now())
  const byUid = new Map(technicians.map(technician => [technician.uid, technician]))

  const warnings: string[] = []
  const failures: string[] = []
  const trailEntryIds: number[] = []
  // One after the other, so that locks are taken one row at a time.
  for (const row of rows) {
    const command = { kind: 'technician', ...row, act, reason } as const
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
      continue
    }
    if (outcome.value.trailEntryId !== null) trailEntryIds.push(outcome.value.trailEntryId)
    if (act === 'publish' && missing.length > 0) warnings.push(`${nombre}. ${missingText(missing)}.`)
  }
  const count = trailEntryIds.length
  const done = count > 0 ? bulkDoneText(act, count) : null
  const undo = count > 0 ? { lineas: bulkUndoText(trailEntryIds), leftMs: UNDO_WINDOW_MS } : null
  return data(bulkAnswer({ done, warnings, failures, undo }), failures.length > 0 ? 409 : 200)
}

/** D56: who was moderated again meanwhile is left alone, and named with what happened. */
export async function undoSeveral(context: Context, trailEntryIds: readonly number[]): Answer {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const refusal = bulkRefusal(trailEntryIds)
  if (refusal) return answerRefusal(MODERATION_REFUSALS, { code: refusal }, bulkFailed)
  const failures: string[] = []
  for (const trailEntryId of trailEntryIds) {
    const report = await findActReport(services.db, trailEntryId)
    if (report?.kind !== 'technician') {
      failures.push(moderationRefusalText('undo-changed'))
      continue
    }
    const { uid, name } = report
    const outcome = await undoModeration(services, viewer, {
      kind: 'technician',
      uid,
      act: 'undo',
      trailEntryId,
    })
    if (outcome.ok) continue
    const last = await findLastTrailEntry(services.db, { targetKind: 'technician', targetId: uid })
    failures.push(`${name}: ${moderationConflictText(outcome.code, 'technician', last, services.now())}`)
  }
  const count = trailEntryIds.length - failures.length
  const done = count > 0 ? bulkUndoneText(count, trailEntryIds.length) : null
  return data(bulkAnswer({ done, failures }), failures.length > 0 ? 409 : 200)
}
