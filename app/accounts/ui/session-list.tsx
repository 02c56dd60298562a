import { CardButton } from '#accounts/ui/account-page.tsx'
import { TopicIntro } from '#accounts/ui/account-rows.tsx'
import type { SessionRow } from '#accounts/wording/account-cards.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** Devices with an open session; each can be closed but the present one, which has its button in the menu. */
export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <>
      <TopicIntro>Si no reconoces una, ciérrala y cambia tu contraseña.</TopicIntro>
      <ul className="-my-3 divide-y divide-paper-200">
        {sessions.map(session => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-5 sm:w-fit">
          <CardButton
            action="/perfil/sesiones"
            name="todas"
            value="1"
            kind="danger"
            busyText="Cerrando…"
            className="w-full"
          >
            Cerrar las demás
          </CardButton>
        </div>
      )}
    </>
  )
}

function SessionItem({ session: { id, device, kind, place, lastUse, isHere } }: { session: SessionRow }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
        <Icon of={kind === 'phone' ? 'smartphone' : 'laptop'} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-label font-bold wrap-anywhere">{device}</p>
        <p className="dots text-support text-ink-600">
          <bdi>{place}</bdi>
          <span>{lastUse}</span>
        </p>
      </div>
      {isHere ? (
        <Badge tone="green" icon="circle-check">
          Aquí
        </Badge>
      ) : (
        <CardButton
          action="/perfil/sesiones"
          name="sesion"
          value={id}
          kind="white"
          label={`Cerrar ${device}, ${place}, ${lastUse}`}
          className="min-w-11 px-2!"
        >
          <Icon of="log-out" size={18} />
        </CardButton>
      )}
    </li>
  )
}
