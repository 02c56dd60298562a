import { AccountRow, TopicIntro } from '#accounts/ui/account-rows.tsx'
import {
  PUSH_DENIED_TEXT,
  PUSH_FAILED_TEXT,
  ThisDevice,
  usePushDevice,
} from '#accounts/ui/push/push-device.tsx'
import { pushStateText } from '#accounts/wording/account-cards.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** The row of /perfil that switches push messages on and off for this device. `devices` are those with push messages. */
export function PushOptInRow({ devices }: { devices: number }) {
  const { state, count, busy, failed, activate, deactivate } = usePushDevice(devices)
  const isBlocked = state === 'denied'
  return (
    <AccountRow
      id="avisos"
      icon="bell-ring"
      title={
        <>
          Avisos en <ThisDevice />
        </>
      }
      state={<span aria-live="polite">{pushStateText({ state, devices: count })}</span>}
    >
      <TopicIntro>
        Las solicitudes, respuestas y recordatorios también pueden sonar en <ThisDevice />, aunque no tengas
        TecniYa abierta.
      </TopicIntro>
      {isBlocked && <p className="text-label/6 text-ink-700">{PUSH_DENIED_TEXT}</p>}
      {state === 'unsupported' && (
        <p className="text-label/6 text-ink-700">
          Este navegador no los recibe. En iPhone, agrega primero TecniYa a la pantalla de inicio.
        </p>
      )}
      {failed && (
        <p role="alert" className="mb-3 text-label font-semibold text-red-700">
          {PUSH_FAILED_TEXT}
        </p>
      )}
      {state === 'off' && (
        <Button busy={busy} busyText="Activando…" onClick={activate} className="max-sm:w-full">
          <Icon of="bell-ring" size={18} />
          Activar avisos
        </Button>
      )}
      {state === 'on' && (
        <Button
          kind="white"
          busy={busy}
          busyText="Desactivando…"
          onClick={deactivate}
          className="max-sm:w-full"
        >
          Desactivar en <ThisDevice />
        </Button>
      )}
    </AccountRow>
  )
}
