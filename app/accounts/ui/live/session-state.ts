import { useSyncExternalStore } from 'react'
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { Role, Viewer } from '#accounts/domain/role.ts'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'

/** The signed-in person as header and session code know them; null for a guest. */
export interface FrameViewer extends Pick<Viewer, 'name' | 'email' | 'role' | 'ciudad'> {
  readonly unreadMessages: number
  /** Guarantee cases in which it is the person's turn. */
  readonly waitingCases: number
}

// D23: the role in local storage is a hint for other tabs; the server never reads it.

const ROLE_KEY = BROWSER_STORAGE.role.key

export function storeRoleHint(role: Role | null): void {
  try {
    if (role === null) localStorage.removeItem(ROLE_KEY)
    else localStorage.setItem(ROLE_KEY, role)
  } catch {
    // Storage is disabled in this browser; nothing depends on the hint.
  }
}

/** Calls back when another tab changed the hint; returns how to stop. */
export function onRoleHintChange(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ROLE_KEY || key === null) callback()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

// The session ended, and the data of the page does not say so yet: header and role follow at once.

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
export const detectEndedSession: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next()
  if (Object.values(results).some(({ result }) => statusOf(result) === 401)) endSession()
  return results
}

function statusOf(result: unknown): number | undefined {
  if (isRouteErrorResponse(result)) return result.status
  return (result as { init?: { status?: number } | null } | null)?.init?.status
}
