import { useId } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import type { PhotoStep } from '#platform/ui/photo/use-photo-upload.ts'
import { retryCountdownText } from '#platform/wording/photo.ts'

interface PhotoProgressProps {
  state: PhotoStep
  onCancel: () => void
  onRetry: () => void
}

/** Progress and outcome of the upload, with its buttons. */
export function PhotoProgress({ state, onCancel, onRetry }: PhotoProgressProps) {
  if (state.step === 'saved') return <Message kind="success">{state.text}</Message>
  if (state.step === 'failed')
    return (
      <div className="grid gap-3">
        <Message kind="error">{state.text}</Message>
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={onRetry}>
            <Icon of="rotate-cw" size={18} />
            Reintentar
          </Button>
          <Button kind="white" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </div>
    )
  if (state.step !== 'sending' && state.step !== 'waiting') return null
  return (
    <UploadProgress share={state.step === 'sending' ? state.share : null} state={state} onCancel={onCancel} />
  )
}

interface UploadProgressProps {
  /** Null while nothing is being sent. */
  share: number | null
  state: Extract<PhotoStep, { step: 'sending' | 'waiting' }>
  onCancel: () => void
}

function UploadProgress({ share, state, onCancel }: UploadProgressProps) {
  const id = useId()
  const percent = Math.round((share ?? 0) * 100)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p id={id} role="status" className="text-label font-semibold">
          {state.step === 'waiting' ? retryCountdownText(state.seconds) : 'Subiendo tu foto…'}
        </p>
        <div className="mt-1.5 flex items-center gap-3">
          <UploadBar labelledBy={id} percent={percent} />
          <span aria-hidden="true" className="w-11 text-right text-support text-ink-600 tabular-nums">
            {percent} %
          </span>
        </div>
      </div>
      <Button kind="white" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  )
}

export function UploadBar({ labelledBy, percent }: { labelledBy: string; percent: number }) {
  return (
    <progress
      aria-labelledby={labelledBy}
      max={100}
      value={percent}
      className="photo-progress h-2 w-full flex-1"
    />
  )
}
