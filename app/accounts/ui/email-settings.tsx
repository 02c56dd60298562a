import { useFetcher } from 'react-router'
import { CardButton } from '#accounts/ui/account-page.tsx'
import { TopicIntro } from '#accounts/ui/account-rows.tsx'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface EmailSettingsProps {
  email: string
  isConfirmed: boolean
  /** The mailbox takes nothing. */
  refusedText: string | null
  /** Waits for its confirmation. */
  newEmail: string | null
}

export function EmailSettings({ email, isConfirmed, refusedText, newEmail }: EmailSettingsProps) {
  return (
    <>
      {refusedText ? (
        <p className="mb-4 flex items-start gap-2 rounded-12 bg-red-50 p-4 text-label font-semibold text-red-700">
          <Icon of="triangle-alert" size={18} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{refusedText}</span>
        </p>
      ) : (
        !isConfirmed && <ConfirmEmail email={email} />
      )}
      <TopicIntro>Para cambiarlo escribimos al nuevo y le contamos al anterior.</TopicIntro>
      {newEmail && (
        <div className="mb-4 grid gap-3 rounded-12 bg-amber-50 p-4">
          <p className="flex items-start gap-2 text-label font-semibold text-primary-800">
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
    </>
  )
}

/** Asks the person to confirm the address of the account, and sends the e-mail again. Without script the form opens its page. */
function ConfirmEmail({ email }: { email: string }) {
  const { Form, state, data } = useFetcher<{ done: string | null; problem: string | null }>()
  return (
    <section
      aria-labelledby="confirmar-correo"
      className="mb-4 rounded-12 border border-petrol-200 bg-petrol-50 px-4 py-3.5"
    >
      <h4 id="confirmar-correo" className="flex items-center gap-2.5 font-bold text-petrol-700">
        <Icon of="mail" size={19} />
        Confirma tu correo
      </h4>
      <p className="mt-1 text-label/6 wrap-anywhere text-ink-700">
        Te escribimos a <b className="font-semibold text-ink-900">{email}</b>. Mientras no lo confirmes, los
        avisos te llegan sin direcciones, teléfonos ni mensajes.
      </p>
      <p role="status" className="text-label/6 font-semibold text-green-700 not-empty:mt-2">
        {data?.done}
      </p>
      {data?.problem && (
        <p role="alert" className="mt-2 text-label/6 font-semibold text-red-700">
          {data.problem}
        </p>
      )}
      {!data?.done && (
        <Form method="post" action="/auth/confirmar" className="mt-3">
          <input type="hidden" name="intent" value="reenviar" />
          <Button type="submit" kind="white" busy={state !== 'idle'} busyText="Enviando…">
            Enviarme otro correo
          </Button>
        </Form>
      )}
    </section>
  )
}
