// The route table, flattened: every address that answers, whatever guards stand around it.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import table from '#app/routes.ts'

export interface FlatRoute {
  /** As in app/routes.ts, with a slash before it: '/perfil', '/tecnicos/:slug', '/*'. */
  readonly path: string
  /** The name under which React Router sends its data. */
  readonly id: string
}

export const ROUTES: readonly FlatRoute[] = flattened(table, '')

function flattened(entries: readonly RouteConfigEntry[], parent: string): FlatRoute[] {
  return entries.flatMap(entry => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    const below = flattened(entry.children ?? [], path)
    const answers = entry.path !== undefined || entry.index === true
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
    return [...(answers ? [{ path: path || '/', id }] : []), ...below]
  })
}
