// The message that connects a number: as a link on a phone, as a QR code where a mouse is used.
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { CopyButton } from '#accounts/ui/copy-button.tsx'
import { QrCode, type QrPath } from '#accounts/ui/qr-code.tsx'
import {
  CONNECT_TEXT,
  connectMessage,
  NOT_YET_TEXT,
  validUntilText,
  WHATSAPP_PAGE,
  WHATSAPP_REFUSALS,
} from '#accounts/wording/whatsapp.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'

export interface ShownCode {
  /** 'TY-4F7K' */
  readonly text: string
  readonly expiresAt: Date
  /** The chat with the message in it. */
  readonly chatUrl: string
  readonly qr: QrPath
  readonly isNumberTaken: boolean
}

export function WaitingCode({ code }: { code: ShownCode }) {
  return (
    <>
      {code.isNumberTaken && (
        <div className="mb-3">
          <Message kind="warning">{WHATSAPP_REFUSALS['whatsapp-number-taken'][1]}</Message>
        </div>
      )}
      <OnPhone code={code} />
      <OnComputer code={code} />
    </>
  )
}

function OnPhone({ code }: { code: ShownCode }) {
  return (
    <div className="grid gap-3 pointer-fine:hidden">
      <div className="rounded-12 border border-petrol-200 bg-petrol-50 px-4 py-3.5 text-label/6">
        <p className="flex items-center gap-2 font-bold text-petrol-700">
          <Icon of="hourglass" size={18} />
          Esperando tu mensaje
        </p>
        <p className="mt-0.5 text-ink-700">
          Envía el mensaje que va listo desde tu WhatsApp.
          <span className="noscript:hidden"> Esto se actualiza solo.</span>
        </p>
      </div>
      <ReadyMessage code={code} label="El mensaje que va listo" />
      <div className="grid grid-cols-2 gap-2">
        <a href={code.chatUrl} className={buttonClasses({ kind: 'white', className: 'px-2!' })}>
          <span className="noscript:hidden">Abrir otra vez</span>
          <span className="hidden noscript:inline">Abrir el chat</span>
        </a>
        <AlreadySent />
      </div>
      <p className="text-support text-ink-600">{validUntilText(code.expiresAt)}</p>
    </div>
  )
}

function OnComputer({ code }: { code: ShownCode }) {
  const [, until = ''] = validUntilText(code.expiresAt).split('vale ')
  return (
    <div className="hidden items-center gap-6 pointer-fine:flex max-md:flex-wrap">
      <QrCode {...code.qr} label="Código QR que abre el chat con el mensaje" className="size-44" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-label font-bold">{CONNECT_TEXT}</p>
        <p className="mb-2.5 text-label/[1.375rem] text-ink-700">
          Apunta la cámara de tu teléfono a este código y envía el mensaje que aparece.
        </p>
        <ReadyMessage code={code} label="El mensaje" />
        <p className="mt-2 text-support text-ink-600">
          Vale {until}{' '}
          <a
            href={code.chatUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block rounded-8 font-bold text-petrol-600 hover:underline"
          >
            Abrir WhatsApp en este computador
          </a>
        </p>
        <div className="mt-2 hidden noscript:block">
          <AlreadySent />
        </div>
      </div>
    </div>
  )
}

function ReadyMessage({ code, label }: { code: ShownCode; label: string }) {
  const message = connectMessage(code.text)
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-2 rounded-12 bg-paper-100 py-1 pr-1 pl-3.5">
      <p className="min-w-0">
        <span className="block text-support/5 text-ink-600">{label}</span>
        <span className="font-bold select-all">{message}</span>
      </p>
      <CopyButton text={message} label="Copiar" doneLabel="Copiado" kind="text" className="-ml-3.5 px-3.5!" />
    </div>
  )
}

/** Loads the page, which turns by itself where there is a script. */
function AlreadySent() {
  const { revalidate, state } = useRevalidator()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Link
        to={WHATSAPP_PAGE}
        onClick={event => {
          event.preventDefault()
          revalidate().then(
            () => setIsAsked(true),
            () => {},
          )
        }}
        className={buttonClasses({ kind: 'white', className: 'px-2!' })}
      >
        Ya lo envié
      </Link>
      <p role="status" className="col-span-2 text-support font-semibold text-ink-700 empty:hidden">
        {isAsked && state === 'idle' && NOT_YET_TEXT}
      </p>
    </>
  )
}
