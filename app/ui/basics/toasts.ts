// The store of toasts: short notices that float over the page, rendered by toaster.tsx.

export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(text: string, kind: ToastKind = 'info'): void {
  // A repeated text replaces the earlier toast.
  change([...toasts.filter(toast => toast.text !== text), { id: ++lastId, kind, text }])
}

export function dismissToast(id: number): void {
  change(toasts.filter(toast => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => toasts,
  onServer: (): readonly Toast[] => NONE,
}

const NONE: readonly Toast[] = []

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
