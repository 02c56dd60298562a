// The store of toasts: short messages that float over the page, rendered by toaster.tsx.
import type { IconName } from '#platform/ui/basics/icon.tsx'

export type ToastKind = 'success' | 'info' | 'error'

/** A form in a toast, for as long as it can be sent. The clientAction of its page shows the answer. */
export interface ToastForm {
  readonly label: string
  readonly icon: IconName
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  readonly leftMs: number
}

interface ToastExtras {
  /** A second, lighter line. */
  readonly detail: string | null
  readonly form: ToastForm | null
  /** False where the page tells it in its own region. */
  readonly isHeard: boolean
}

export interface Toast extends ToastExtras {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(
  text: string,
  kind: ToastKind = 'info',
  { detail = null, form = null, isHeard = true }: Partial<ToastExtras> = {},
): void {
  // A repeated text replaces the earlier toast; of those with a form, which stay long, one is shown.
  const others = toasts.filter(toast => toast.text !== text && !(form && toast.form))
  change([...others, { id: ++lastId, kind, text, detail, form, isHeard }])
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
