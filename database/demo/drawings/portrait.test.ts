import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PEOPLE } from '#database/demo/drawings/marketing-people.ts'
import { type Portrait, portraitSvg } from '#database/demo/drawings/portrait.ts'

const WOMAN: Portrait = {
  skin: 'wheat',
  tint: 'rose',
  hair: 'black',
  front: 'long',
  back: 'long',
  wears: ['tee', 'cream', 'brick'],
}
const LONG_FRINGE = 'M106 140c-6-56'
const SIDES_ONLY = 'M103 142c-4-16'

test('the same person gives the same SVG', () => {
  expect(portraitSvg(WOMAN, { id: 'one' })).toBe(portraitSvg(WOMAN, { id: 'one' }))
})

test('two portraits in one document have different ids', () => {
  expect(portraitSvg(WOMAN, { id: 'one' })).toContain('id="head-one"')
  expect(portraitSvg(WOMAN, { id: 'two' })).toContain('url(#head-two)')
})

test('under a cap or a helmet only the sides of the hair are drawn', () => {
  expect(portraitSvg(WOMAN, { id: 'a' })).toContain(LONG_FRINGE)
  for (const hat of [{ cap: 'petrol' }, { helmet: 'amber' }] as const) {
    const svg = portraitSvg({ ...WOMAN, ...hat }, { id: 'a' })
    expect(svg).toContain(SIDES_ONLY)
    expect(svg).not.toContain(LONG_FRINGE)
  }
})

test('the background is the tint, another colour or nothing', () => {
  expect(portraitSvg(WOMAN, { id: 'a' })).toContain('#F3DCD2')
  expect(portraitSvg(WOMAN, { id: 'a', background: '#FFC95C' })).not.toContain('#F3DCD2')
  expect(portraitSvg(WOMAN, { id: 'a', background: null })).not.toContain('#F3DCD2')
})

test.each(PEOPLE)(
  '$file is under 4 kB, has its frame and matches the committed file',
  ({ file, portrait, frame, background }) => {
    const svg = portraitSvg(portrait, { id: file, frame, background })
    expect(Buffer.byteLength(svg)).toBeLessThan(4096)
    expect(svg).toContain(frame === 'arch' ? 'viewBox="16 14 288 306"' : 'viewBox="50 30 220 220"')
    expect(svg).not.toMatch(/undefined|NaN/)
    const committed = join(import.meta.dirname, `../../../public/people/${file}.svg`)
    expect(readFileSync(committed, 'utf8'), 'run write-illustrations.ts').toBe(`${svg}\n`)
  },
)

test('the marketing people have different file names', () => {
  expect(new Set(PEOPLE.map(({ file }) => file)).size).toBe(PEOPLE.length)
})
