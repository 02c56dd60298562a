import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Without network its code may be missing: what the server sent stays as it is, and works without it. */
const neverLoaded = () => new Promise<never>(() => {})

/**
 * A component in a script of its own, which pages load where they show it. The server writes it into the page; wrap it in
 * Suspense.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().then(part => ({ default: part }), neverLoaded))
}
