// The action of every form of the panel.
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { findLastTrailLine } from '#moderation/persistence/moderation-history.server.ts'
import { type ModerationAnswer, moderationAnswer } from '#moderation/ui/moderation-answer.tsx'
import { moderateReply, moderateReview } from '#moderation/use-cases/moderate-review.server.ts'
import { moderateTechnician } from '#moderation/use-cases/moderate-technician.server.ts'
import { moderateUser } from '#moderation/use-cases/moderate-user.server.ts'
import type { Moderated } from '#moderation/use-cases/run-moderation.server.ts'
import { undoModeration } from '#moderation/use-cases/undo-moderation.server.ts'
import { moderationConflictText } from '#moderation/wording/moderation-done.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import {
  type ModerationRefusal,
  REVIEW_ACTS,
  reasonFrom,
  TARGET_KINDS,
  TECHNICIAN_ACTS,
  USER_ACTS,
} from '#platform/domain/acts.ts'
import type { Outcome } from '#platform/domain/outcome.ts'
import { formOf, withCookies } from '#platform/http/request-form.server.ts'
import { lineNoticeCookie, noticeCookie } from '#platform/http/site-cookies.server.ts'
import { REVIEW_SUCCESSES, type ReviewSuccess } from '#reviews/wording/outcomes.ts'
import { decidedBeforeText } from '#reviews/wording/review-texts.ts'
import { confirmationPath, findDone } from './moderation-done.server.ts'

interface ModerationAct {
  /** The success text; acts on people are worded from their trail entry. */
  readonly notice: ReviewSuccess | null
  readonly run: (services: Services, viewer: Viewer) => Promise<Outcome<Moderated, ModerationRefusal>>
}

const ID_PATTERN = /^[1-9]\d{0,14}$/
const FIELDS = [
  'kind',
  'id',
  'act',
  'motivo',
  'linea',
  'confirmado',
  'preguntar',
  'visto',
  'revision',
  'answer',
] as const

/** Null when the form names no known act and target. */
function moderationActFrom(fields: Record<string, string>): ModerationAct | null {
  const { kind, id = '', act } = fields
  if (!id) return null
  if (kind === 'review' || kind === 'reply') return reviewActFrom(kind, id, fields)
  return personActFrom(kind, id, act, fields)
}

function personActFrom(
  kind: string | undefined,
  uid: string,
  act: string | undefined,
  { motivo, linea = '', confirmado, preguntar, visto: seen }: Record<string, string>,
): ModerationAct | null {
  if (kind !== 'technician' && kind !== 'user') return null
  if (act === 'undo') {
    const command = { kind, uid, line: Number(linea) } as const
    return ID_PATTERN.test(linea)
      ? { notice: null, run: (services, viewer) => undoModeration(services, viewer, command) }
      : null
  }
  const question = confirmado === 'si' ? 'answered' : preguntar === 'si' ? 'always' : ('if-affected' as const)
  const command = { uid, reason: reasonFrom(motivo), question, seen } as const
  if (kind === 'technician') {
    const known = TECHNICIAN_ACTS.find(each => each === act)
    return known
      ? {
          notice: null,
          run: (services, viewer) => moderateTechnician(services, viewer, { ...command, act: known }),
        }
      : null
  }
  const known = USER_ACTS.find(each => each === act)
  return known
    ? { notice: null, run: (services, viewer) => moderateUser(services, viewer, { ...command, act: known }) }
    : null
}

function reviewActFrom(
  kind: 'review' | 'reply',
  id: string,
  { act, motivo, revision }: Record<string, string>,
): ModerationAct | null {
  const known = REVIEW_ACTS.find(each => each === act)
  if (!known || !ID_PATTERN.test(id)) return null
  const decision = { id: Number(id), act: known, reason: reasonFrom(motivo) }
  return {
    notice: `${kind}-${known}`,
    run: (services, viewer) =>
      kind === 'review'
        ? moderateReview(services, viewer, decision)
        : moderateReply(services, viewer, { ...decision, revision: Number(revision) }),
  }
}

/**
 * With `answer=row` (script): the outcome as data. Without: redirects to `returnPath` with a notice or to the confirmation
 * page, or answers the refusal.
 */
export async function moderate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  returnPath: string,
): Promise<ReturnType<typeof data<ModerationAnswer>>> {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const fields = await formOf(request, FIELDS)
  const { id: of = '', motivo: reason = '' } = fields
  const answersRow = fields.answer === 'row'
  const moderationAct = moderationActFrom(fields)
  if (!moderationAct)
    return data(moderationAnswer({ failure: moderationRefusalText('moderation-failed'), of, reason }), 400)
  const outcome = await moderationAct.run(services, viewer)
  if (!outcome.ok) {
    const failure = await findRefusalText(services, viewer, outcome.code, fields)
    const status = outcome.code === 'moderation-reason-required' ? 400 : 409
    return data(moderationAnswer({ failure, of, reason }), status)
  }
  const { line, asks } = outcome.value
  if (asks) {
    if (!answersRow) throw redirect(confirmationPath(asks, returnPath, reason))
    const failure = fields.confirmado === 'si' ? moderationRefusalText('moderation-reason-missing') : null
    return data(moderationAnswer({ asks, failure, of, reason }), failure ? 400 : 409)
  }
  const { notice } = moderationAct
  if (answersRow) {
    const done = notice ? { done: REVIEW_SUCCESSES[notice] } : await findDone(services, line)
    return data(moderationAnswer({ ...done, of }))
  }
  const origin = context.get(originContext)
  throw redirect(
    returnPath,
    withCookies([notice ? noticeCookie<ReviewSuccess>(notice, origin) : lineNoticeCookie(line, origin)]),
  )
}

/** Names who did what before, where that is why. */
async function findRefusalText(
  { db, now }: Services,
  viewer: Viewer,
  code: ModerationRefusal,
  { kind, id = '', act = '' }: Record<string, string>,
): Promise<string> {
  const targetKind = TARGET_KINDS.find(each => each === kind)
  if (!targetKind || id.includes('\0')) return moderationRefusalText(code)
  const line = await findLastTrailLine(db, { targetKind, targetId: id })
  if (code === 'moderation-already-decided') return decidedBeforeText(act, line ?? undefined, viewer.uid)
  return moderationConflictText(code, targetKind, line, now())
}

/** Of acts on reviews and answers; see takeModerationNotice for acts on people. */
export const MODERATION_NOTICES: readonly ReviewSuccess[] = REVIEW_ACTS.flatMap(
  act => [`review-${act}`, `reply-${act}`] as const,
)
