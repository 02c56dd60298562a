/** True when this document was loaded by Reload, Back or Forward; false on the server. */
export function isDocumentRevisited(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward'
}
