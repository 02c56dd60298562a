import { expect, test } from 'vitest'
import { photosAbout, type ShownMessage } from '#visits/ui/conversation.tsx'

const message = (changes: Partial<ShownMessage>): ShownMessage => ({
  id: 1,
  isOwn: false,
  name: 'Carlos',
  face: null,
  words: '',
  photos: ['a'],
  when: 'ayer, 20:05',
  ...changes,
})

test('photos of two messages of one minute differ in their names', () => {
  const all = [
    message({}),
    message({ id: 2, photos: [], words: 'Así quedó' }),
    message({ id: 3 }),
    message({ id: 4, isOwn: true }),
    message({ id: 5, when: 'ayer, 20:06' }),
  ]
  expect(all.filter(({ photos }) => photos.length > 0).map(each => photosAbout(each, all))).toEqual([
    'de Carlos, ayer, 20:05',
    'de Carlos, ayer, 20:05, mensaje 2',
    'que mandaste, ayer, 20:05',
    'de Carlos, ayer, 20:06',
  ])
})
