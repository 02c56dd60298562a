import { expect, test } from 'vitest'
import { imageAt, imageRequestFrom } from '#images/transformation.ts'

const PATH = '/image/upload/c_fill,g_auto,w_640,h_320,q_auto,f_auto/tech_photos/demo-luz'

test('an address of ours is read back as size and name', () => {
  expect(imageRequestFrom(PATH)).toEqual({
    transformation: { width: 640, height: 320 },
    publicId: 'tech_photos/demo-luz',
  })
})

test.each([
  '/image/upload/c_fill,g_auto,w_641,h_320,q_auto,f_auto/tech_photos/demo-luz',
  '/image/upload/c_fill,g_auto,w_640,h_320,q_auto,f_auto,x_1/tech_photos/demo-luz',
  '/image/upload/c_fill,g_auto,w_640,h_320,q_auto,f_auto/tech_photos/../../secret',
  '/image/upload/c_fill,g_auto,w_640,h_320,q_auto,f_auto/otra/demo-luz',
  '/image/upload/tech_photos/demo-luz',
])('%s is not served', path => {
  expect(imageRequestFrom(path)).toBeNull()
})

test('a picture is asked for at another size, with or without a size before', () => {
  expect(imageAt(PATH, { width: 128, height: 128 })).toBe(
    '/image/upload/c_fill,g_auto,w_128,h_128,q_auto,f_auto/tech_photos/demo-luz',
  )
  expect(
    imageAt('https://res.cloudinary.com/x/image/upload/v1/tech_photos/a', { width: 64, height: 64 }),
  ).toBe('https://res.cloudinary.com/x/image/upload/c_fill,g_auto,w_64,h_64,q_auto,f_auto/v1/tech_photos/a')
  expect(imageAt('/otra/foto.png', { width: 64, height: 64 })).toBe('/otra/foto.png')
})
