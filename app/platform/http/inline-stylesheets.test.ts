import { expect, test } from 'vitest'
import { inlineStylesheets } from '#platform/http/inline-stylesheets.server.ts'

const LINK = '<link rel="stylesheet" href="/assets/site-1.css#"/>'

test('a known style sheet is written into the document and its link is disabled', () => {
  const css = 'a{content:"$& $1"}'
  const { html, styleHashes } = inlineStylesheets(
    `<head>${LINK}</head>`,
    new Map([['/assets/site-1.css', { css, hash: 'sha256-abc' }]]),
  )
  expect(html).toBe(
    `<head><style>${css}</style><link disabled="" rel="stylesheet" href="/assets/site-1.css#"/></head>`,
  )
  expect(styleHashes).toEqual(['sha256-abc'])
})

test('other style sheets and links stay as they are', () => {
  const html = `${LINK}<link rel="icon" href="/favicon.ico"/><style>b{}</style>`
  const others = new Map([['/assets/other.css', { css: 'a{}', hash: 'sha256-abc' }]])
  expect(inlineStylesheets(html, others)).toEqual({ html, styleHashes: [] })
})
