// What a handler of a posted `act` gets, and how it refuses.
import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { type Services, servicesContext } from '#app/services.ts'
import { type PostedBookingForm, readBookingForm } from '#bookings/http/photo-form.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { answerRefusal, type Refused } from '#platform/http/request-form.server.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { lineValues, typedLinesFrom } from '#visits/domain/work-lines.ts'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'

/** The visit to which something is posted; that the viewer is this side of it was asked before. */
export interface PostedTo {
  readonly key: number
  readonly side: VisitSide
  /** The page of the visit. */
  readonly path: string
}

export interface PostedAct extends PostedTo {
  readonly context: Readonly<RouterContextProvider>
  readonly services: Services
  readonly viewer: Viewer
  readonly form: PostedBookingForm
}

/** Null, a redirect, or a refusal. */
export type ActHandler = (posted: PostedAct) => Promise<Response | null | ReturnType<typeof refuseAct>>

export async function readAct(
  request: Request,
  context: Readonly<RouterContextProvider>,
  to: PostedTo,
  fields: readonly string[],
): Promise<PostedAct> {
  const read = await readBookingForm(request, context, fields)
  const form = { ...read, fields: { ...read.fields, ...lineValues(typedLinesFrom(read.all)) } }
  return { ...to, context, services: context.get(servicesContext), viewer: requireViewer(context), form }
}

/** The page shows the reason beside the field, with everything that was typed. */
export function refuseAct<Code extends string>(
  { form: { fields, fotos } }: PostedAct,
  refusals: Refusals<Code>,
  outcome: Refused<NoInfer<Code>>,
  field: string | null = null,
) {
  const { act = '' } = fields
  return answerRefusal(
    refusals,
    outcome,
    (text): VisitAnswer => ({ act, refusal: formRefusal(text, fields, field), photos: fotos }),
  )
}
