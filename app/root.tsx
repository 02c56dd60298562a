import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { findViewer, viewerContext } from '#guards/viewer.server.ts'
import type { Route } from './+types/root'
import './styles.css'

export const middleware = [findViewer]

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return { viewer: viewer && { name: viewer.name, email: viewer.email, role: viewer.role } }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

export default Outlet
