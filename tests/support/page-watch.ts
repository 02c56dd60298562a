import type { BrowserContext } from '@playwright/test'

/** The browser says this of every answer that is not 2xx; which ones are wrong is judged by the answers themselves. */
const ABOUT_AN_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Collects whatever no page may do: errors in the console, broken policies, failing answers, missing files. */
export function watchPages(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !ABOUT_AN_ANSWER.test(text)) problems.push(`console: ${text}`)
    if (/content security policy/i.test(text)) problems.push(`policy: ${text}`)
  })
  context.on('weberror', error => void problems.push(`error: ${error.error().stack}`))
  context.on('response', response => {
    const kind = response.request().resourceType()
    const missing =
      response.status() >= 400 && ['script', 'stylesheet', 'image', 'font', 'manifest'].includes(kind)
    if (response.status() >= 500 || missing) problems.push(`answer: ${response.status()} ${response.url()}`)
  })
  return problems
}
