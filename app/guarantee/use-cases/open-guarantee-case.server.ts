import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import {
  GUARANTEE_TEXT_MAX_LENGTH,
  type GuaranteeRefusal,
  type GuaranteeWish,
  openingRefusal,
} from '#guarantee/domain/guarantee-case.ts'
import { insertCase, recordAct } from '#guarantee/persistence/guarantee-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'

interface OpenedCase {
  readonly key: number
  readonly text: string
  readonly wish: GuaranteeWish
  readonly fotos: readonly string[]
  readonly formKey: string | null
}

/** One case per completed visit, within 30 days. The visit that has one already succeeds: its page shows the case. */
export async function openGuaranteeCase(
  { db, limits, now: clock }: Services,
  viewer: Viewer,
  { key, text, wish, fotos, formKey }: OpenedCase,
): Promise<Outcome<void, GuaranteeRefusal>> {
  const written = truncateText(text.trim(), GUARANTEE_TEXT_MAX_LENGTH)
  if (written === '') return refused('guarantee-text-required')
  if (!(await limits.consume('guarantee-person', viewer.uid))) return refused('too-many-requests')
  const now = clock()
  return db.transaction(async tx => {
    const visit = await findBookingOfClient(tx, key, viewer.uid)
    if (!visit) return refused('guarantee-failed')
    const refusal = openingRefusal(visit, now)
    if (refusal) return refused(refusal)
    const { technicianId } = visit
    const opened = await insertCase(tx, { reservaKey: key, technicianId, clientId: viewer.uid, wish, now })
    if (!opened) return accepted()
    const event = {
      act: 'open',
      by: 'client',
      actorUid: viewer.uid,
      text: written,
      fotos,
      formKey,
      now,
    } as const
    await recordAct(tx, opened, event)
    return accepted()
  })
}
