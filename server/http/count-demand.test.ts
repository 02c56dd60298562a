import { expect, test } from 'vitest'
import { isByPeople } from '#server/http/count-demand.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const headers = { 'user-agent': PHONE }

test.each([
  ['a telephone', PHONE],
  ['a telephone whose maker sounds like a robot', PHONE.replace('SM-A155M', 'CUBOT NOTE 50')],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
])('%s counts', (_, agent) => {
  expect(isByPeople({ method: 'GET', headers: { 'user-agent': agent } })).toBe(true)
})

test.each([
  ['HEAD', { method: 'HEAD', headers }],
  ['a sent form', { method: 'POST', headers }],
  ['no browser', { method: 'GET', headers: {} }],
  ['a command line', { method: 'GET', headers: { 'user-agent': 'curl/8.5.0' } }],
  ['a search engine', { method: 'GET', headers: { 'user-agent': `${PHONE} (compatible; Googlebot/2.1)` } }],
  ['another one', { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +x)' } }],
  ['a preview of a link', { method: 'GET', headers: { 'user-agent': 'WhatsApp/2.23.20.0' } }],
  ['a browser without people', { method: 'GET', headers: { 'user-agent': `${PHONE} HeadlessChrome/130` } }],
  [
    'what is loaded before it is asked for',
    { method: 'GET', headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } },
  ],
  ['the same, said the old way', { method: 'GET', headers: { ...headers, purpose: 'prefetch' } }],
])('%s does not count', (_, request) => {
  expect(isByPeople(request)).toBe(false)
})
