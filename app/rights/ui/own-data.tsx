import { useFetcher } from 'react-router'
import type { Authorization } from '#accounts/domain/authorization.ts'
import { AccountRow, TopicIntro } from '#accounts/ui/account-rows.tsx'
import { Button, ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { EXPORT_PAGE, type ExportState, exportFilePath } from '#rights/domain/data-export.ts'
import {
  authorizationDateText,
  authorizedText,
  EXPORT_EXPIRED_TEXT,
  EXPORT_PREPARING_TEXT,
  EXPORT_STATES,
  EXPORT_TEXT,
  exportReadyText,
  OWN_DATA_INTRO,
} from '#rights/wording/rights.ts'

interface OwnDataRowsProps {
  authorization: Authorization
  exportState: ExportState
}

/** The rows 'Mis datos' and 'Autorización' of /perfil. */
export function OwnDataRows({ authorization, exportState }: OwnDataRowsProps) {
  return (
    <>
      <AccountRow id="datos" icon="download" title="Mis datos" state={EXPORT_STATES[exportState.kind]}>
        <TopicIntro>{OWN_DATA_INTRO}</TopicIntro>
        <ExportStatus state={exportState} />
      </AccountRow>
      <AccountRow
        id="autorizacion"
        icon="file-check"
        title="Autorización"
        state={authorizationDateText(authorization)}
      >
        <TopicIntro>{authorizedText(authorization)}</TopicIntro>
        <ButtonLink to="/perfil/autorizacion" kind="white" className="max-sm:w-full">
          Leer o retirar
        </ButtonLink>
      </AccountRow>
    </>
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
      <p className="text-support text-ink-600">
        {state.kind === 'expired' ? `${EXPORT_EXPIRED_TEXT} ` : ''}
        {state.kind !== 'ready' && EXPORT_TEXT}
      </p>
    </div>
  )
}
