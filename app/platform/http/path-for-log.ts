/** The paths of a private calendar and of the porter's link contain their secret token: not logged. */
export function pathForLog(path: string): string {
  return path.replace(/^(\/agenda\/calendario\/|\/visita\/)[^/]+/, '$1…')
}
