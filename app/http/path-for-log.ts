/** An address as the log may know it: the one of a private calendar is a key, and keys are not written down. */
export function pathForLog(path: string): string {
  return path.replace(/^(\/agenda\/calendario\/)[^/]+/, '$1…')
}
