import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Crop, dragged, type Frame, zoomed } from '#ui/photo/crop.ts'

const WHEEL_STEP = 0.0015

type Point = { readonly x: number; readonly y: number }

/** One finger moves the photo, two bring it nearer, and so does a wheel. */
export function useCropGestures(
  stage: RefObject<HTMLElement | null>,
  frame: Frame,
  change: (next: (crop: Crop) => Crop) => void,
) {
  const fingers = useRef(new Map<number, Point>())

  useEffect(() => {
    const element = stage.current
    // React listens to wheels without being able to stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      change(crop => zoomed(frame, crop, crop.zoom * (1 - event.deltaY * WHEEL_STEP)))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage, frame, change])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const side = event.currentTarget.clientWidth || 1
    if (other) {
      const nearer = distance(now, other) / (distance(before, other) || 1)
      change(crop => zoomed(frame, crop, crop.zoom * nearer))
    } else change(crop => dragged(frame, crop, (now.x - before.x) / side, (now.y - before.y) / side))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
