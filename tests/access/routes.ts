// The route table, flattened: every path with a page or a resource route.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import table from '#app/routes.ts'

export interface FlatRoute {
  /** As in app/routes.ts, with a slash before it: '/perfil', '/tecnicos/:slug', '/*'. */
  readonly path: string
  /** The route id of React Router's data requests. */
  readonly id: string
  /** Below app/. */
  readonly file: string
}

export const ROUTES: readonly FlatRoute[] = flatten(table, '')

function flatten(entries: readonly RouteConfigEntry[], parent: string): FlatRoute[] {
  return entries.flatMap(entry => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    const children = flatten(entry.children ?? [], path)
    const isRoute = entry.path !== undefined || entry.index === true
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
    return [...(isRoute ? [{ path: path || '/', id, file: entry.file }] : []), ...children]
  })
}
