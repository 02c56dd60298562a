import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Crop, drag, type Frame, zoomTo } from '#platform/ui/photo/crop.ts'

const WHEEL_STEP = 0.0015

type Point = { readonly x: number; readonly y: number }

/** Drag with one pointer, pinch with two, zoom with the wheel. */
export function useCropGestures(
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
