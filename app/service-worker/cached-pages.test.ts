import { expect, test } from 'vitest'
import { assetsIn, photosIn } from '#service-worker/cached-pages.ts'

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

test('a cached page needs the photos that it shows and those that it opens, of this site only', () => {
  const html = `<img alt="" src="/fotos/a-1?mini=1&amp;v=2" loading="lazy"/><a href="/fotos/a-1" class="x"></a>
    <img src="https://res.example/1.webp"/><img src="//res.example/2.webp"/><img src="/assets/face-3.webp"/>
    <img data-src="/fotos/no"/><a href="/agenda/1"></a>`
  expect(photosIn(html)).toEqual(['/fotos/a-1?mini=1&v=2', '/fotos/a-1'])
})

test('of a page with many photos the first are stored', () => {
  const html = Array.from({ length: 40 }, (_, index) => `<img src="/fotos/${index}">`).join('')
  expect(photosIn(html)).toHaveLength(24)
})
