import { AccountCard } from '#accounts/ui/account-card.tsx'
import { CardButton } from '#accounts/ui/card-button.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** The address of the account, and the new one while it waits for its confirmation. */
export function EmailCard({ email, newEmail }: { email: string; newEmail: string | null }) {
  return (
    <AccountCard
      id="correo"
      title="Correo"
      intro="Escribimos al correo nuevo para confirmarlo y le contamos al anterior."
    >
      <p className="mb-3 font-semibold wrap-anywhere">{email}</p>
      {newEmail && (
        <div className="mb-4 grid gap-3 rounded-12 bg-amber-50 p-4">
          <p className="flex items-start gap-2 text-label font-semibold text-mango-800">
            <Icon of="hourglass" size={18} className="mt-0.5" />
            <span className="min-w-0 wrap-anywhere">
              Falta confirmar <strong>{newEmail}</strong>. Te enviamos un enlace.
            </span>
          </p>
          <div className="flex flex-wrap gap-2.5">
            <CardButton
              action="/perfil/correo"
              name="accion"
              value="reenviar"
              kind="white"
              busyText="Enviando…"
            >
              Volver a enviar
            </CardButton>
            <CardButton
              action="/perfil/correo"
              name="accion"
              value="descartar"
              kind="white"
              busyText="Descartando…"
            >
              Descartar
            </CardButton>
          </div>
        </div>
      )}
      <ButtonLink to="/perfil/correo" kind="white" className="w-full sm:w-auto">
        Cambiar correo
      </ButtonLink>
    </AccountCard>
  )
}
