import type { Context } from 'hono'
import { chosenEncoding } from '#server/http/encoding.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { type CachedPage, cachedPageFrom } from '#server/page-cache/cached-page.ts'

/** Lets the rest of the chain answer a request that has no cookie or other header of the client. */
export async function renderForGuests(
  c: Context<HttpEnv>,
  next: () => Promise<void>,
): Promise<CachedPage | null> {
  const { incoming } = c.env
  const original = c.req.raw
  const encoding = chosenEncoding(incoming.headers['accept-encoding'] as string | undefined)
  c.req.raw = new Request(c.get('origin') + incoming.url, {
    headers: { accept: 'text/html', 'accept-encoding': encoding },
  })
  try {
    await next()
  } finally {
    c.req.raw = original
  }
  return cachedPageFrom(c.res)
}
