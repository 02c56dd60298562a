// Without network only what was stored can be opened: other links are marked, and say so when they are followed.
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'

export const CLOSED_LINK_TEXT = 'Sin conexión: no se puede abrir.'
const MARK = 'data-closed'

async function storedPaths(): Promise<ReadonlySet<string>> {
  const { cachedPages, cachedPhotos } = BROWSER_STORAGE
  const keys = await Promise.all(
    [cachedPages.key, cachedPhotos.key].map(async name => (await caches.open(name)).keys()),
  )
  return new Set(keys.flat().map(({ url }) => new URL(url).pathname))
}

function isOfSite({ origin, pathname, hash, search, target }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && (hash !== '' || search === location.search)
  return origin === location.origin && target !== '_blank' && !isHere
}

/** Until it is stopped. `onRefused`: a link was followed that cannot be opened. */
export function closeLinks(onRefused: () => void): () => void {
  let stored: ReadonlySet<string> = new Set()
  const isClosed = (link: HTMLAnchorElement) => isOfSite(link) && !stored.has(link.pathname)

  function mark() {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const closed = isClosed(link)
      if (closed === link.hasAttribute(MARK)) continue
      link.toggleAttribute(MARK, closed)
      if (closed) link.setAttribute('aria-disabled', 'true')
      else link.removeAttribute('aria-disabled')
    }
  }
  function onClick(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
    if (!link || !isOfSite(link)) return
    if (isClosed(link)) {
      event.preventDefault()
      event.stopPropagation()
      onRefused()
    } else if (!link.pathname.startsWith('/fotos/')) {
      // As a document: the code and the data of the other page may not be here.
      event.preventDefault()
      event.stopPropagation()
      location.assign(link.href)
    }
  }
  const observer = new MutationObserver(mark)
  void storedPaths().then(paths => {
    stored = paths
    mark()
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('click', onClick, true)
  })
  return () => {
    observer.disconnect()
    removeEventListener('click', onClick, true)
    stored = new Set()
    for (const link of document.querySelectorAll(`[${MARK}]`)) {
      link.removeAttribute(MARK)
      link.removeAttribute('aria-disabled')
    }
  }
}
