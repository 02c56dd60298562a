import { expect, test } from 'vitest'
import { imageRequestFrom } from '#platform/photos/embedded-host.server.ts'
import { imageAt, SIZES, transformationText } from '#platform/photos/transformation.ts'

const PATH = '/image/upload/c_fill,g_auto,w_640,h_384,q_auto,f_auto/tech_photos/demo-luz'

test('a URL of the image host is parsed into size and public id', () => {
  expect(imageRequestFrom(PATH)).toEqual({
    transformation: { width: 640, height: 384 },
    publicId: 'tech_photos/demo-luz',
  })
  for (const [width, height] of SIZES) {
    const path = `/image/upload/${transformationText({ width, height })}/tech_photos/a`
    expect(imageRequestFrom(path)).toEqual({
      transformation: { width, height },
      publicId: 'tech_photos/a',
    })
  }
})

test.each([
  '/image/upload/c_fill,g_auto,w_641,h_384,q_auto,f_auto/tech_photos/demo-luz',
  '/image/upload/c_fill,g_auto,w_384,h_640,q_auto,f_auto/tech_photos/demo-luz',
  '/image/upload/c_fill,g_auto,w_640,h_384,q_auto,f_auto,x_1/tech_photos/demo-luz',
  '/image/upload/c_fill,g_auto,w_640,h_384,q_auto,f_auto/tech_photos/../../secret',
  '/image/upload/c_fill,g_auto,w_640,h_384,q_auto,f_auto/otra/demo-luz',
  '/image/upload/tech_photos/demo-luz',
])('%s is not served', path => {
  expect(imageRequestFrom(path)).toBeNull()
})

test('imageAt replaces or inserts the size', () => {
  expect(imageAt(PATH, { width: 112, height: 112 })).toBe(
    '/image/upload/c_fill,g_auto,w_112,h_112,q_auto,f_auto/tech_photos/demo-luz',
  )
  expect(imageAt('/image/upload/tech_photos/a', { width: 96, height: 96 })).toBe(
    '/image/upload/c_fill,g_auto,w_96,h_96,q_auto,f_auto/tech_photos/a',
  )
  expect(
    imageAt('https://res.cloudinary.com/x/image/upload/v1/tech_photos/a', { width: 96, height: 96 }),
  ).toBe('https://res.cloudinary.com/x/image/upload/c_fill,g_auto,w_96,h_96,q_auto,f_auto/v1/tech_photos/a')
  expect(imageAt('/otra/foto.png', { width: 96, height: 96 })).toBe('/otra/foto.png')
})
