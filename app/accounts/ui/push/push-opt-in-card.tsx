import { useEffect, useState } from 'react'
import { PUSH_FAILED_TEXT, ThisDevice, usePushDevice } from '#accounts/ui/push/push-device.tsx'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'

const DISMISSED_KEY = BROWSER_STORAGE.pushCardDismissed.key
const DISMISSED_FOR_MS = 30 * 24 * 60 * 60_000

const TEXTS = {
  technician: 'Te suena al llegar una solicitud.',
  client: 'Te suena cuando el técnico responda.',
}

/**
 * Offers push messages on this device. Nothing without a script, when they are on or blocked by the browser, or after it
 * was closed: /perfil has all of it.
 */
export function PushOptInCard({
  reader,
  className = '',
}: {
  reader: 'technician' | 'client'
  className?: string
}) {
  const { state, busy, failed, activate } = usePushDevice()
  const { dismissed, dismiss } = useDismissal()
  const offline = useSeenAt() !== null
  if (dismissed || offline || state !== 'off') return null
  async function onActivate() {
    if ((await activate()) && Notification.permission === 'granted') showToast('Listo: te avisaremos aquí.')
  }
  return (
    <section
      aria-labelledby="avisos-titulo"
      className={`rounded-16 border border-paper-200 bg-white py-1.5 pr-1.5 pl-4 sm:pl-6 ${className}`}
    >
      <div className="flex items-center gap-3">
        <Icon of="bell-ring" className="text-petrol-600" />
        <div className="min-w-0 flex-1 py-1">
          <h2 id="avisos-titulo" className="text-label/5 font-bold">
            Avísame en <ThisDevice />
          </h2>
          <p className="text-support text-ink-600">{TEXTS[reader]}</p>
        </div>
        <Button kind="white" busy={busy} busyText="Activando…" onClick={onActivate} className="px-3.5!">
          <span>
            Activar<span className="sr-only"> avisos</span>
          </span>
        </Button>
        <button
          type="button"
          aria-label="Ahora no"
          onClick={dismiss}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-8 text-ink-600 hover:bg-paper-100"
        >
          <Icon of="x" size={18} />
        </button>
      </div>
      {failed && (
        <p role="alert" className="pb-2 text-support font-semibold text-red-700">
          {PUSH_FAILED_TEXT}
        </p>
      )}
    </section>
  )
}

/** Dismissed until it is known that it is not: the card must not flash. */
function useDismissal() {
  const [dismissed, setDismissed] = useState(true)
  useEffect(() => setDismissed(Date.now() < dismissedUntil()), [])
  return {
    dismissed,
    dismiss() {
      setDismissed(true)
      try {
        localStorage.setItem(DISMISSED_KEY, String(Date.now() + DISMISSED_FOR_MS))
      } catch {
        // Storage is disabled: the card is back on the next visit.
      }
    },
  }
}

function dismissedUntil(): number {
  try {
    return Number(localStorage.getItem(DISMISSED_KEY))
  } catch {
    return 0
  }
}
