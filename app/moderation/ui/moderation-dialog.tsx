import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useFetcher } from 'react-router'
import { ASKING_ACTS, type Consequences } from '#moderation/domain/moderation-act.ts'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.tsx'
import { ConfirmFields } from '#moderation/ui/moderation-fields.tsx'
import { CONFIRM_LABELS, questionText } from '#moderation/wording/consequences.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Dialog, DialogCloseButton, type DialogKind, useModalDialog } from '#platform/ui/basics/dialog.tsx'
import { Message } from '#platform/ui/basics/message.tsx'

const ID = 'moderation-dialog'
const FORM = 'moderation-dialog-form'
const KINDS: Record<Consequences['act'], DialogKind> = { review: 'warning', block: 'block', delete: 'delete' }

type Ask = (asks: Consequences, row: HTMLElement | null) => void

const AskContext = createContext<Ask | null>(null)

/** Opens the dialog of the page; null outside of ModerationDialog. */
export function useAsk(): Ask | null {
  return useContext(AskContext)
}

interface ModerationDialogProps {
  /** The URL whose action moderates. */
  action: string
  /** Gets the focus when the row of the act is gone. */
  fallback: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Around a page with useModeration: asks before acts that affect somebody. */
export function ModerationDialog({ action, fallback, children }: ModerationDialogProps) {
  const [asked, setAsked] = useState<{ asks: Consequences; count: number } | null>(null)
  const [open, setOpen] = useState(false)
  const row = useRef<HTMLElement>(null)
  /** The row of an act that was done: it gets the focus, since the pressed button disappears with the old state. */
  const changedRow = useRef<HTMLElement>(null)
  const fetcher = useFetcher<ModerationAnswer>({ key: ID })
  const { data, state } = fetcher
  const ask = useCallback<Ask>((asks, element) => {
    row.current = element
    setAsked(before => ({ asks, count: (before?.count ?? 0) + 1 }))
    setOpen(true)
  }, [])
  const lastData = useRef(data)
  useEffect(() => {
    if (!data || data === lastData.current) return
    lastData.current = data
    const { asks } = data
    // Asked again: the numbers may be others by now; what was typed stays.
    if (asks) return setAsked(before => ({ asks, count: before?.count ?? 0 }))
    changedRow.current = row.current
    setOpen(false)
  }, [data])
  useModalDialog(ID, open ? asked : null)
  useEffect(() => {
    const element = changedRow.current
    if (open || state !== 'idle' || !element) return
    changedRow.current = null
    if (isFocusElsewhere(element)) return
    const target = element.checkVisibility() ? element : fallback.current
    target?.focus({ preventScroll: true })
  }, [open, state, fallback])
  const failure = open && data?.asks ? data.failure : null
  return (
    <AskContext value={ask}>
      {children}
      <Dialog
        id={ID}
        kind={asked ? KINDS[asked.asks.act] : 'warning'}
        wide
        title={asked ? questionText(asked.asks) : ''}
        fields={
          asked && (
            <fetcher.Form key={asked.count} id={FORM} method="post" action={action} className="mt-4">
              {failure && (
                <div className="mb-3">
                  <Message kind="error">{failure}</Message>
                </div>
              )}
              <ConfirmFields consequences={asked.asks} defaultReason="" />
            </fetcher.Form>
          )
        }
        onClose={() => setOpen(false)}
      >
        <DialogCloseButton dialog={ID} />
        <Button
          type="submit"
          form={FORM}
          kind={asked?.asks.act === 'review' ? 'petrol' : 'danger-solid'}
          busy={state !== 'idle'}
        >
          {asked && CONFIRM_LABELS[asked.asks.act]}
        </Button>
      </Dialog>
    </AskContext>
  )
}

/** A closed dialog may hold the focus until the next frame. */
function isFocusElsewhere(row: HTMLElement): boolean {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body || row.contains(activeElement)) return false
  return activeElement.closest('dialog')?.id !== ID
}

/**
 * The form of a row and the act being sent, for the optimistic state; moderationClientAction shows the answer as a toast. An act that affects somebody opens the ModerationDialog around the page. When the pressed button
 * disappears, the row gets the focus.
 */
export function useModeration(kind: string, id: string | number, row: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<ModerationAnswer>({ key: `moderate-${kind}-${id}` })
  const ask = useAsk()
  const { data, formData, state } = fetcher
  const sending = textOf(formData?.get('act'))
  const lastData = useRef(data)
  useEffect(() => {
    if (!data || data === lastData.current) return
    lastData.current = data
    if (data.asks) ask?.(data.asks, row.current)
  }, [data, ask, row])
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true })
    wasSent.current = state !== 'idle'
  }, [state, row])
  // Until the answer it is not known whether such an act is done or asked for.
  const mayAsk = kind !== 'review' && ASKING_ACTS.some(each => each === sending)
  return { Form: fetcher.Form, act: mayAsk ? null : sending }
}

function textOf(value: FormDataEntryValue | null | undefined): string | null {
  return typeof value === 'string' ? value : null
}
