import { Link, useFetcher } from 'react-router'
import type { Authorization } from '#accounts/domain/authorization.ts'
import { AccountCard } from '#accounts/ui/account-page.tsx'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { EXPORT_PAGE, type ExportState, exportFilePath } from '#rights/domain/data-export.ts'
import {
  authorizedText,
  EXPORT_EXPIRED_TEXT,
  EXPORT_PREPARING_TEXT,
  EXPORT_TEXT,
  exportReadyText,
  OWN_DATA_INTRO,
} from '#rights/wording/rights.ts'

export interface OwnData {
  readonly authorization: Authorization
  readonly exportState: ExportState
}

export function OwnDataCard({ authorization, exportState }: OwnData) {
  return (
    <AccountCard id="datos" title="Tus datos" intro={OWN_DATA_INTRO}>
      <ExportStatus state={exportState} />
      <p className="mt-4 flex items-start gap-2.5 border-t border-paper-200 pt-4 text-label/6 text-ink-800">
        <Icon of="circle-check" className="mt-0.5 shrink-0 text-green-700" />
        <span>
          {authorizedText(authorization)}{' '}
          <Link
            to="/perfil/autorizacion"
            className="font-bold text-petrol-600 hover:text-petrol-700 hover:underline"
          >
            Leer o retirar
          </Link>
        </span>
      </p>
    </AccountCard>
  )
}

/** Asks for the export and shows how far it is. */
export function ExportStatus({
  state,
  refusal,
}: {
  state: ExportState
  /** Of a form that was sent without JavaScript. */
  refusal?: FormRefusal | null
}) {
  const fetcher = useFetcher<{ refusal: FormRefusal }>()
  const failure = fetcher.data?.refusal ?? refusal
  return (
    <div className="grid gap-3">
      {failure && <Message kind="error">{failure.text}</Message>}
      {state.kind === 'preparing' && <Message kind="info">{EXPORT_PREPARING_TEXT}</Message>}
      {state.kind === 'ready' && (
        <>
          <Message kind="success">{exportReadyText(state.bytes, state.expiresAt)}</Message>
          <a
            href={exportFilePath(state.id)}
            download
            className={buttonClasses({
              kind: 'white',
              wide: true,
              className: 'sm:w-auto sm:justify-self-start',
            })}
          >
            <Icon of="download" size={18} />
            Bajar el archivo
          </a>
        </>
      )}
      {(state.kind === 'none' || state.kind === 'expired') && (
        <fetcher.Form method="post" action={EXPORT_PAGE}>
          <Button
            type="submit"
            kind="white"
            wide
            className="sm:w-auto"
            busy={fetcher.state !== 'idle'}
            busyText="Un momento…"
          >
            <Icon of="download" size={18} />
            Descargar mis datos
          </Button>
        </fetcher.Form>
      )}
      <p className="text-label/6 text-ink-600">
        {state.kind === 'expired' ? `${EXPORT_EXPIRED_TEXT} ` : ''}
        {state.kind !== 'ready' && EXPORT_TEXT}
      </p>
    </div>
  )
}
