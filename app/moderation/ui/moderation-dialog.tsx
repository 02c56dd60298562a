import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link, useFetcher } from 'react-router'
import { ASKING_ACTS } from '#moderation/domain/moderation-act.ts'
import { Confirmation, type LoadedConfirmation } from '#moderation/ui/confirmation.tsx'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.tsx'
import { useModalDialog } from '#platform/ui/basics/dialog.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'

const ID = 'moderation-dialog'

type Ask = (path: string, row: HTMLElement | null) => void

const AskContext = createContext<Ask | null>(null)

interface ModerationDialogProps {
  /** Gets the focus when the row of the act is gone. */
  fallback: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Around a page with useModeration: opens the route of a question as a dialog over it. */
export function ModerationDialog({ fallback, children }: ModerationDialogProps) {
  const [path, setPath] = useState<string | null>(null)
  const [shown, setShown] = useState<{ confirmation: LoadedConfirmation; count: number } | null>(null)
  const [open, setOpen] = useState(false)
  /** A new question starts with a new form; one that is asked again keeps what was typed. */
  const count = useRef(0)
  const row = useRef<HTMLElement>(null)
  /** The row of an act that was done: it gets the focus, since the pressed button disappears with the old state. */
  const changedRow = useRef<HTMLElement>(null)
  const { data, state } = useFetcher<ModerationAnswer>({ key: ID })
  const ask = useCallback<Ask>((asks, element) => {
    row.current = element
    count.current++
    setPath(asks)
  }, [])
  const onLoaded = useCallback((confirmation: LoadedConfirmation | undefined) => {
    setPath(null)
    if (!confirmation) return
    setShown({ confirmation, count: count.current })
    setOpen(true)
  }, [])
  const lastData = useRef(data)
  useEffect(() => {
    if (!data || data === lastData.current) return
    lastData.current = data
    // Asked again: the numbers may be others by now.
    if (data.asks) return setPath(data.asks)
    changedRow.current = row.current
    setOpen(false)
  }, [data])
  useModalDialog(ID, open ? shown : null)
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
      {path && <ConfirmationLoader key={path} path={path} onLoaded={onLoaded} />}
      {shown && (
        <Confirmation
          key={shown.count}
          {...shown.confirmation}
          dialog={{ id: ID, fetcherKey: ID, busy: state !== 'idle', failure, onClose: () => setOpen(false) }}
        />
      )}
    </AskContext>
  )
}

interface ConfirmationLoaderProps {
  path: string
  /** Without a question where it redirected: somebody else did the act meanwhile. */
  onLoaded: (confirmation: LoadedConfirmation | undefined) => void
}

/** Mounted until the route has loaded: a fetcher that stays would load it again with each revalidation of the page. */
function ConfirmationLoader({ path, onLoaded }: ConfirmationLoaderProps) {
  const { load, data, state } = useFetcher<LoadedConfirmation>()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    // In a transition, as React Router renders the data: not before it.
    load(path).then(() => startTransition(() => setLoaded(true)))
  }, [load, path])
  // A revalidation of the page interrupts a load and repeats it.
  const isDone = isLoaded && state === 'idle'
  useEffect(() => {
    if (isDone) onLoaded(data)
  }, [isDone, data, onLoaded])
  return null
}

interface AskLinkProps {
  /** The route of the question. */
  to: string
  className: string
  children: ReactNode
}

/** Opens the question before an act: the dialog of the page, or the page of its own without JavaScript. */
export function AskLink({ to, className, children }: AskLinkProps) {
  const ask = useContext(AskContext)
  return (
    <Link
      to={to}
      className={className}
      onClick={event => {
        if (!ask || !isUnmodifiedClick(event)) return
        event.preventDefault()
        ask(to, event.currentTarget.closest<HTMLElement>('[tabindex="-1"]'))
      }}
    >
      {children}
    </Link>
  )
}

/** A closed dialog may hold the focus until the next frame. */
function isFocusElsewhere(row: HTMLElement): boolean {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body || row.contains(activeElement)) return false
  return activeElement.closest('dialog')?.id !== ID
}

/**
 * The form of a row and the act being sent, for the optimistic state; moderationClientAction shows the answer as a toast. An
 * act that affects somebody opens the ModerationDialog around the page. When the pressed button disappears, the row gets the
 * focus.
 */
export function useModeration(kind: string, id: string | number, row: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<ModerationAnswer>({ key: `moderate-${kind}-${id}` })
  const ask = useContext(AskContext)
  const { data, formData, state } = fetcher
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
  const sent = formData?.get('act')
  // Until the answer it is not known whether such an act is done or asked for.
  const mayAsk = ASKING_ACTS.some(each => each === sent)
  return { Form: fetcher.Form, act: typeof sent === 'string' && !mayAsk ? sent : null }
}
