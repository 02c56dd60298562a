import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { finishBooking } from '#bookings/persistence/booking-writes.server.ts'
import { isAllowed } from '#guarantee/domain/guarantee-state.ts'
import {
  findEventOfForm,
  lockCaseOfRepeat,
  recordAct,
} from '#guarantee/persistence/guarantee-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { FinishFieldCode, FinishRefusal } from '#visits/domain/receipt.ts'
import { HECHO_MAX_LENGTH } from '#visits/domain/receipt.ts'
import { progressAfter, progressRefusal } from '#visits/domain/visit-progress.ts'
import { lockProgress, saveProgress } from '#visits/persistence/visit-progress.server.ts'

const REPEAT_LIMIT = rateLimit('repeat-person', 60, HOUR_MS)

interface FinishedRepeat {
  /** The visit that repeated the work. */
  readonly key: number
  readonly hecho: string
  readonly fotos: readonly string[]
  readonly formKey: string | null
}

/** D77: 'Terminé' of a visit by guarantee. What was done is said in the case, and the client is asked whether it is mended. */
export async function finishRepeat(
  { db, limits, now: clock }: Services,
  viewer: Viewer,
  { key, fotos, formKey, ...typed }: FinishedRepeat,
): Promise<Outcome<void, FinishRefusal | FinishFieldCode>> {
  const hecho = typed.hecho.replace(/\s+/g, ' ').trim()
  if (hecho === '') return refused('hecho-required')
  if (hecho.length > HECHO_MAX_LENGTH) return refused('hecho-too-long')
  const technicianId = viewer.uid
  if (!(await limits.consume(REPEAT_LIMIT, technicianId))) return refused('too-many-requests')
  return db.transaction(async tx => {
    const visit = await lockProgress(tx, 'technician', { key, uid: technicianId })
    const found = visit && (await lockCaseOfRepeat(tx, key))
    if (!visit || !found) return refused('finish-failed')
    if (await findEventOfForm(tx, found.id, formKey)) return accepted()
    const now = clock()
    const refusal = progressRefusal('terminar', visit, visit.progress, now)
    if (refusal) return refused(refusal)
    if (!isAllowed('finish-repeat', 'technician', found, now)) return refused('step-not-possible')
    if (visit.status === 'confirmada') await finishBooking(tx, { key, technicianId, now })
    await saveProgress(tx, visit, progressAfter('terminar', visit.progress, now), now)
    const done = { act: 'finish-repeat', by: 'technician', actorUid: technicianId } as const
    await recordAct(tx, found, { ...done, text: hecho, fotos, formKey, now })
    return accepted()
  })
}
