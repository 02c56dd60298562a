// D23: the role in local storage is a hint for other tabs; the server never reads it.

import type { Role } from '#accounts/domain/role.ts'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'

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
