import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'

export type DialogKind = 'warning' | 'block' | 'delete' | 'info' | 'calendar' | 'done'

const KINDS: Record<DialogKind, { icon: IconName; box: string }> = {
  warning: { icon: 'triangle-alert', box: 'bg-amber-50 text-amber-700' },
  block: { icon: 'ban', box: 'bg-red-50 text-red-600' },
  delete: { icon: 'trash', box: 'bg-red-50 text-red-600' },
  calendar: { icon: 'calendar-x', box: 'bg-primary-100 text-primary-800' },
  info: { icon: 'info', box: 'bg-petrol-50 text-petrol-600' },
  done: { icon: 'circle-check', box: 'bg-green-50 text-green-700' },
}

interface DialogContentProps {
  /** Null: without an icon. */
  kind?: DialogKind | null
  /** 480 px, with the icon beside the title. */
  wide?: boolean
  /** The title says that something failed. */
  isAlert?: boolean
  /** The question or message, as worded by the specification. */
  title: string
  detail?: ReactNode
  /** Fields of the form that a button belongs to (by its attribute `form`). They scroll; the buttons stay in view. */
  fields?: ReactNode
  /** The buttons, at most one of them filled. */
  children: ReactNode
}

interface DialogProps extends DialogContentProps {
  id: string
  onClose?: () => void
}

/**
 * A native dialog that is also a popover: with JavaScript its trigger opens it as a modal, without as a popover.
 * Escape and a click outside close both.
 */
export function Dialog({ id, onClose, ...content }: DialogProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the browser handles.
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={titleId}
      // The event comes after the closing: the dialog may have been opened again.
      onClose={event => event.currentTarget.open || onClose?.()}
      onClick={closeFromBackdrop}
      className={`pops m-auto max-h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-20 border-0 bg-white p-0 text-ink-900 shadow-3 backdrop:bg-petrol-900/60 open:flex ${content.wide ? 'w-[min(30rem,100vw-2rem)]' : 'w-[min(26.5rem,100vw-2.5rem)]'}`}
    >
      <DialogContent {...content} headingId={titleId} />
    </dialog>
  )
}

/**
 * What is asked before an act. A question is a route: a link leads to its page, or opens it as a dialog with JavaScript
 * (`opensDialog`).
 */
export interface Question extends Omit<DialogContentProps, 'children'> {
  /** The button that answers, in its form or with the attribute `form`; nothing where there is only something to read. */
  answer: ReactNode
}

/** A question as a dialog over the page that asks. */
export function QuestionDialog({ answer, ...dialog }: Question & Omit<DialogProps, 'children'>) {
  return (
    <Dialog {...dialog}>
      <DialogCloseButton dialog={dialog.id} />
      {answer}
    </Dialog>
  )
}

/** The same question as the page of its route; `back` is the page that asks. */
export function QuestionPage({ answer, back, ...content }: Question & { back: string }) {
  return (
    <div className="container-page py-10 md:py-16">
      <div className="mx-auto max-w-[30rem] rounded-20 bg-white shadow-3">
        <DialogContent {...content}>
          <ButtonLink to={back} kind="white">
            Volver
          </ButtonLink>
          {answer}
        </DialogContent>
      </div>
    </div>
  )
}

/** For `onClick` of a link to the route of a question: opens the dialog with this id instead. */
export const opensDialog = (id: string) => (event: MouseEvent) => {
  if (isUnmodifiedClick(event)) openModal(event, id)
}

function DialogContent({
  kind = 'warning',
  wide = false,
  isAlert = false,
  title,
  detail,
  fields,
  children,
  headingId,
}: DialogContentProps & { headingId?: string }) {
  const Heading = headingId ? 'h2' : 'h1'
  return (
    <>
      <div className="min-h-0 overflow-y-auto px-6 pt-6 pb-1">
        <div className={wide ? 'flex items-center gap-4' : ''}>
          {kind && (
            <span className={`grid size-12 shrink-0 place-items-center rounded-12 ${KINDS[kind].box}`}>
              <Icon of={KINDS[kind].icon} size={24} />
            </span>
          )}
          <div role={isAlert ? 'alert' : undefined} className={wide ? 'min-w-0' : kind ? 'mt-4' : ''}>
            <Heading id={headingId} className="text-20/6.75 font-extrabold tracking-[-0.022em] wrap-anywhere">
              {title}
            </Heading>
          </div>
        </div>
        {detail && <div className="mt-1.5 text-body text-ink-600">{detail}</div>}
        {fields}
      </div>
      <div className="flex shrink-0 gap-2.5 px-6 pt-4 pb-6 *:flex-auto">{children}</div>
    </>
  )
}

/** Opens the dialog with this id. */
export function DialogButton({
  dialog,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick'> & { dialog: string }) {
  return <Button {...rest} popoverTarget={dialog} onClick={event => openModal(event, dialog)} />
}

interface DialogCloseButtonProps {
  dialog: string
  kind?: 'white' | 'text'
  children?: ReactNode
}

/** Closes the surrounding dialog. */
export function DialogCloseButton({ dialog, kind = 'white', children = 'Volver' }: DialogCloseButtonProps) {
  return (
    <Button
      kind={kind}
      popoverTarget={dialog}
      popoverTargetAction="hide"
      onClick={event => event.currentTarget.closest('dialog')?.close()}
    >
      {children}
    </Button>
  )
}

/** Opens by itself when `text` is not empty and stays until it is closed. */
export function AlertDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const id = useId()
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = marker.current?.closest('dialog')
    if (text && dialog && !dialog.open) dialog.showModal()
  }, [text])
  return (
    <Dialog id={id} isAlert title={text} onClose={onClose}>
      <span ref={marker} hidden />
      <DialogCloseButton dialog={id}>Entendido</DialogCloseButton>
    </Dialog>
  )
}

function openModal(event: MouseEvent, id: string) {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return
  event.preventDefault()
  if (!dialog.open) dialog.showModal()
}

/** A click on the backdrop has the dialog as its target, but lies outside its box. */
function closeFromBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget || !currentTarget.open) return
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) currentTarget.close()
}

/**
 * Opens the dialog with that id as a modal for each `request`, an object of its own every time it is to open, and closes
 * it when there is none. The request of a dialog that was just closed may still be there: its event `close` comes later.
 */
export function useModalDialog(id: string, request: object | null): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (request && !dialog.open) dialog.showModal()
    if (!request && dialog.open) dialog.close()
  }, [id, request])
}
