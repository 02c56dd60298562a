import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  drag,
  INITIAL_CROP,
  maxZoomOf,
  movableAxes,
  squareOf,
  zoomTo,
} from '#platform/ui/photo/photo-editing.ts'

const WIDE = { width: 1_600, height: 800 }
const TALL = { width: 900, height: 1_600 }

test('the initial square is as large as fits, centred, slightly above the middle', () => {
  expect(squareOf(WIDE, INITIAL_CROP)).toEqual({ left: 400, top: 0, side: 800 })
  expect(squareOf(TALL, INITIAL_CROP)).toEqual({ left: 0, top: 262.5, side: 900 })
})

test('dragging moves the photo until its edge', () => {
  expect(squareOf(WIDE, drag(WIDE, INITIAL_CROP, 0.25, 0.5))).toEqual({ left: 200, top: 0, side: 800 })
  expect(squareOf(WIDE, drag(WIDE, INITIAL_CROP, 9, 0))).toEqual({ left: 0, top: 0, side: 800 })
  expect(squareOf(WIDE, drag(WIDE, INITIAL_CROP, -9, 0))).toEqual({ left: 800, top: 0, side: 800 })
})

test('zooming keeps the centre', () => {
  expect(squareOf(WIDE, zoomTo(WIDE, INITIAL_CROP, 2))).toEqual({ left: 600, top: 200, side: 400 })
})

test('the maximum zoom depends on the size of the photo', () => {
  expect(maxZoomOf({ width: 100, height: 100 })).toBe(1)
  expect(maxZoomOf({ width: 480, height: 900 })).toBe(2)
  expect(maxZoomOf({ width: 8_000, height: 6_000 })).toBe(4)
})

test('the crop can move along the axes where the photo is longer', () => {
  expect(movableAxes(WIDE, INITIAL_CROP)).toEqual({ x: true, y: false })
  expect(movableAxes(WIDE, zoomTo(WIDE, INITIAL_CROP, 2))).toEqual({ x: true, y: true })
})

test('the square always stays inside the photo', () => {
  const side = fc.integer({ min: 1, max: 9_000 })
  const act = fc.tuple(
    fc.constantFrom('drag' as const, 'zoom' as const),
    fc.double({ min: -6, max: 6, noNaN: true }),
    fc.double({ min: -6, max: 6, noNaN: true }),
  )
  fc.assert(
    fc.property(side, side, fc.array(act, { maxLength: 12 }), (width, height, acts) => {
      const frame = { width, height }
      const crop = acts.reduce(
        (now, [kind, a, b]) => (kind === 'drag' ? drag(frame, now, a, b) : zoomTo(frame, now, a)),
        INITIAL_CROP,
      )
      const { left, top, side } = squareOf(frame, crop)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + side).toBeLessThanOrEqual(width + 1e-6)
      expect(top + side).toBeLessThanOrEqual(height + 1e-6)
      expect(side).toBeGreaterThan(0)
    }),
  )
})
