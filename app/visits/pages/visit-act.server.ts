// A row of the table of acts (visit-acts.server.ts), and how a posted form is read and answered by its row.
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { networkContext, requestIdContext, type Services, servicesContext } from '#app/services.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { type PostedBookingForm, readBookingForm } from '#bookings/http/photo-form.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { answerRefusal, type Refused, refusedOnFailure } from '#platform/http/request-form.server.ts'
import type { FailureDetails } from '#platform/ui/frame/failure-view.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { RETURN_FIELD, RETURN_TO_LIST } from '#visits/domain/visit.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { lineValues, typedLinesFrom } from '#visits/domain/work-lines.ts'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'
import { VISIT_REFUSALS } from '#visits/wording/outcomes.ts'

type Context = Readonly<RouterContextProvider>

/** The visit to which something is posted; that the viewer is this side of it was asked before. */
interface PostedTo {
  readonly key: number
  readonly side: VisitSide
}

interface PostedAct<Repeated extends string> extends PostedTo {
  readonly services: Services
  readonly viewer: Viewer
  readonly network: string
  readonly fotos: readonly string[]
  readonly all: (name: Repeated) => readonly string[]
}

type ActResult<Code extends string> =
  | { readonly ok: true }
  /** `field`: where the handler knows better than `errorAt`. */
  | (Refused<Code> & { readonly ok: false; readonly field?: string })

interface ActRow<Code extends string, Field extends string, Repeated extends string> {
  readonly by: readonly VisitSide[]
  /** The text fields of its form. Others are not read, so the handler cannot use them and they are not sent back. */
  readonly fields: readonly Field[]
  /** Those that are sent several times: `all` gives their values. */
  readonly repeated?: readonly Repeated[]
  readonly refusals: Refusals<Code>
  /** What is said after a failure; null: that the page failed. */
  readonly failed: NoInfer<Code> | null
  /** The field beside which a refusal stands: every one, or by its code. */
  readonly errorAt?: NoInfer<Field> | Partial<Record<NoInfer<Code>, NoInfer<Field>>>
  /** Behind the address of the visit; null: nothing is loaded. */
  readonly leadsTo: '' | `#${string}` | null
  /** The use case. A field that was not sent is empty. */
  readonly handle: (
    fields: Readonly<Record<NoInfer<Field>, string>>,
    posted: PostedAct<NoInfer<Repeated>>,
  ) => Promise<ActResult<NoInfer<Code>>>
}

export interface VisitAct {
  readonly by: readonly VisitSide[]
  readonly fields: readonly string[]
  /** What was typed into its form, for the page that shows it again. */
  readonly typedIn: (form: PostedBookingForm) => Record<string, string>
  /** Null, a redirect, or a refusal. */
  readonly post: (
    context: Context,
    to: PostedTo,
    form: PostedBookingForm & { readonly isDocument: boolean },
  ) => Promise<Response | null | ReturnType<typeof refuseAct>>
}

export function visitAct<Code extends string, Field extends string, Repeated extends string = never>(
  row: ActRow<Code, Field, Repeated>,
): VisitAct {
  const { by, fields, refusals, failed, errorAt, leadsTo, handle } = row
  const repeated: readonly string[] = row.repeated ?? []
  const fieldOf = (code: Code) => (typeof errorAt === 'string' ? errorAt : errorAt?.[code])
  const typedIn = (form: PostedBookingForm) => {
    const lines = typedLinesFrom(name => (repeated.includes(name) ? form.all(name) : []))
    return { ...form.fields, ...lineValues(lines) }
  }
  return {
    by,
    fields,
    typedIn,
    async post(context, to, form) {
      const sent = Object.fromEntries(fields.map(name => [name, form.fields[name] ?? '']))
      const handled = handle(sent as Record<Field, string>, {
        ...to,
        services: context.get(servicesContext),
        viewer: requireViewer(context),
        network: context.get(networkContext),
        fotos: form.fotos,
        all: form.all,
      })
      const result = await (failed === null
        ? handled
        : handled.catch(refusedOnFailure(context, failed, code => refusals[code][1])))
      // Sent from another page, which stays open.
      if (result.ok)
        return leadsTo === null || form.fields.inPlace
          ? null
          : redirect(returnPath(to, form) ?? pathOf(to) + leadsTo)
      const kind = result.kind ?? refusals[result.code][0]
      if (kind === 'limit' && form.isDocument) {
        const lines = repeated.flatMap(name => form.all(name).map(value => [name, value] as const))
        throw refusedWithoutPage(context, refusals[result.code][1], form, lines)
      }
      const field = ('field' in result && result.field) || fieldOf(result.code)
      return refuseAct({ ...form, fields: typedIn(form) }, refusals, result, field)
    },
  }
}

const pathOf = ({ side, key }: PostedTo) =>
  side === 'client' ? clientVisitPath(key) : technicianVisitPath(key)

/** The list from which an act was posted; null for the page of the visit. */
function returnPath({ side }: PostedTo, { fields }: PostedBookingForm): string | null {
  return fields[RETURN_FIELD] === RETURN_TO_LIST ? LIST_PATHS[side] : null
}

const LIST_PATHS: Record<VisitSide, string> = { client: '/mis-reservas', technician: '/agenda' }

/** The page shows the reason beside the field, with everything that was typed. */
function refuseAct<Code extends string>(
  { fields, fotos }: Pick<PostedBookingForm, 'fields' | 'fotos'>,
  refusals: Refusals<Code>,
  refused: Refused<NoInfer<Code>>,
  field: string | null = null,
) {
  const { act = '' } = fields
  return answerRefusal(
    refusals,
    refused,
    (text): VisitAnswer => ({ act, refusal: formRefusal(text, fields, field), photos: fotos }),
  )
}

/** Who sends too much without script gets the sentence and what was typed, but not the page, which costs far more. */
function refusedWithoutPage(
  context: Context,
  formText: string,
  { fields, fotos }: PostedBookingForm,
  lines: readonly (readonly [name: string, value: string])[],
) {
  const photos = fotos.map(id => ['fotos', id] as const)
  const typed = [...Object.entries(fields), ...lines, ...photos]
  const details: FailureDetails = { reference: context.get(requestIdContext), formText, typed }
  return data(details, 429)
}

/** Reads the fields of the posted act, where its answer leads, and no others. Who may post for the visit is asked before. */
export async function postVisitForm(
  acts: Readonly<Record<string, VisitAct>>,
  request: Request,
  context: Context,
  to: PostedTo,
) {
  const actOf = ({ act = '' }: Readonly<Record<string, string>>) => {
    const found = Object.hasOwn(acts, act) ? acts[act] : undefined
    return found?.by.includes(to.side) ? found : undefined
  }
  const form = await readBookingForm(request, context, sent => [
    'act',
    'inPlace',
    RETURN_FIELD,
    ...(actOf(sent)?.fields ?? []),
  ])
  const { fields, fotos, photoRefusal } = form
  const act = actOf(fields)
  if (photoRefusal) {
    const refusal = formRefusal(photoRefusal.text, act?.typedIn(form) ?? fields, photoRefusal.field)
    return data({ act: fields.act ?? '', refusal, photos: fotos }, photoRefusal.status)
  }
  if (!act) return refuseAct(form, VISIT_REFUSALS, { code: 'message-failed', kind: 'invalid' })
  return act.post(context, to, { ...form, isDocument: !new URL(request.url).pathname.endsWith('.data') })
}
