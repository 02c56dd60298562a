import type { BrowserContext } from '@playwright/test'

/** The browser logs this for every 4xx; the response listener decides which of them are wrong. */
const STATUS_MESSAGE = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Collects console errors, policy violations, 5xx responses and missing files. */
export function watchPages(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !STATUS_MESSAGE.test(text)) problems.push(`console: ${text}`)
    if (/content security policy/i.test(text)) problems.push(`policy: ${text}`)
  })
  context.on('weberror', error => void problems.push(`error: ${error.error().stack}`))
  context.on('response', response => {
    const kind = response.request().resourceType()
    const missing =
      response.status() >= 400 && ['script', 'stylesheet', 'image', 'font', 'manifest'].includes(kind)
    if (response.status() >= 500 || missing) problems.push(`response: ${response.status()} ${response.url()}`)
  })
  return problems
}
