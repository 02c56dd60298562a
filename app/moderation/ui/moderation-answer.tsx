import { useEffect } from 'react'
import { Form } from 'react-router'
import type { UndoableAct } from '#moderation/domain/moderation-act.ts'
import { isBulkAnswer, showBulkToast } from '#moderation/ui/bulk-moderation.tsx'
import type { DoneTexts } from '#moderation/wording/moderation-done.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { dismissToast, showToast, type ToastForm, toastStore } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** The form that takes an act back. */
export interface UndoForm extends Pick<UndoableAct, 'trailEntryId' | 'until'> {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  /** Milliseconds left when it was answered. */
  readonly leftMs: number
}

/** What an act did, in words. */
export interface ModerationDone extends DoneTexts {
  readonly undo: UndoForm | null
}

interface ReopenedReview {
  readonly kind: 'review' | 'reply'
  readonly id: number
}

/** The action data of every form of the panel. */
export interface ModerationAnswer {
  readonly done: string | null
  readonly detail: string | null
  readonly undo: UndoForm | null
  /** A decision about this review or answer, which left the list: it can be taken back. */
  readonly reopens: ReopenedReview | null
  readonly failure: string | null
  /** The act was not done: the route of the question that has to be answered first. */
  readonly asks: string | null
  /** The row (`rowKey`) and the typed reason: a page without script shows them again. */
  readonly of: string
  readonly reason: string
}

const NOTHING_DONE: ModerationAnswer = {
  done: null,
  detail: null,
  undo: null,
  reopens: null,
  failure: null,
  asks: null,
  of: '',
  reason: '',
}

export function moderationAnswer(given: Partial<ModerationAnswer>): ModerationAnswer {
  return { ...NOTHING_DONE, ...given }
}

/** An answer to a review has the id of the review. */
export const rowKey = ({ kind, id }: { kind: string; id: string | number }) => `${kind}-${id}`

/** When the server could not be reached. */
export const MODERATION_FAILED = moderationAnswer({ failure: moderationRefusalText('moderation-failed') })

/** The outcome of an act; what was done can be undone from it. */
function showModerationToast(
  answer: Pick<ModerationAnswer, 'done' | 'detail'> & Partial<ModerationAnswer>,
): void {
  const { done, detail, undo, reopens, failure } = answer
  if (done)
    showToast(done, 'success', {
      detail,
      form: undo
        ? undoForm('/admin', undoFields(undo), undo.leftMs)
        : reopens && undoForm('/admin/resenas', reopeningFields(reopens), REOPENING_OFFERED_MS),
    })
  if (failure) showToast(failure, 'error')
}

/** Afterwards it can be reopened in the list of decided ones. */
const REOPENING_OFFERED_MS = 30_000

function undoForm(action: string, fields: ToastForm['fields'], leftMs: number): ToastForm {
  return { label: 'Deshacer', icon: 'undo-2', action, fields, leftMs }
}

function reopeningFields({ kind, id }: ReopenedReview): Record<string, string> {
  return { kind, id: String(id), act: 'reopen' }
}

/** The fields of the form that takes an act back. */
function undoFields({
  kind,
  uid,
  trailEntryId,
}: Pick<UndoForm, 'kind' | 'uid' | 'trailEntryId'>): Record<string, string> {
  return { kind, id: uid, act: 'undo', linea: String(trailEntryId) }
}

/** Closes the toast of an act on this person that was undone elsewhere, or that another act came after. */
export function useStaleUndoToast(
  kind: string,
  uid: string,
  undoable: Pick<UndoableAct, 'trailEntryId'> | null,
): void {
  const standing = undoable?.trailEntryId ?? null
  useEffect(() => {
    for (const { id, form } of toastStore.current()) {
      const { act, linea, ...target } = form?.fields ?? {}
      const isOfPerson = act === 'undo' && target.kind === kind && target.id === uid
      if (isOfPerson && linea !== String(standing)) dismissToast(id)
    }
  }, [kind, uid, standing])
}

interface ClientActionArgs<Answer> {
  readonly request: Request
  readonly serverAction: () => Promise<Answer>
}

/**
 * The clientAction of pages that moderate. The answer to the form of a row is shown here and not by the row, which may
 * leave the list together with its answer. `failureOf` is answered when the server could not be reached.
 */
export async function moderationClientAction<Answer extends object, Failure extends object>(
  { request, serverAction }: ClientActionArgs<Answer>,
  failureOf: (fields: FormData) => Failure,
) {
  const fields = await request.clone().formData()
  const failure = failureOf(fields)
  const answer = await actionFallback<Answer, Failure>(serverAction(), failure)
  const shown = 'data' in answer ? failure : answer
  if (fields.get('answer') !== 'row') return answer
  if (isBulkAnswer(shown)) {
    // The list shows the answers to its own form.
    if (fields.get('varios') === 'undo') showBulkToast(shown, true)
  } else if (isModerationAnswer(shown) && !shown.asks) showModerationToast(shown)
  return answer
}

export const moderationFailed = () => MODERATION_FAILED

const isModerationAnswer = (answer: object): answer is ModerationAnswer => 'asks' in answer

interface ModerationFeedbackProps {
  /** What the form that redirected here did. */
  flash: string | ModerationDone | null
  answer: ModerationAnswer | undefined
  /** The URL of the page, where its undo form returns to. */
  action?: string
}

/** The outcome of a form that reloaded the page: a message without JavaScript, a toast with it. */
export function ModerationFeedback({ flash, answer, action = '/admin' }: ModerationFeedbackProps) {
  const hydrated = useHydrated()
  const failure = answer?.failure ?? null
  useEffect(() => {
    if (typeof flash === 'string') showToast(flash, 'success')
    else if (flash) showModerationToast(flash)
  }, [flash])
  return (
    <>
      {!hydrated && flash && (
        <Message kind="success">
          {typeof flash === 'string' ? flash : <Done {...flash} action={action} />}
        </Message>
      )}
      {failure && <Message kind="error">{failure}</Message>}
    </>
  )
}

function Done({ done, detail, undo, action }: ModerationDone & { action: string }) {
  return (
    <>
      {done} {detail && <span className="font-normal">{detail}</span>}
      {undo && (
        <div className="mt-2">
          <UndoButton undo={undo} action={action} />
        </div>
      )}
    </>
  )
}

/** Takes an act back; the page at `action` moderates and shows the answer. */
export function UndoButton({
  undo,
  action,
}: {
  undo: Pick<UndoForm, 'kind' | 'uid' | 'trailEntryId'>
  action: string
}) {
  return (
    <Form method="post" action={action} preventScrollReset>
      {Object.entries(undoFields(undo)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="white">
        <Icon of="undo-2" size={18} />
        Deshacer
      </Button>
    </Form>
  )
}
