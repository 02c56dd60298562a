// What a navigation shows without network when the page is not cached. It needs no other file.

import { OFFLINE_LISTS, type OfflineList } from '#platform/domain/offline.ts'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { capitalised, lastSeenText } from '#platform/wording/dates.ts'
import { hasOwnFailure, screenFailure } from '#platform/wording/failures.ts'
import { findCachedFont, listCachedPages } from '#service-worker/cached-pages.ts'

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 5_000
const WAITING_TEXT = 'Se abre sola cuando vuelva la señal.'
const STOPPED_TEXT = 'Toca Reintentar cuando tengas señal.'

const TITLES: Record<OfflineList, string> = {
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
  a.retry, button { box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: 1.25rem; text-align: center }
  a.retry { border-color: transparent; background: #0f5c63; color: #fff }
  button { margin-top: .75rem; border: 1px solid #ebe5d9; border-radius: 12px; background: #fff; color: inherit;
    font: inherit; font-weight: 700 }
  .failure { margin-bottom: .5rem; color: #b42318; font-weight: 700 }
  [role=status] { margin: 1.25rem 0 0; text-align: center }
  small { display: block; font-size: .875rem; font-weight: 400; color: #4a5b70 }
  a:focus-visible, button:focus-visible { outline: 3px solid #ffb020; outline-offset: 2px }`

/** The icon wifi-off. */
const WIFI_OFF =
  '<svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="#0f5c63" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"/></svg>'

/** Reloads when the site answers again, for two minutes (section 9) and whenever the browser says that it is online. */
const SCRIPT = `
  const back = document.querySelector('button')
  back.hidden = history.length < 2
  back.onclick = () => history.back()
  let until = performance.now() + ${OPERATION_WINDOW_MS}
  let timer
  async function attempt(delay) {
    clearTimeout(timer)
    const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) return location.reload()
    if (performance.now() < until) timer = setTimeout(attempt, delay, Math.min(delay * 1.5, ${LONGEST_DELAY_MS}))
    else document.querySelector('[role=status]').textContent = '${STOPPED_TEXT}'
  }
  // A form is not sent again by itself.
  if (document.querySelector('[role=status]').textContent) {
    timer = setTimeout(attempt, ${FIRST_DELAY_MS}, ${FIRST_DELAY_MS})
    addEventListener('online', () => {
      until = performance.now() + ${OPERATION_WINDOW_MS}
      attempt(${FIRST_DELAY_MS})
    })
  }`

async function scriptHash(): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}

export async function offlineFallback({ url, method }: Request): Promise<Response> {
  const now = new Date()
  const pages = await listCachedPages()
  const cached = OFFLINE_LISTS.flatMap(list => {
    const seen = pages.find(({ page }) => page === list)
    if (!seen) return []
    const when = capitalised(lastSeenText(seen.seenAt, now))
    return `<li><a href="${list}">${TITLES[list]}<small>${when}</small></a></li>`
  })
  const isForm = method === 'POST'
  const text = isForm
    ? 'Lo que enviaste no salió. Vuelve y envíalo otra vez cuando tengas señal.'
    : cached.length > 0
      ? 'Esta página necesita internet. Mientras vuelve la señal puedes ver:'
      : 'Esta página necesita internet. Revisa tu conexión.'
  const { pathname, search } = new URL(url)
  const retry = escapeHtml(pathname + search)
  // D48: the text of the screen, whatever the cause.
  const failure =
    hasOwnFailure(pathname) && !isForm ? `<p class="failure">${screenFailure(pathname).text}</p>` : ''
  const html = `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#062a2f"><title>Sin conexión · ${BRAND.name}</title><style>${STYLE.replace('FONT', await findCachedFont())}</style></head><body><header>${BRAND.name}</header><main>${WIFI_OFF}<h1>Sin conexión</h1><div role="alert">${failure}<p>${text}</p></div><ul>${cached.join('')}</ul><a class="retry" href="${retry}">Reintentar</a><button type="button" hidden>Volver</button><p role="status">${isForm ? '' : WAITING_TEXT}</p></main><script>${SCRIPT}</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${await scriptHash()}; connect-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
