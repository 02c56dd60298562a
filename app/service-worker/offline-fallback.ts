// What a navigation shows without network when the page is not cached. It needs no other file.
import { BRAND } from '#content/brand.ts'
import type { OfflinePage } from '#domain/offline.ts'
import { findCachedFont, listCachedPages } from '#service-worker/cached-pages.ts'
import { capitalised } from '#wording/dates.ts'
import { lastSeenText } from '#wording/last-seen.ts'

const TITLES: Record<OfflinePage, string> = {
  '/agenda': 'Mi Agenda Profesional',
  '/mis-reservas': 'Mis reservas',
}

const STYLE = `
  @font-face { font-family: Jakarta; font-weight: 200 800; src: url(FONT) format('woff2') }
  body { margin: 0; background: #fbf9f5; color: #10243e; font: 1rem/1.5rem Jakarta, system-ui, sans-serif }
  header { background: #062a2f; color: #fff; padding: .5rem 1.25rem; font-weight: 800 }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem }
  h1 { margin: .75rem 0 .5rem; font-size: 1.75rem; line-height: 2.125rem; letter-spacing: -.03em }
  p { margin: 0 0 1.25rem; color: #4a5b70 }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
  a { display: block; padding: .75rem 1.125rem; border: 1px solid #ebe5d9; border-radius: 12px; background: #fff;
    color: inherit; font-weight: 700; text-decoration: none }
  a.retry { margin-top: 1.25rem; border-color: transparent; background: #0f5c63; color: #fff; text-align: center }
  small { display: block; font-size: .875rem; font-weight: 400; color: #4a5b70 }
  a:focus-visible { outline: 3px solid #ffb020; outline-offset: 2px }`

/** The icon wifi-off. */
const WIFI_OFF =
  '<svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="#0f5c63" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"/></svg>'

export async function offlineFallback(url: string): Promise<Response> {
  const now = new Date()
  const cached = (await listCachedPages()).map(
    ({ page, seenAt }) =>
      `<li><a href="${page}">${TITLES[page]}<small>${capitalised(lastSeenText(seenAt, now))}</small></a></li>`,
  )
  const text =
    cached.length > 0
      ? 'Esta página necesita internet. Mientras vuelve la señal puedes ver:'
      : 'Esta página necesita internet. Revisa tu conexión e intenta de nuevo.'
  const { pathname, search } = new URL(url)
  const retry = escapeHtml(pathname + search)
  const html = `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#062a2f"><title>Sin conexión · ${BRAND.name}</title><style>${STYLE.replace('FONT', await findCachedFont())}</style></head><body><header>${BRAND.name}</header><main>${WIFI_OFF}<h1>Sin conexión</h1><p>${text}</p><ul>${cached.join('')}</ul><a class="retry" href="${retry}">Reintentar</a></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
