// The session ended, and the data of the page does not say so yet: header and role follow at once.
import { useSyncExternalStore } from 'react'
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { FrameViewer } from '#accounts/ui/live/frame-viewer.ts'
import { storeRoleHint } from '#accounts/ui/live/role-hint.ts'

const listeners = new Set<() => void>()
let isEnded = false
let lastViewer: FrameViewer | null = null

function change(next: boolean): void {
  isEnded = next
  for (const listener of listeners) listener()
}

/** Clears the role for the other tabs too. */
export function endSession(): void {
  lastViewer = null
  storeRoleHint(null)
  change(true)
}

/** To be called with the viewer of each answer of the server. */
export function confirmSession(viewer: FrameViewer | null): void {
  lastViewer = viewer
  if (viewer && isEnded) change(false)
}

/** For an error page that replaced the page: who was signed in before. Null on the server and in a new document. */
export function findLastViewer(): FrameViewer | null {
  return lastViewer
}

export function useIsSessionEnded(): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isEnded,
    () => false,
  )
}

/** D33: a form that was sent after the session expired is answered with 401, and the page is not loaded again. */
export const noticeEndedSession: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next()
  if (Object.values(results).some(({ result }) => statusOf(result) === 401)) endSession()
  return results
}

function statusOf(result: unknown): number | undefined {
  if (isRouteErrorResponse(result)) return result.status
  return (result as { init?: { status?: number } | null } | null)?.init?.status
}
