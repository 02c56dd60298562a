import { expect, test } from 'vitest'
import { assetsIn } from '#service-worker/cached-pages.ts'

test('a cached page needs its built scripts, styles, fonts and icons, each once, and no photo', () => {
  const html = `<link rel="stylesheet" href="/assets/root-Ab1_.css"/><link rel="modulepreload" href="/assets/site-x.js"/>
    <script type="module">import "/assets/manifest-1.js"; import * as route0 from '/assets/site-x.js'</script>
    <svg><use href="/assets/icons-2.svg#check"></use></svg><img src="/fotos/1.webp"/><img src="/assets/face-3.webp"/>`
  expect(assetsIn(html)).toEqual([
    '/assets/root-Ab1_.css',
    '/assets/site-x.js',
    '/assets/manifest-1.js',
    '/assets/icons-2.svg',
  ])
})
