// The action of every form of the panel.
import { data, type RouterContextProvider, redirect } from 'react-router'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import {
  type ModerationRefusal,
  REVIEW_ACTS,
  reasonFrom,
  TECHNICIAN_ACTS,
  USER_ACTS,
} from '#domain/moderation/acts.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { type Notice, noticeCookie } from '#http/notice-cookie.server.ts'
import { formOf, withCookies } from '#http/request-form.server.ts'
import { listTrail } from '#persistence/moderation/moderation-trail.server.ts'
import type { ModerationAnswer } from '#ui/admin/moderation-answer.ts'
import { moderateReply } from '#use-cases/moderate-reply.server.ts'
import { moderateReview } from '#use-cases/moderate-review.server.ts'
import { moderateTechnician } from '#use-cases/moderate-technician.server.ts'
import { moderateUser } from '#use-cases/moderate-user.server.ts'
import { refusalText } from '#wording/refusals.ts'
import { decidedBeforeText } from '#wording/review-decisions.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'

interface ModerationAct {
  readonly notice: Notice
  readonly run: (services: Services, viewer: Viewer) => Promise<Outcome<void, ModerationRefusal>>
}

/** Null when the form names no known act and target. */
function moderationActFrom({
  kind,
  id = '',
  act,
  motivo,
  revision,
}: Record<string, string>): ModerationAct | null {
  const reason = reasonFrom(motivo)
  if (kind === 'technician') {
    const knownAct = TECHNICIAN_ACTS.find(each => each === act)
    return knownAct && id
      ? {
          notice: `technician-${knownAct}`,
          run: (services, viewer) => moderateTechnician(services, viewer, { uid: id, act: knownAct, reason }),
        }
      : null
  }
  if (kind === 'user') {
    const knownAct = USER_ACTS.find(each => each === act)
    return knownAct && id
      ? {
          notice: `user-${knownAct}`,
          run: (services, viewer) => moderateUser(services, viewer, { uid: id, act: knownAct, reason }),
        }
      : null
  }
  const knownAct = REVIEW_ACTS.find(each => each === act)
  if (!knownAct || !/^[1-9]\d{0,14}$/.test(id)) return null
  const decision = { id: Number(id), act: knownAct, reason }
  if (kind === 'review')
    return {
      notice: `review-${knownAct}`,
      run: (services, viewer) => moderateReview(services, viewer, decision),
    }
  if (kind !== 'reply') return null
  return {
    notice: `reply-${knownAct}`,
    run: (services, viewer) => moderateReply(services, viewer, { ...decision, revision: Number(revision) }),
  }
}

/** With `answer=row` (script): the outcome as data. Without: redirects to `returnPath` with a notice, or answers the refusal. */
export async function moderate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  returnPath: string,
): Promise<ReturnType<typeof data<ModerationAnswer>>> {
  const viewer = requireViewer(context)
  const fields = await formOf(request)
  const { id: of = '', motivo: reason = '' } = fields
  const moderationAct = moderationActFrom(fields)
  if (!moderationAct) return data({ done: null, failure: refusalText('moderation-failed'), of, reason }, 400)
  const outcome = await moderationAct.run(context.get(servicesContext), viewer)
  if (!outcome.ok) {
    const status = outcome.code === 'moderation-reason-required' ? 400 : 409
    const failure =
      outcome.code === 'moderation-already-decided'
        ? await findDecisionText(context, fields)
        : refusalText(outcome.code)
    return data({ done: null, failure, of, reason }, status)
  }
  if (fields.answer === 'row')
    return data({ done: SUCCESS_TEXTS[moderationAct.notice], failure: null, of, reason: '' })
  throw redirect(returnPath, withCookies([noticeCookie(moderationAct.notice, context.get(originContext))]))
}

/** Who decided before: 'Camila ya la aprobó.' */
async function findDecisionText(
  context: Readonly<RouterContextProvider>,
  { kind, id = '', act = '' }: Record<string, string>,
): Promise<string> {
  const targetKind = kind === 'reply' ? 'reply' : 'review'
  const [line] = await listTrail(context.get(servicesContext).db, { targetKind, targetId: id }, null)
  return decidedBeforeText(act, line, requireViewer(context).uid)
}

export const MODERATION_NOTICES: readonly Notice[] = [
  ...TECHNICIAN_ACTS.map(act => `technician-${act}` as const),
  ...USER_ACTS.map(act => `user-${act}` as const),
  ...REVIEW_ACTS.map(act => `review-${act}` as const),
  ...REVIEW_ACTS.map(act => `reply-${act}` as const),
]
