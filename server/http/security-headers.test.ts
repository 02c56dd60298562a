import { expect, test } from 'vitest'
import { cloudinaryDelivery } from '#platform/photos/cloudinary-host.server.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'

const imagesOf = (policy: string) => policy.split('; ').find(directive => directive.startsWith('img-src'))

test('img-src allows this site and the configured Cloudinary account only', () => {
  const plain = securityHeadersFor({ https: true, development: false })
  expect(imagesOf(plain.contentSecurityPolicy())).toBe(`img-src 'self' data: blob:`)
  const configured = securityHeadersFor({
    https: true,
    development: false,
    imageSource: cloudinaryDelivery('tecniya'),
  })
  expect(imagesOf(configured.contentSecurityPolicy())).toBe(
    `img-src 'self' data: blob: https://res.cloudinary.com/tecniya/`,
  )
  expect(configured.contentSecurityPolicy().match(/cloudinary/g)).toHaveLength(1)
})
