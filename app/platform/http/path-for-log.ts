/** The paths of a private calendar, of the porter's link and of links in messages contain their secret token: not logged. */
export function pathForLog(path: string): string {
  return path.replace(/^(\/agenda\/calendario\/|\/visita\/|\/tablero\/correo\/|\/v\/)[^/]+/, '$1…')
}
