// The action of every form of the panel: parses it, has it done and answers it.
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { Moderated } from '#moderation/domain/moderation-act.ts'
import {
  MODERATION_FIELDS,
  type ModerationCommand,
  moderationCommandFrom,
} from '#moderation/domain/moderation-command.ts'
import type { ModerationRefusal } from '#moderation/domain/moderation-rules.ts'
import { findLastTrailEntry } from '#moderation/persistence/moderation-history.server.ts'
import { type ModerationAnswer, moderationAnswer, rowKey } from '#moderation/ui/moderation-answer.tsx'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { undoModeration } from '#moderation/use-cases/undo-moderation.server.ts'
import { confirmationPath } from '#moderation/wording/moderation.ts'
import { moderationConflictText } from '#moderation/wording/moderation-done.ts'
import { MODERATION_REFUSALS } from '#moderation/wording/outcomes.ts'
import { accepted, type Outcome } from '#platform/domain/outcome.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie, trailFlashCookie } from '#platform/http/site-cookies.server.ts'
import { REVIEW_ACTS } from '#reviews/domain/review-moderation.ts'
import { decideReply, decideReview } from '#reviews/use-cases/decide-review.server.ts'
import { REVIEW_SUCCESSES, type ReviewSuccess } from '#reviews/wording/outcomes.ts'
import { decidedBeforeText } from '#reviews/wording/review-texts.ts'
import { findDone } from './moderation-done.server.ts'

/**
 * With `answer=row` (script): the outcome as data. Without: redirects to `returnPath` with a flash message or to the
 * question, or answers the refusal.
 */
export async function answerModeration(
  request: Request,
  context: Readonly<RouterContextProvider>,
  returnPath: string,
): Promise<ReturnType<typeof data<ModerationAnswer>>> {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const fields = await formOf(request, [...MODERATION_FIELDS, 'answer'])
  const { kind = '', id = '', motivo: reason = '' } = fields
  const of = rowKey({ kind, id })
  const answersRow = fields.answer === 'row'
  const refuse = (outcome: { code: ModerationRefusal }, earlier?: string) =>
    answerRefusal(MODERATION_REFUSALS, outcome, text =>
      moderationAnswer({ failure: earlier ?? text, of, reason }),
    )
  const command = moderationCommandFrom(fields)
  if (!command) return refuse({ code: 'moderation-failed' })
  const outcome = await run(services, viewer, command)
  if (!outcome.ok) return refuse(outcome, await findRefusalText(services, viewer, outcome.code, command))
  const origin = context.get(originContext)
  if ('flash' in outcome.value) {
    const { flash } = outcome.value
    if (answersRow)
      return data(moderationAnswer({ done: REVIEW_SUCCESSES[flash], reopens: reopenedBy(command), of }))
    throw redirect(returnPath, withCookies([flashCookie<ReviewSuccess>(flash, origin)]))
  }
  const { trailEntryId, asks } = outcome.value
  if (asks) {
    // Answered, but without the reason that it needs.
    const isReasonMissing = fields.confirmado === 'si'
    const path = confirmationPath(asks, returnPath, {
      reason,
      isReasonMissing: isReasonMissing && !answersRow,
    })
    if (!answersRow) throw redirect(path)
    if (!isReasonMissing) return data(moderationAnswer({ asks: path, of, reason }), 409)
    return answerRefusal(MODERATION_REFUSALS, { code: 'moderation-reason-missing' }, failure =>
      moderationAnswer({ asks: path, failure, of, reason }),
    )
  }
  if (answersRow) return data(moderationAnswer({ ...(await findDone(services, trailEntryId)), of }))
  throw redirect(returnPath, withCookies([trailFlashCookie(trailEntryId, origin)]))
}

function reopenedBy(command: ModerationCommand) {
  if (command.act === 'reopen' || !('id' in command)) return null
  return { kind: command.kind, id: command.id }
}

/** Acts on people are worded from their trail entry. */
type Done = Moderated | { readonly flash: ReviewSuccess }

async function run(
  services: Services,
  viewer: Viewer,
  command: ModerationCommand,
): Promise<Outcome<Done, ModerationRefusal>> {
  if (command.act === 'undo') return undoModeration(services, viewer, command)
  if (command.kind === 'technician' || command.kind === 'user')
    return moderatePerson(services, viewer, command)
  const outcome =
    command.kind === 'review'
      ? await decideReview(services, viewer, command)
      : await decideReply(services, viewer, command)
  return outcome.ok ? accepted({ flash: `${command.kind}-${command.act}` as const }) : outcome
}

/** Names who did what before, where that is why. */
async function findRefusalText(
  { db, now }: Services,
  viewer: Viewer,
  code: ModerationRefusal,
  command: ModerationCommand,
): Promise<string> {
  const { kind, act } = command
  const targetId = 'uid' in command ? command.uid : String(command.id)
  const entry = await findLastTrailEntry(db, { targetKind: kind, targetId })
  if (code === 'moderation-already-decided') return decidedBeforeText(act, entry ?? undefined, viewer.uid)
  return moderationConflictText(code, kind, entry, now())
}

/** Of acts on reviews and answers; see takeModerationFlash for acts on people. */
export const MODERATION_FLASHES: readonly ReviewSuccess[] = REVIEW_ACTS.flatMap(
  act => [`review-${act}`, `reply-${act}`] as const,
)
