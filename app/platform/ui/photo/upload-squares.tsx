// The squares of a field of files: one per file, and one that adds more.

import { type ComponentProps, type ReactNode, useId } from 'react'
import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { UploadBar } from '#platform/ui/photo/photo-progress.tsx'

export type UploadState =
  /** Chosen or stored: nothing is under way. */
  | { readonly step: 'stored' }
  | { readonly step: 'sending'; readonly share: number }
  /** Waiting for the next automatic retry. */
  | { readonly step: 'waiting'; readonly seconds: number }
  | { readonly step: 'failed' }

interface UploadSquareProps {
  /** 'Foto 2 del daño', 'cedula.pdf' */
  name: string
  /** The name within the labels of its buttons. */
  called?: string
  /** Of the picture, which lies over the children. */
  src?: string | undefined
  state: UploadState
  /** Without them there is no such button. */
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  children?: ReactNode
}

/** A file in the field: stored, under way or failed. */
export function UploadSquare(props: UploadSquareProps) {
  const { name, called = name, src, state, onRetry, onRemove, children } = props
  const { step } = state
  const isUnderWay = step === 'sending' || step === 'waiting'
  return (
    <li className={`relative aspect-square rounded-16 bg-paper-100 ${BORDERS[step]}`}>
      <span
        role="img"
        aria-label={name}
        className={`absolute inset-0 grid place-items-center overflow-hidden rounded-[inherit] text-ink-400 ${isUnderWay && !src ? 'opacity-35' : ''}`}
      >
        {children}
        {src && (
          <Photo
            key={src}
            src={src}
            className={`absolute inset-0 size-full object-cover ${step === 'stored' ? '' : 'opacity-35'}`}
          />
        )}
      </span>
      {isUnderWay && <Progress state={state} />}
      {step === 'failed' && onRetry && (
        <button
          type="button"
          onClick={onRetry}
          aria-label={`Reintentar: ${called}`}
          className="absolute inset-x-0 bottom-0 grid min-h-11 place-items-center gap-0.5 rounded-b-16 pb-2.5 text-support font-bold text-red-700"
        >
          <Icon of="rotate-cw" size={18} />
          Reintentar
        </button>
      )}
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Quitar ${called}`}
          className="group absolute -top-px -right-px grid size-11 place-items-center rounded-16 noscript:hidden"
        >
          <span className="grid size-7 place-items-center rounded-pill bg-ink-900/80 text-white transition-colors group-hover:bg-ink-900">
            <Icon of="x" size={16} />
          </span>
        </button>
      )}
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

function Progress({ state }: { state: UploadState }) {
  const id = useId()
  const percent = state.step === 'sending' ? Math.round(state.share * 100) : 0
  return (
    <div className="absolute inset-x-2.5 bottom-2.5">
      <p id={id} role="status" className="text-small font-bold tabular-nums">
        <span className="sr-only">Subiendo: </span>
        {state.step === 'waiting' ? `Reintento en ${state.seconds} s` : `${percent} %`}
      </p>
      <div className="mt-1 flex">
        <UploadBar labelledBy={id} percent={percent} />
      </div>
    </div>
  )
}

interface AddFilesSquareProps extends Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'className'> {
  id: string
  icon: IconName
  /** No more can be added. */
  isFull: boolean
  /** Without its word. */
  isSmall?: boolean
}

/** A file input that looks like an empty square. It needs JavaScript to show what was chosen. */
export function AddFilesSquare({ icon, isFull, isSmall = false, ...input }: AddFilesSquareProps) {
  return (
    <li className={`relative aspect-square ${isFull ? 'hidden' : ''} noscript:hidden`}>
      <input {...input} type="file" multiple className="peer sr-only" />
      <label
        htmlFor={input.id}
        aria-hidden="true"
        className="grid size-full cursor-pointer place-content-center justify-items-center gap-1.5 rounded-16 border border-dashed border-petrol-400 bg-petrol-50 text-support font-bold text-petrol-700 transition-colors peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) hover:bg-petrol-100"
      >
        <Icon of={icon} size={26} />
        {!isSmall && 'Agregar'}
      </label>
    </li>
  )
}
