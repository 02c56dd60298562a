import { type ReactNode, type Ref, useEffect } from 'react'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

type MessageKind = 'error' | 'success' | 'warning' | 'info'

const STYLES: Record<MessageKind, { icon: IconName; box: string }> = {
  error: { icon: 'triangle-alert', box: 'border-red-200 bg-red-50 text-red-700' },
  success: { icon: 'circle-check', box: 'border-green-200 bg-green-50 text-green-700' },
  warning: { icon: 'triangle-alert', box: 'border-amber-200 bg-amber-50 text-primary-800' },
  info: { icon: 'info', box: 'border-petrol-200 bg-petrol-50 text-petrol-700' },
}

interface MessageProps {
  kind: MessageKind
  children: ReactNode
  icon?: IconName
  /** Adds a close button. */
  onClose?: () => void
  ref?: Ref<HTMLDivElement>
}

/** A message box. Errors are announced at once (alert), others politely (status). */
export function Message({ kind, children, icon, onClose, ref }: MessageProps) {
  const style = STYLES[kind]
  return (
    <div
      ref={ref}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-2.5 rounded-12 border px-4 py-[0.6875rem] text-label/6 font-semibold ${style.box}`}
    >
      <Icon of={icon ?? style.icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
      {onClose && (
        <button
          type="button"
          aria-label="Cerrar mensaje"
          onClick={onClose}
          className="-my-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-8 hover:bg-white/60 noscript:hidden"
        >
          <Icon of="x" size={18} />
        </button>
      )}
    </div>
  )
}

interface FlashMessageProps {
  text: string | null
  /** False where the page tells it in its own region. */
  isHeard?: boolean
}

/**
 * The success text after a redirect: a toast, since the next revalidation of the page brings no flash message; without
 * JavaScript, a message.
 */
export function FlashMessage({ text, isHeard = true }: FlashMessageProps) {
  const hydrated = useHydrated()
  useEffect(() => {
    if (text) showToast(text, 'success', { isHeard })
  }, [text, isHeard])
  return text && !hydrated ? <Message kind="success">{text}</Message> : null
}
