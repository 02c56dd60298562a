import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashMarkedScripts, inlineStylesheets } from '#platform/http/inline-hashes.server.ts'

const MARK = '8d3f0b6e-5f0c-4f0e-9d51-0c9a2f6c7a11'
const document = (...parts: readonly string[]) => Buffer.from(parts.join(''))
const sha256 = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`

test('marked scripts are hashed once each, and no mark is left', () => {
  const { html, scriptHashes } = hashMarkedScripts(
    document(
      `<link rel="modulepreload" href="/a.js" nonce="${MARK}"/>`,
      `<script nonce="${MARK}">let técnico = 1\n</script>`,
      `<script type="module" async="" nonce="${MARK}">import "/a.js"</script>`,
      `<script nonce="${MARK}" type="module">import "/a.js"</script>`,
    ),
    MARK,
  )
  expect(scriptHashes).toEqual([sha256('let técnico = 1\n'), sha256('import "/a.js"')])
  expect(String(html)).toBe(
    '<link rel="modulepreload" href="/a.js"/><script>let técnico = 1\n</script><script type="module" async="">import "/a.js"</script><script type="module">import "/a.js"</script>',
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
  expect(hashMarkedScripts(document(hostile, own, hostile), MARK).scriptHashes).toEqual([sha256('own()')])
})

const LINK = '<link rel="stylesheet" href="/assets/site-1.css#"/>'

test('a known style sheet is written into the document and its link is disabled', () => {
  const css = 'a{content:"$& $1"}'
  const { html, styleHashes } = inlineStylesheets(
    document(`<head>${LINK}</head>`),
    new Map([['/assets/site-1.css', { css, hash: 'sha256-abc' }]]),
  )
  expect(String(html)).toBe(
    `<head><style>${css}</style><link type="text/plain" rel="stylesheet" href="/assets/site-1.css#"/></head>`,
  )
  expect(styleHashes).toEqual(['sha256-abc'])
})

test('other style sheets and links stay as they are', () => {
  const html = document(LINK, '<link rel="icon" href="/favicon.ico"/><style>b{}</style>')
  const others = new Map([['/assets/other.css', { css: 'a{}', hash: 'sha256-abc' }]])
  expect(inlineStylesheets(html, others)).toEqual({ html, styleHashes: [] })
})
