/** The paths of a private calendar, of the porter's link and of a link in a message contain their secret token: not logged. */
export function pathForLog(path: string): string {
  return path.replace(/^(\/agenda\/calendario\/|\/visita\/|\/v\/)[^/]+/, '$1…')
}
