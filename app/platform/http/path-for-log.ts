/** The path of a private calendar contains its secret token: not logged. */
export function pathForLog(path: string): string {
  return path.replace(/^(\/agenda\/calendario\/)[^/]+/, '$1…')
}
