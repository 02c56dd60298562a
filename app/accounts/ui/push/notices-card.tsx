import { useEffect, useState } from 'react'
import {
  PUSH_DENIED_TEXT,
  PUSH_FAILED_TEXT,
  ThisDevice,
  usePushDevice,
} from '#accounts/ui/push/push-device.tsx'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'

const DISMISSED_KEY = BROWSER_STORAGE.pushCardDismissed.key
const DISMISSED_FOR_MS = 30 * 24 * 60 * 60_000

const TEXTS = {
  technician: 'La solicitud te suena al llegar, aunque no tengas TecniYa abierta.',
  client: 'Te suena cuando el técnico responda, aunque no tengas TecniYa abierta.',
}

/**
 * Offers push messages on this device, or says that the browser blocks them. Nothing without a script, when they are on, or
 * after it was closed: /perfil has both.
 */
export function NoticesCard({
  reader,
  className = '',
}: {
  reader: 'technician' | 'client'
  className?: string
}) {
  const { state, busy, failed, activate } = usePushDevice()
  const { dismissed, dismiss } = useDismissal()
  const offline = useSeenAt() !== null
  if (dismissed || offline || (state !== 'off' && state !== 'denied')) return null
  async function onActivate() {
    if ((await activate()) && Notification.permission === 'granted') showToast('Listo: te avisaremos aquí.')
  }
  return (
    <section
      aria-labelledby="avisos-titulo"
      className={`rounded-16 border border-petrol-200 bg-petrol-50 p-4 sm:p-5 ${className}`}
    >
      <div className="flex gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-12 bg-white text-petrol-600">
          <Icon of="bell-ring" size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="avisos-titulo" className="text-[1.0625rem]/6 font-extrabold tracking-[-0.015em]">
            Avísame en <ThisDevice />
          </h2>
          <p className="mt-1 text-label/6 text-ink-700">
            {state === 'denied' ? PUSH_DENIED_TEXT : TEXTS[reader]}
          </p>
        </div>
        {state === 'denied' && (
          <button
            type="button"
            aria-label="Cerrar este aviso"
            onClick={() => dismiss(Number.POSITIVE_INFINITY)}
            className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-8 text-ink-600 hover:bg-white"
          >
            <Icon of="x" size={18} />
          </button>
        )}
      </div>
      {failed && (
        <p role="alert" className="mt-3 text-label font-semibold text-red-700">
          {PUSH_FAILED_TEXT}
        </p>
      )}
      {state === 'off' && (
        <div className="mt-3.5 grid grid-cols-2 gap-2.5 sm:flex">
          <Button busy={busy} busyText="Activando…" onClick={onActivate} className="max-sm:px-2">
            Activar avisos
          </Button>
          <Button kind="white" onClick={() => dismiss(Date.now() + DISMISSED_FOR_MS)} className="max-sm:px-2">
            Ahora no
          </Button>
        </div>
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
    dismiss(until: number) {
      setDismissed(true)
      try {
        localStorage.setItem(DISMISSED_KEY, String(until))
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
