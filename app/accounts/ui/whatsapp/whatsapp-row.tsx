import { useEffect, useEffectEvent, useRef } from 'react'
import { AccountRow, useRowOfAddress } from '#accounts/ui/account-rows.tsx'
import { type ShownWhatsapp, useShownWhatsapp } from '#accounts/ui/whatsapp/shown-whatsapp.ts'
import { useWhatsappFetcher } from '#accounts/ui/whatsapp/whatsapp-acts.tsx'
import { WhatsappTopic } from '#accounts/ui/whatsapp/whatsapp-topic.tsx'
import { CONNECTED_TEXT, numberText, WHATSAPP_PAGE } from '#accounts/wording/whatsapp.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'

const ROW = 'whatsapp'

/** The first row of 'Avisos y datos' of /perfil. */
export function WhatsappRow(props: ShownWhatsapp) {
  const shown = useShownWhatsapp(props)
  useRowOfAddress()
  useStartOnComputer(shown)
  useChatOpening()
  useUndoToast()
  useConnectedToast(shown)
  return (
    <AccountRow
      id={ROW}
      icon="message-circle"
      title="WhatsApp"
      state={
        <span aria-live="polite">
          <ClosedState {...shown} />
        </span>
      }
    >
      <WhatsappTopic {...shown} />
    </AccountRow>
  )
}

function ClosedState({ kind, connection }: ShownWhatsapp) {
  if (connection?.failingAt)
    return (
      <Badge tone="amber" icon="triangle-alert">
        No te llega
      </Badge>
    )
  if (connection)
    return (
      <Badge tone="green" icon="circle-check">
        {numberText(connection.ending)}
      </Badge>
    )
  if (kind !== 'waiting') return 'Sin conectar'
  return (
    <>
      <span className="pointer-fine:hidden">Esperando…</span>
      <span className="hidden pointer-fine:inline">Sin conectar</span>
    </>
  )
}

/** Where a mouse is used the QR code comes first: the row asks for one as it is opened. */
function useStartOnComputer({ kind }: ShownWhatsapp): void {
  const { submit } = useWhatsappFetcher()
  const isAsked = useRef(false)
  const start = useEffectEvent((isOpen: boolean) => {
    if (!isOpen || kind !== 'none' || isAsked.current || !matchMedia('(pointer: fine)').matches) return
    isAsked.current = true
    void submit({ accion: 'conectar', tarjeta: '1' }, { method: 'post', action: WHATSAPP_PAGE })
  })
  useEffect(() => {
    const row = document.getElementById(`fila-${ROW}`)
    if (!(row instanceof HTMLDetailsElement)) return
    const onToggle = () => start(row.open)
    // The browser opens it for an address that ends with it, before there is a script.
    onToggle()
    row.addEventListener('toggle', onToggle)
    return () => row.removeEventListener('toggle', onToggle)
  }, [])
}

/** On a phone the chat opens once there is a code. */
function useChatOpening(): void {
  const { data } = useWhatsappFetcher()
  const url = data?.chatUrl
  useEffect(() => {
    if (url && !matchMedia('(pointer: fine)').matches) location.assign(url)
  }, [url])
}

const UNDO_MS = 10_000

function useUndoToast(): void {
  const { data } = useWhatsappFetcher()
  useEffect(() => {
    if (!data?.saved) return
    const isOff = data.act === 'desconectar'
    showToast(data.saved, 'success', {
      form: isOff
        ? {
            label: 'Deshacer',
            icon: 'undo-2',
            action: WHATSAPP_PAGE,
            fields: { accion: 'deshacer', tarjeta: '1' },
            leftMs: UNDO_MS,
          }
        : null,
    })
  }, [data])
}

/** The message arrived, while the page was open. */
function useConnectedToast({ kind, connection }: ShownWhatsapp): void {
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === 'waiting' && kind === 'connected' && connection)
      showToast(CONNECTED_TEXT, 'success')
    before.current = kind
  }, [kind, connection])
}
