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
import { type ModerationAnswer, moderationAnswer } from '#ui/admin/moderation-answer.ts'
import { moderateReview } from '#use-cases/moderate-review.server.ts'
import { moderateTechnician } from '#use-cases/moderate-technician.server.ts'
import { moderateUser } from '#use-cases/moderate-user.server.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'

interface ModerationAct {
  readonly notice: Notice
  readonly run: (services: Services, viewer: Viewer) => Promise<Outcome<void, ModerationRefusal>>
}

/** Null when the form names no known act and target. */
function moderationActFrom({ kind, id = '', act, motivo }: Record<string, string>): ModerationAct | null {
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
  return kind === 'review' && knownAct && /^[1-9]\d{0,14}$/.test(id)
    ? {
        notice: `review-${knownAct}`,
        run: (services, viewer) =>
          moderateReview(services, viewer, { id: Number(id), act: knownAct, reason }),
      }
    : null
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
  if (!moderationAct)
    return data(moderationAnswer({ failure: refusalText('moderation-failed'), of, reason }), 400)
  const outcome = await moderationAct.run(context.get(servicesContext), viewer)
  if (!outcome.ok) {
    const status = outcome.code === 'moderation-reason-required' ? 400 : 409
    return data(moderationAnswer({ failure: refusalText(outcome.code), of, reason }), status)
  }
  if (fields.answer === 'row')
    return data(moderationAnswer({ done: SUCCESS_TEXTS[moderationAct.notice], of }))
  throw redirect(returnPath, withCookies([noticeCookie(moderationAct.notice, context.get(originContext))]))
}

export const MODERATION_NOTICES: readonly Notice[] = [
  ...TECHNICIAN_ACTS.map(act => `technician-${act}` as const),
  ...USER_ACTS.map(act => `user-${act}` as const),
  ...REVIEW_ACTS.map(act => `review-${act}` as const),
]
