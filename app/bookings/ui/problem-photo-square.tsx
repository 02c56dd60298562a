import { useId } from 'react'
import type { PhotoSlot } from '#bookings/ui/use-problem-photos.ts'
import { problemPhotoText } from '#bookings/wording/problem-photos.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Photo } from '#platform/ui/basics/photo.tsx'
import { UploadBar } from '#platform/ui/photo/photo-progress.tsx'
import { problemPhotoThumbPath } from '#platform/wording/photo-paths.ts'

interface ProblemPhotoSquareProps {
  slot: PhotoSlot
  /** Counts from 0. */
  index: number
  onRetry: () => void
  onRemove: () => void
}

/** A photo in the field: stored, under way or failed. */
export function ProblemPhotoSquare({ slot, index, onRetry, onRemove }: ProblemPhotoSquareProps) {
  const { id, upload } = slot
  const step = upload?.state.step ?? 'stored'
  const isUnderWay = step === 'sending' || step === 'waiting'
  const text = problemPhotoText(index)
  const src = upload?.preview ?? (id ? problemPhotoThumbPath(id) : undefined)
  return (
    <li className={`relative aspect-square rounded-16 bg-paper-100 ${BORDERS[step]}`}>
      <span
        role="img"
        aria-label={text}
        className="absolute inset-0 grid place-items-center overflow-hidden rounded-[inherit] text-ink-400"
      >
        {!upload && <Icon of="image-off" size={24} />}
        <Photo
          key={src}
          src={src}
          className={`absolute inset-0 size-full object-cover ${step === 'stored' ? '' : 'opacity-35'}`}
        />
      </span>
      {upload && isUnderWay && <Progress state={upload.state} />}
      {step === 'failed' && (
        <button
          type="button"
          onClick={onRetry}
          aria-label={`Reintentar: ${text.toLowerCase()}`}
          className="absolute inset-x-0 bottom-0 grid min-h-11 place-items-center gap-0.5 rounded-b-16 pb-2.5 text-support font-bold text-red-700"
        >
          <Icon of="rotate-cw" size={18} />
          Reintentar
        </button>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Quitar ${text.toLowerCase()}`}
        className="group absolute -top-px -right-px grid size-11 place-items-center rounded-16 noscript:hidden"
      >
        <span className="grid size-7 place-items-center rounded-pill bg-ink-900/80 text-white transition-colors group-hover:bg-ink-900">
          <Icon of="x" size={16} />
        </span>
      </button>
    </li>
  )
}

/** The frame lies over the photo, so that both have the same corners. */
const FRAME = 'after:pointer-events-none after:absolute after:inset-0 after:rounded-16 after:border'
const BORDERS = {
  stored: '',
  sending: `${FRAME} after:border-petrol-200`,
  waiting: `${FRAME} after:border-petrol-200`,
  failed: `${FRAME} after:border-2 after:border-red-600`,
}

function Progress({ state }: { state: NonNullable<PhotoSlot['upload']>['state'] }) {
  const id = useId()
  const percent = state.step === 'sending' ? Math.round(state.share * 100) : 0
  return (
    <div className="absolute inset-x-2.5 bottom-2.5">
      <p id={id} role="status" className="text-small font-bold tabular-nums">
        <span className="sr-only">Subiendo foto: </span>
        {state.step === 'waiting' ? `Reintento en ${state.seconds} s` : `${percent} %`}
      </p>
      <div className="mt-1 flex">
        <UploadBar labelledBy={id} percent={percent} />
      </div>
    </div>
  )
}
