// A form of the panel, from wherever in it, becomes one act of moderation and one answer.
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
import type { ModerationAnswer } from '#ui/admin/moderation-answer.ts'
import { moderateReview } from '#use-cases/moderate-review.server.ts'
import { moderateTechnician } from '#use-cases/moderate-technician.server.ts'
import { moderateUser } from '#use-cases/moderate-user.server.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'

interface Deed {
  readonly notice: Notice
  readonly run: (services: Services, viewer: Viewer) => Promise<Outcome<void, ModerationRefusal>>
}

/** Whatever is not an act on something is no deed. */
function deedFrom({ kind, id = '', act, motivo }: Record<string, string>): Deed | null {
  const reason = reasonFrom(motivo)
  if (kind === 'technician') {
    const known = TECHNICIAN_ACTS.find(each => each === act)
    return known && id
      ? {
          notice: `technician-${known}`,
          run: (services, viewer) => moderateTechnician(services, viewer, { uid: id, act: known, reason }),
        }
      : null
  }
  if (kind === 'user') {
    const known = USER_ACTS.find(each => each === act)
    return known && id
      ? {
          notice: `user-${known}`,
          run: (services, viewer) => moderateUser(services, viewer, { uid: id, act: known, reason }),
        }
      : null
  }
  const known = REVIEW_ACTS.find(each => each === act)
  return kind === 'review' && known && /^[1-9]\d{0,14}$/.test(id)
    ? {
        notice: `review-${known}`,
        run: (services, viewer) => moderateReview(services, viewer, { id: Number(id), act: known, reason }),
      }
    : null
}

/** By script: how it went. As a plain form: back to `wayBack`, which says it; refused, the same page says why. */
export async function moderate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  wayBack: string,
): Promise<ReturnType<typeof data<ModerationAnswer>>> {
  const viewer = requireViewer(context)
  const fields = await formOf(request)
  const { id: of = '', motivo: reason = '' } = fields
  const deed = deedFrom(fields)
  if (!deed) return data({ done: null, failure: refusalText('moderation-failed'), of, reason }, 400)
  const outcome = await deed.run(context.get(servicesContext), viewer)
  if (!outcome.ok) {
    const status = outcome.code === 'moderation-reason-required' ? 400 : 409
    return data({ done: null, failure: refusalText(outcome.code), of, reason }, status)
  }
  if (fields.answer === 'row')
    return data({ done: SUCCESS_TEXTS[deed.notice], failure: null, of, reason: '' })
  throw redirect(wayBack, withCookies([noticeCookie(deed.notice, context.get(originContext))]))
}

export const MODERATION_NOTICES: readonly Notice[] = [
  ...TECHNICIAN_ACTS.map(act => `technician-${act}` as const),
  ...USER_ACTS.map(act => `user-${act}` as const),
  ...REVIEW_ACTS.map(act => `review-${act}` as const),
]
