// What a page tells of demand; administrators look for nobody.
import type { RouterContextProvider } from 'react-router'
import { onDemandContext } from '#app/services.ts'
import type { DemandEvent } from '#demand/domain/demand.ts'
import { viewerContext } from '#guards/viewer.server.ts'

/** Null: the page shows nothing that counts. */
export function reportDemand(context: Readonly<RouterContextProvider>, event: DemandEvent | null): void {
  if (event === null || context.get(viewerContext)?.role === 'admin') return
  context.get(onDemandContext)(event)
}
