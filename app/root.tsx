import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router'
import { Session } from '#accounts/ui/live/session.tsx'
import {
  confirmSession,
  detectEndedSession,
  findLastViewer,
  useIsSessionEnded,
} from '#accounts/ui/live/session-state.ts'
import type { RefusalView as RefusalViewType } from '#accounts/ui/refusal-view.tsx'
import { rejectNulParams, reportRoute } from '#guards/guard.server.ts'
import {
  findViewer,
  knowsPolicyContext,
  linkedVisitsContext,
  livePageContext,
  viewerContext,
  waitingContext,
} from '#guards/viewer.server.ts'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { useCachedPageScroll, useRouteFocus } from '#platform/ui/hooks/after-navigation.tsx'
import { countLoads } from '#platform/ui/live/router-loads.ts'
import { loadAfterForms } from '#platform/ui/live/sent-forms.ts'
import { StoppedNavigation } from '#platform/ui/offline/reload-guard.tsx'
import { BRAND } from '#platform/wording/brand.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { NavigationSkeleton } from '#site/ui/layout/navigation-skeleton.tsx'
import { replaceRedirectedEntry } from '#site/ui/layout/replace-redirected-entry.ts'
import { SiteFrame } from '#site/ui/layout/site-frame.tsx'
import type { Route } from './+types/root'
import './styles.css'

export const middleware = [reportRoute, findViewer, rejectNulParams]
export const clientMiddleware = [countLoads, replaceRedirectedEntry, loadAfterForms, detectEndedSession]

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const live = context.get(livePageContext)
  // Whoever opened a visit by its link is not signed in: beyond it everything asks for that.
  if (!viewer || context.get(linkedVisitsContext)) return { viewer: null, live, hasNewPolicy: false }
  const { name, email, role, ciudad } = viewer
  return {
    viewer: { name, email, role, ciudad, ...context.get(waitingContext) },
    live,
    hasNewPolicy: !context.get(knowsPolicyContext),
  }
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icons/mark.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return pageMeta(BRAND.name)
  return pageMeta(
    isRouteErrorResponse(error) && error.status === 404 ? 'Página no encontrada' : 'Algo salió mal',
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  // Effects of children run before: from now on every control of this page answers. Browser tests wait for it,
  // because a navigation changes the URL before React has rendered the page.
  useEffect(() => {
    document.documentElement.dataset.hydrated = pathname + search
  }, [pathname, search])
  return (
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#062a2f" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={BRAND.name} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { hasNewPolicy } = loaderData
  useRouteFocus()
  useCachedPageScroll()
  const isSessionEnded = useIsSessionEnded()
  // Whoever the server names anew is signed in.
  useEffect(() => confirmSession(loaderData.viewer), [loaderData.viewer])
  const viewer = isSessionEnded ? null : loaderData.viewer
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const hasOwnFrame = handles.some(handle => handle?.frame === 'own')
  const hasWholeFooter = handles.some(handle => handle?.footer === 'whole')
  const isFirstPage = handles.some(handle => handle?.header === 'tall')
  return (
    <>
      {hasOwnFrame ? (
        <Outlet />
      ) : (
        <SiteFrame
          viewer={viewer}
          tallHeader={isFirstPage && !viewer}
          slimFooter={!hasWholeFooter}
          hasNewPolicy={hasNewPolicy}
        >
          <NavigationSkeleton>
            <Outlet />
          </NavigationSkeleton>
        </SiteFrame>
      )}
      <StoppedNavigation />
      <Session viewer={loaderData.viewer} live={loaderData.live} />
    </>
  )
}

/**
 * `handle = { frame: 'own' }`: the page renders header and footer itself.
 * `handle = { footer: 'whole' }`: the whole footer, for what guests read; the screens where people work have one line.
 * `handle = { header: 'tall' }`: guests arrive here, and on a phone see the whole search; from there on the header is low.
 */
interface PageHandle {
  readonly frame?: 'own'
  readonly footer?: 'whole'
  readonly header?: 'tall'
}

/** Loaded on demand because it is rare; if loading fails, the general error view is shown. */
const RefusalView = lazy<ComponentType<ComponentProps<typeof RefusalViewType>>>(() =>
  import('#accounts/ui/refusal-view.tsx').then(
    view => ({ default: view.RefusalView }),
    () => ({ default: () => <FailureView /> }),
  ),
)

/** When the root loader failed in a new document there is no viewer: the page looks as for a guest. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const viewer = loaderData?.viewer ?? findLastViewer()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <SiteFrame viewer={viewer}>
      {[401, 403, 404].includes(status) ? (
        <Suspense>
          <RefusalView status={status} viewer={viewer} />
        </Suspense>
      ) : (
        <FailureView error={error} />
      )}
    </SiteFrame>
  )
}
