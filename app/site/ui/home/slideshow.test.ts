import { expect, test } from 'vitest'
import {
  INITIAL_SLIDESHOW,
  isMoving,
  type SlideshowAction,
  type SlideshowState,
  slideshowReducer,
} from '#site/ui/home/slideshow.ts'

const reducer = slideshowReducer(3)
const after = (...actions: SlideshowAction[]): SlideshowState => actions.reduce(reducer, INITIAL_SLIDESHOW)

test('next and previous wrap around', () => {
  const next = { kind: 'next' } as const
  expect(after(next).index).toBe(1)
  expect(after(next, next, next).index).toBe(0)
  expect(after({ kind: 'previous' }).index).toBe(2)
})

test('hover, focus and the pause button each stop it, and it resumes after them', () => {
  expect(isMoving(INITIAL_SLIDESHOW)).toBe(true)
  expect(isMoving(after({ kind: 'hover', inside: true }))).toBe(false)
  expect(isMoving(after({ kind: 'hover', inside: true }, { kind: 'hover', inside: false }))).toBe(true)
  expect(isMoving(after({ kind: 'focus', inside: true }))).toBe(false)
  expect(isMoving(after({ kind: 'toggle' }))).toBe(false)
  expect(isMoving(after({ kind: 'toggle' }, { kind: 'toggle' }))).toBe(true)
})

test('pause survives the end of hover and focus', () => {
  const left = [
    { kind: 'hover', inside: false },
    { kind: 'focus', inside: false },
  ] as const
  expect(isMoving(after({ kind: 'hover', inside: true }, { kind: 'toggle' }, ...left))).toBe(false)
})

test('play pressed from the keyboard plays, although the focus is on the button', () => {
  const keyboard = [{ kind: 'focus', inside: true }, { kind: 'toggle' }] as const
  expect(isMoving(after(...keyboard))).toBe(false)
  expect(isMoving(after(...keyboard, { kind: 'toggle' }))).toBe(true)
})

test('with reduced motion it does not start by itself, but can be started', () => {
  expect(isMoving(after({ kind: 'reduce-motion' }))).toBe(false)
  expect(isMoving(after({ kind: 'reduce-motion' }, { kind: 'toggle' }))).toBe(true)
})

test('choosing a slide changes nothing else', () => {
  expect(after({ kind: 'toggle' }, { kind: 'go-to', index: 2 })).toEqual({
    ...INITIAL_SLIDESHOW,
    index: 2,
    playing: false,
  })
})
