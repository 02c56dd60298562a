import type { ReactNode } from 'react'
import { TopicIntro } from '#accounts/ui/account-rows.tsx'
import type { ShownWhatsapp } from '#accounts/ui/whatsapp/shown-whatsapp.ts'
import { ActButton, useWhatsappFetcher } from '#accounts/ui/whatsapp/whatsapp-acts.tsx'
import { WaitingCode } from '#accounts/ui/whatsapp/whatsapp-code.tsx'
import {
  CHAT_OPENS_TEXT,
  CONNECT_TEXT,
  claimedText,
  expiredText,
  failingText,
  formerNumberText,
  NOT_WRITTEN,
  numberText,
  STILL_BY_EMAIL,
  sinceText,
  WHATSAPP_CONSENT,
  WHATSAPP_INTRO,
  WRITTEN,
} from '#accounts/wording/whatsapp.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'

/** What the row is about, for each state of it. */
export function WhatsappTopic(shown: ShownWhatsapp) {
  const { data, state } = useWhatsappFetcher()
  const refusal = state === 'idle' ? data?.refusal : null
  return (
    <>
      {refusal && (
        <div className="mb-3">
          <Message kind="error">{refusal.text}</Message>
        </div>
      )}
      <Topic {...shown} />
    </>
  )
}

function Topic({ kind, connection, code, role, now }: ShownWhatsapp) {
  if (kind === 'waiting' && code)
    return (
      <>
        <div className="hidden pointer-fine:block">
          <TopicIntro>{WHATSAPP_INTRO}</TopicIntro>
        </div>
        <WaitingCode code={code} />
        {connection ? (
          <p className="mt-3 text-support text-ink-600">{formerNumberText(connection.ending)}</p>
        ) : (
          <div className="hidden pointer-fine:block">
            <WhatWeWrite role={role} />
          </div>
        )}
      </>
    )
  if (kind === 'expired' && code)
    return (
      <div className="grid gap-3">
        <Message kind="warning">{expiredText(code.text)}</Message>
        <ActButton act="conectar" size="large" className="px-4! sm:justify-self-start sm:px-6!">
          <Icon of="refresh-cw" />
          Pedir un código nuevo
        </ActButton>
        {connection && <p className="text-support text-ink-600">{formerNumberText(connection.ending)}</p>}
      </div>
    )
  if (!connection)
    return (
      <>
        <TopicIntro>{WHATSAPP_INTRO}</TopicIntro>
        <ActButton
          act="conectar"
          size="large"
          busyText="Abriendo…"
          className="px-4! sm:justify-self-start sm:px-6!"
        >
          <Icon of="message-circle" />
          {CONNECT_TEXT}
        </ActButton>
        <p className="mt-3 text-support text-ink-600 pointer-fine:hidden">{CHAT_OPENS_TEXT}</p>
        <WhatWeWrite role={role} />
      </>
    )
  if (connection.failingAt)
    return (
      <div className="grid gap-3">
        <Message kind="warning">{failingText(connection.failingAt, now)}</Message>
        <TwoActs>
          <ActButton
            act="probar"
            kind="white"
            busyText="Probando…"
            className="px-2! whitespace-nowrap sm:px-[1.125rem]!"
          >
            Probar otra vez
          </ActButton>
          <DisconnectButton />
        </TwoActs>
      </div>
    )
  return (
    <>
      <p className="flex items-center gap-3">
        <Icon of="circle-check" size={24} className="shrink-0 text-green-700" />
        <span className="min-w-0 text-label/5">
          <strong className="block font-bold">Conectado: {numberText(connection.ending)}</strong>
          <span className="text-support/5 text-ink-600">{sinceText(connection.since, now)}</span>
        </span>
      </p>
      <p className="mt-3 mb-4 text-label/[1.375rem] text-ink-700">{STILL_BY_EMAIL[role]}</p>
      {connection.claimedAt && (
        <div className="mb-3">
          <Message kind="warning">{claimedText(connection.claimedAt, now)}</Message>
        </div>
      )}
      <TwoActs>
        <ActButton act="conectar" kind="white" className="px-2! whitespace-nowrap sm:px-[1.125rem]!">
          Otro número
        </ActButton>
        <DisconnectButton />
      </TwoActs>
      <p className="mt-3 text-support text-ink-600">También puedes escribir SALIR en el chat.</p>
    </>
  )
}

const TwoActs = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2 *:flex-auto sm:*:flex-none">{children}</div>
)

const DisconnectButton = () => (
  <ActButton act="desconectar" kind="danger" className="px-2! sm:px-[1.125rem]!">
    Desconectar
  </ActButton>
)

/** What we write about and what not, and the consent. */
function WhatWeWrite({ role }: Pick<ShownWhatsapp, 'role'>) {
  return (
    <>
      <div className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div>
          <h4 className="mb-2 text-support font-bold">Te escribimos</h4>
          <ul className="grid gap-1.5 text-label/[1.375rem] text-ink-700">
            {WRITTEN[role].map(text => (
              <li key={text} className="flex gap-3">
                <Icon of="check" size={16} className="mt-0.5 shrink-0 text-green-700" />
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="mb-2 text-support font-bold">No te escribimos</h4>
          <ul className="grid gap-1.5 text-label/[1.375rem] text-ink-700">
            {NOT_WRITTEN.map(text => (
              <li key={text} className="flex gap-3">
                <Icon of="minus" size={16} className="mt-0.5 shrink-0 text-ink-500" />
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-4 text-support text-ink-600">{WHATSAPP_CONSENT}</p>
    </>
  )
}
