import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { InlineStylesheets } from '#app/services.ts'
import { finishDocument } from '#platform/http/finish-document.server.ts'

const MARK = '8d3f0b6e-5f0c-4f0e-9d51-0c9a2f6c7a11'
const finish = (parts: readonly string[], stylesheets: InlineStylesheets = new Map()) =>
  finishDocument(
    parts.map(part => Buffer.from(part)),
    { mark: MARK, stylesheets },
  )
const sha256 = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`

test('marked scripts are hashed once each, and no mark is left', () => {
  const { html, scriptHashes } = finish([
    `<link rel="icon" href="/a.svg" nonce="${MARK}"/>`,
    `<script nonce="${MARK}">let técnico = 1\n</script>`,
    `<script type="module" async="" nonce="${MARK}">import "/a.js"</script>`,
    `<script nonce="${MARK.slice(0, 9)}`,
    `${MARK.slice(9)}" type="module">import "/a.js"</script>`,
  ])
  expect(scriptHashes).toEqual([sha256('let técnico = 1\n'), sha256('import "/a.js"')])
  expect(String(html)).toBe(
    '<link rel="icon" href="/a.svg"/><script>let técnico = 1\n</script><script type="module" async="">import "/a.js"</script><script type="module">import "/a.js"</script>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  '<script nonce="something">alert(1)</script>',
  `<script nonce='${MARK.replace('8', '9')}'>alert(1)</script>`,
  `<script title="nonce='${MARK}'">alert(1)</script>`,
  '<script type="application/ld+json">alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<script>alert(1)',
  '<script data-open="',
])('%s before and after our own script gets no hash', hostile => {
  const own = `<script nonce="${MARK}">own()</script>`
  expect(finish([hostile, own, hostile]).scriptHashes).toEqual([sha256('own()')])
})

const LINK = '<link rel="stylesheet" href="/assets/site-1.css#"/>'

test('a known style sheet is written into the document and its link is disabled', () => {
  const css = 'a{content:"$& $1"}'
  const { html, styleHashes } = finish(
    [`<head>${LINK.replace('/>', ` nonce="${MARK}"/>`)}</head>`],
    new Map([['/assets/site-1.css', { css, hash: 'sha256-abc' }]]),
  )
  expect(String(html)).toBe(
    `<head><style>${css}</style><link type="text/plain" rel="stylesheet" href="/assets/site-1.css#"/></head>`,
  )
  expect(styleHashes).toEqual(['sha256-abc'])
})

test('other style sheets and links stay as they are', () => {
  const html = [LINK, '<link rel="icon" href="/favicon.ico"/><style>b{}</style>']
  const others = new Map([['/assets/other.css', { css: 'a{}', hash: 'sha256-abc' }]])
  expect(finish(html, others)).toEqual({
    html: Buffer.from(html.join('')),
    scriptHashes: [],
    styleHashes: [],
  })
})

test('modules are loaded last', () => {
  const { html } = finish([`<link rel="modulepreload" href="/a.js" nonce="${MARK}"/><p>¿Quién?</p>`])
  expect(String(html)).toBe('<link rel="modulepreload" fetchpriority="low" href="/a.js"/><p>¿Quién?</p>')
})

test('a mark may stand beside what is inserted', () => {
  const { html } = finish([`<link rel="modulepreload" nonce="${MARK}" href="/a.js"/>`])
  expect(String(html)).toBe('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>')
})

test('a document stays as it is when a longer one is finished after it', () => {
  const first = finish(['<p>uno</p>'])
  finish([`<p>${'dos'.repeat(200_000)}</p>`])
  finish(['<p>tres</p>'])
  expect(String(first.html)).toBe('<p>uno</p>')
})
