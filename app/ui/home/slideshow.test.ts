import { expect, test } from 'vitest'
import {
  FIRST_SLIDE,
  isMoving,
  type Slideshow,
  type SlideshowAct,
  slideshowAfter,
} from '#ui/home/slideshow.ts'

const after = slideshowAfter(3)
const following = (...acts: SlideshowAct[]): Slideshow => acts.reduce(after, FIRST_SLIDE)

test('the third slide is followed by the first, and the first preceded by the third', () => {
  const next = { kind: 'next' } as const
  expect(following(next).at).toBe(1)
  expect(following(next, next, next).at).toBe(0)
  expect(following({ kind: 'previous' }).at).toBe(2)
})

test('it moves until a pointer, the focus or the button holds it, and goes on when let go', () => {
  expect(isMoving(FIRST_SLIDE)).toBe(true)
  expect(isMoving(following({ kind: 'hover', inside: true }))).toBe(false)
  expect(isMoving(following({ kind: 'hover', inside: true }, { kind: 'hover', inside: false }))).toBe(true)
  expect(isMoving(following({ kind: 'focus', inside: true }))).toBe(false)
  expect(isMoving(following({ kind: 'toggle' }))).toBe(false)
  expect(isMoving(following({ kind: 'toggle' }, { kind: 'toggle' }))).toBe(true)
})

test('pause stays after pointer and focus have left', () => {
  const left = [
    { kind: 'hover', inside: false },
    { kind: 'focus', inside: false },
  ] as const
  expect(isMoving(following({ kind: 'hover', inside: true }, { kind: 'toggle' }, ...left))).toBe(false)
})

test('play pressed from the keyboard plays, though the focus is still on the button', () => {
  const keyboard = [{ kind: 'focus', inside: true }, { kind: 'toggle' }] as const
  expect(isMoving(following(...keyboard))).toBe(false)
  expect(isMoving(following(...keyboard, { kind: 'toggle' }))).toBe(true)
})

test('with less motion asked for it waits, and can still be started', () => {
  expect(isMoving(following({ kind: 'calm' }))).toBe(false)
  expect(isMoving(following({ kind: 'calm' }, { kind: 'toggle' }))).toBe(true)
})

test('choosing a slide keeps everything else', () => {
  expect(following({ kind: 'toggle' }, { kind: 'show', at: 2 })).toEqual({
    ...FIRST_SLIDE,
    at: 2,
    wanted: false,
  })
})
