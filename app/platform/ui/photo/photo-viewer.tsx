import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'

export interface ViewedPhoto {
  readonly src: string
  /** What it shows. */
  readonly text: string
}

interface PhotoViewerProps {
  photos: readonly ViewedPhoto[]
  /** The photo that is shown; counts from 0. */
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Photos over the whole screen, one at a time. Escape and the Back button of Android close it. */
export function PhotoViewer({ photos, index, onShow, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const isOffline = useSeenAt() !== null
  const { src, text } = photos[index] ?? { src: '', text: '' }
  const show = (next: number) => photos[next] !== undefined && onShow(next)
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') show(index - 1)
    if (key === 'ArrowRight') show(index + 1)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={text}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-dark fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none border-0 bg-ink-900 p-0 text-white"
    >
      <div className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p aria-live="polite" className="text-label font-bold">
            {text}
          </p>
          <ViewerButton label="Cerrar" icon="x" onClick={onClose} />
        </div>
        <div className="relative min-h-0">
          <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-support text-ink-300">
            <Icon of="image-off" size={28} />
            {isOffline ? 'Esta foto se ve con conexión.' : 'Esta foto ya no está.'}
          </p>
          <div key={src} className="absolute inset-0">
            <Photo src={src} className="absolute inset-0 size-full bg-ink-900 object-contain" />
          </div>
        </div>
        {photos.length > 1 && (
          <div className="flex justify-center gap-6 py-2">
            <ViewerButton
              label="Foto anterior"
              icon="arrow-left"
              disabled={index === 0}
              onClick={() => show(index - 1)}
            />
            <ViewerButton
              label="Foto siguiente"
              icon="arrow-right"
              disabled={index === photos.length - 1}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
      </div>
    </dialog>
  )
}

interface ViewerButtonProps {
  label: string
  icon: IconName
  disabled?: boolean
  onClick: () => void
}

function ViewerButton({ label, icon, disabled = false, onClick }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the focus would be lost at the last photo.
      aria-disabled={disabled}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-pill hover:bg-white/10 aria-disabled:opacity-40"
    >
      <Icon of={icon} size={24} />
    </button>
  )
}
