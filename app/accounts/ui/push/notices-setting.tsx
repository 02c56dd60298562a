import {
  PUSH_DENIED_TEXT,
  PUSH_FAILED_TEXT,
  ThisDevice,
  usePushDevice,
} from '#accounts/ui/push/push-device.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** The section of /perfil that switches push messages on and off for this device. */
export function NoticesSetting() {
  const { state, count, busy, failed, activate, deactivate } = usePushDevice()
  return (
    <section
      aria-labelledby="avisos-titulo"
      className="mt-6 rounded-16 border border-paper-200 bg-white p-5 shadow-1 noscript:hidden md:p-7"
    >
      <h2 id="avisos-titulo" className="type-h3">
        Avisos
      </h2>
      <p className="mt-1 text-label/6 text-ink-700">
        Las solicitudes, respuestas y recordatorios te llegan por correo. También pueden sonar en{' '}
        <ThisDevice />, aunque no tengas TecniYa abierta.
      </p>
      {state === 'denied' && <p className="mt-3 text-label/6 text-ink-700">{PUSH_DENIED_TEXT}</p>}
      {state === 'unsupported' && (
        <p className="mt-3 text-label/6 text-ink-700">
          Este navegador no los recibe. En iPhone, agrega primero TecniYa a la pantalla de inicio.
        </p>
      )}
      {failed && (
        <p role="alert" className="mt-3 text-label font-semibold text-red-700">
          {PUSH_FAILED_TEXT}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2.5 not-has-[:not(:empty)]:mt-0">
        {state === 'off' && (
          <Button busy={busy} busyText="Activando…" onClick={activate}>
            <Icon of="bell-ring" size={18} />
            Activar avisos
          </Button>
        )}
        {state === 'on' && (
          <Button kind="white" busy={busy} busyText="Desactivando…" onClick={deactivate}>
            Desactivar en <ThisDevice />
          </Button>
        )}
        <p aria-live="polite" className="text-label text-ink-600">
          {count > 0 && (count === 1 ? 'Avisos en 1 dispositivo' : `Avisos en ${count} dispositivos`)}
        </p>
      </div>
    </section>
  )
}
