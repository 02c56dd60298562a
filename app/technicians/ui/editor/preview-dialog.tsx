import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { PREVIEW_TITLE } from '#technicians/wording/profile-status.ts'
import { PREVIEW_PATH } from '#technicians/wording/technician-paths.ts'

/** Opens the page of the preview as a dialog over the editor, with what is typed there as its children. */
export function PreviewLink({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Link
        to={PREVIEW_PATH}
        onClick={event => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
        className={buttonClasses({ kind: 'text', className: 'px-2!' })}
      >
        <Icon of="eye" size={18} />
        Vista previa
      </Link>
      {isOpen && <PreviewDialog onClose={() => setOpen(false)}>{children}</PreviewDialog>}
    </>
  )
}

function PreviewDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain border-0 bg-paper-50 p-0 text-ink-900"
    >
      <div className="sticky top-0 z-20 mb-3 border-b border-paper-200 bg-white">
        <div className="container-page flex min-h-16 items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <h2 id={titleId} className="type-h3">
              {PREVIEW_TITLE}
            </h2>
            <p className="text-support text-ink-600">Nadie lo ve hasta que guardes.</p>
          </div>
          <Button kind="white" onClick={() => dialog.current?.close()}>
            Cerrar
          </Button>
        </div>
      </div>
      {children}
    </dialog>
  )
}
