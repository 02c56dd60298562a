// Short notices that float over the page: anyone says one, the toaster of the frame shows them.

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
  // Said twice, it is heard once.
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
