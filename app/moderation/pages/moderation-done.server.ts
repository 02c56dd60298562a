// What pages of the panel say after an act on a person.
import type { RouterContextProvider } from 'react-router'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { undoableUntil } from '#moderation/domain/moderation-act.ts'
import { findActReport } from '#moderation/persistence/moderation-acts.server.ts'
import type { ModerationDone } from '#moderation/ui/moderation-answer.tsx'
import { doneTexts } from '#moderation/wording/moderation-done.ts'
import { takeTrailFlash } from '#platform/http/site-cookies.server.ts'

export async function findDone(
  { db, now }: Pick<Services, 'db' | 'now'>,
  trailEntryId: number,
): Promise<ModerationDone | null> {
  const report = await findActReport(db, trailEntryId)
  if (!report) return null
  const until = undoableUntil(report) ?? 0
  const leftMs = until - now().getTime()
  const { kind, uid } = report
  return { ...doneTexts(report), undo: leftMs > 0 ? { kind, uid, trailEntryId, until, leftMs } : null }
}

/** What the form that redirected here did, and the Set-Cookie values that delete its flash message. */
export async function takeModerationFlash(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ flash: ModerationDone | null; cookies: string[] }> {
  const { trailEntryId, cookies } = takeTrailFlash(request, context.get(originContext))
  return {
    flash: trailEntryId === null ? null : await findDone(context.get(servicesContext), trailEntryId),
    cookies,
  }
}
