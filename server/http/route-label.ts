/** Answered before React Router. */
const PATHS = ['/healthz', '/readyz', '/reportes-csp', '/.well-known/security.txt', '/sw.js']
const FOLDERS = ['/assets/', '/image/', '/og/', '/icons/']

/** The route as a label of metrics and traces: never an address that somebody can invent, or that holds a token. */
export function routeLabel(path: string, pattern: string | undefined): string {
  if (pattern !== undefined) return `/${pattern.replace(/^\//, '')}`
  if (PATHS.includes(path)) return path
  const folder = FOLDERS.find(each => path.startsWith(each))
  return folder ? `${folder}*` : 'other'
}
