import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragged, FIRST_CROP, mostZoomOf, roomOf, squareOf, zoomed } from '#ui/photo/crop.ts'

const WIDE = { width: 1_600, height: 800 }
const TALL = { width: 900, height: 1_600 }

test('at first the square is as large as fits, in the middle, a little above it', () => {
  expect(squareOf(WIDE, FIRST_CROP)).toEqual({ left: 400, top: 0, side: 800 })
  expect(squareOf(TALL, FIRST_CROP)).toEqual({ left: 0, top: 262.5, side: 900 })
})

test('the photo follows the finger, until its edge', () => {
  expect(squareOf(WIDE, dragged(WIDE, FIRST_CROP, 0.25, 0.5))).toEqual({ left: 200, top: 0, side: 800 })
  expect(squareOf(WIDE, dragged(WIDE, FIRST_CROP, 9, 0))).toEqual({ left: 0, top: 0, side: 800 })
  expect(squareOf(WIDE, dragged(WIDE, FIRST_CROP, -9, 0))).toEqual({ left: 800, top: 0, side: 800 })
})

test('coming nearer keeps the middle where it is', () => {
  expect(squareOf(WIDE, zoomed(WIDE, FIRST_CROP, 2))).toEqual({ left: 600, top: 200, side: 400 })
})

test('a small photo is not brought nearer than it can be seen', () => {
  expect(mostZoomOf({ width: 100, height: 100 })).toBe(1)
  expect(mostZoomOf({ width: 480, height: 900 })).toBe(2)
  expect(mostZoomOf({ width: 8_000, height: 6_000 })).toBe(4)
})

test('there is room to move where the photo is longer than the square', () => {
  expect(roomOf(WIDE, FIRST_CROP)).toEqual({ x: true, y: false })
  expect(roomOf(WIDE, zoomed(WIDE, FIRST_CROP, 2))).toEqual({ x: true, y: true })
})

test('whatever is done to it, the square stays inside the photo', () => {
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
        (now, [kind, a, b]) => (kind === 'drag' ? dragged(frame, now, a, b) : zoomed(frame, now, a)),
        FIRST_CROP,
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
