import { type PointerEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import {
  type Crop,
  drag,
  drawCrop,
  type Frame,
  frameOf,
  INITIAL_CROP,
  maxZoomOf,
  movableAxes,
  zoomTo,
} from '#platform/ui/photo/photo-editing.ts'

interface PhotoCropperProps {
  image: HTMLImageElement
  onUse: (crop: Crop) => void
  onCancel: () => void
}

/** Twice the CSS size, for high-density screens. */
const CANVAS_PIXELS = 640
const SLIDER_STEPS = 100

/** Crops the photo to a square, by gestures or by three accessible sliders. */
export function PhotoCropper({ image, onUse, onCancel }: PhotoCropperProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useMemo(() => frameOf(image), [image])
  const [crop, setCrop] = useState(INITIAL_CROP)
  const gestures = useCropGestures(canvas, frame, setCrop)
  const movable = movableAxes(frame, crop)
  const maxZoom = maxZoomOf(frame)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop)
  }, [image, crop])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onCancel}
      className="pops m-auto w-[min(26.5rem,100vw-1.5rem)] rounded-20 border-0 bg-white p-5 text-ink-900 shadow-3 backdrop:bg-petrol-900/60 sm:p-6"
    >
      <h2 id={titleId} className="text-20/6.75 font-extrabold tracking-[-0.022em]">
        Encuadra tu foto
      </h2>
      <p className="mt-0.5 text-support text-ink-600">Arrástrala o usa los controles.</p>
      <div className="relative mx-auto mt-4 aspect-square w-full max-w-[min(20rem,46vh)] overflow-hidden rounded-12 bg-paper-200">
        <canvas
          ref={canvas}
          width={CANVAS_PIXELS}
          height={CANVAS_PIXELS}
          role="img"
          aria-label="Tu foto, como va a quedar"
          {...gestures}
          className="size-full cursor-grab touch-none active:cursor-grabbing"
        />
        <ArchGuide />
      </div>
      <div className="mt-3 grid gap-x-3">
        <Slider
          label="Acercar"
          value={maxZoom > 1 ? (crop.zoom - 1) / (maxZoom - 1) : 0}
          disabled={maxZoom <= 1}
          onChange={value => setCrop(now => zoomTo(frame, now, 1 + value * (maxZoom - 1)))}
        />
        <Slider
          label="Mover a los lados"
          value={crop.x}
          disabled={!movable.x}
          onChange={x => setCrop(now => ({ ...now, x }))}
        />
        <Slider
          label="Mover arriba y abajo"
          value={crop.y}
          disabled={!movable.y}
          onChange={y => setCrop(now => ({ ...now, y }))}
        />
      </div>
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-2.5">
        <Button kind="white" className="max-sm:px-3" onClick={onCancel}>
          Cancelar
        </Button>
        <Button className="max-sm:px-3" onClick={() => onUse(crop)}>
          Usar esta foto
        </Button>
      </div>
    </dialog>
  )
}

interface SliderProps {
  label: string
  /** From 0 to 1. */
  value: number
  disabled: boolean
  onChange: (value: number) => void
}

function Slider({ label, value, disabled, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-center gap-2">
      <label htmlFor={id} className={`text-label font-semibold ${disabled ? 'text-ink-500' : ''}`}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={SLIDER_STEPS}
        value={Math.round(value * SLIDER_STEPS)}
        disabled={disabled}
        onChange={event => onChange(Number(event.currentTarget.value) / SLIDER_STEPS)}
        className="h-11 w-full rounded-pill accent-petrol-600"
      />
    </div>
  )
}

/** Darkens what the arch of the profile will hide. */
function ArchGuide() {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full text-ink-900/45"
    >
      <path fillRule="evenodd" fill="currentColor" d="M0 0h100v100H0zM5 100V45a45 45 0 0 1 90 0v55z" />
    </svg>
  )
}

const WHEEL_STEP = 0.0015

type Point = { readonly x: number; readonly y: number }

/** Drag with one pointer, pinch with two, zoom with the wheel. */
function useCropGestures(
  canvas: RefObject<HTMLElement | null>,
  frame: Frame,
  change: (next: (crop: Crop) => Crop) => void,
) {
  const pointers = useRef(new Map<number, Point>())

  useEffect(() => {
    const element = canvas.current
    // React's wheel listeners are passive and cannot prevent the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      change(crop => zoomTo(frame, crop, crop.zoom * (1 - event.deltaY * WHEEL_STEP)))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [canvas, frame, change])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const side = event.currentTarget.clientWidth || 1
    if (other) {
      const scale = distance(now, other) / (distance(before, other) || 1)
      change(crop => zoomTo(frame, crop, crop.zoom * scale))
    } else change(crop => drag(frame, crop, (now.x - before.x) / side, (now.y - before.y) / side))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
