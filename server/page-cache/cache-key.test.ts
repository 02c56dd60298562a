import { expect, test } from 'vitest'
import { isCacheablePath } from '#server/page-cache/cache-key.ts'

test.each([
  '/',
  '/tecnicos?esp=plomeria',
  '/tecnicos/ana-ruiz-1a2b3c',
  '/tecnicos/ana-ruiz-1a2b3c?esp=lavadoras-secadoras',
  '/tecnicos/oficio/plomeria',
  '/tecnicos/oficio/plomeria/bogota',
  '/tecnicos/ciudad/san-gil',
])('%s may be cached', path => {
  expect(isCacheablePath(path)).toBe(true)
})

test.each([
  '/perfil',
  '/tecnicos?otro=1',
  '/tecnicos/ana-ruiz-1a2b3c?esp=magia',
  '/tecnicos/ana-ruiz-1a2b3c?esp=neveras&busqueda=x',
  '/tecnicos/oficio/Plomeria',
  '/tecnicos/oficio/plomeria.data',
  '/tecnicos/oficio/plomeria/bogota/suba',
  '/tecnicos/ciudad/bogota?utm_source=x',
  '/visita/abcdefghijklmnop',
])('%s is not cached', path => {
  expect(isCacheablePath(path)).toBe(false)
})
