// What a conversation shows where somebody reads or writes it in WhatsApp. Loaded only there.
import { useEffect, useRef } from 'react'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useTell } from '#platform/ui/live/news.tsx'
import type { DeliveryMark } from '#visits/domain/message-delivery.ts'
import type { MessageVia } from '#visits/domain/visit-message.ts'
import {
  callText,
  DELIVERY_LABELS,
  readsThereText,
  undeliveredText,
} from '#visits/wording/whatsapp-thread.ts'

/** 'Carlos los lee en su WhatsApp.' */
export function ReadsThere({ name }: { name: string }) {
  return (
    <p className="-mt-2.5 mb-3 flex items-center gap-1.5 text-support text-ink-600">
      <Icon of="message-circle" size={15} className="shrink-0 text-green-700" />
      {readsThereText(name)}
    </p>
  )
}

const MARKS: Record<keyof typeof DELIVERY_LABELS, { icon: IconName; colour: string }> = {
  sent: { icon: 'check', colour: '' },
  delivered: { icon: 'check-check', colour: '' },
  read: { icon: 'check-check', colour: 'text-petrol-700' },
}

/** After the hour of a message. */
export function MessageMarks({ via, mark }: { via: MessageVia | null; mark: DeliveryMark | null }) {
  const state = mark !== null && mark !== 'by-email' && mark !== 'nowhere' ? mark : null
  return (
    <>
      {via && (
        <span className="inline-flex items-center gap-1 text-green-700">
          <Icon of="message-circle" size={14} />
          por WhatsApp
        </span>
      )}
      {state && (
        <span className={`inline-flex items-center gap-1 ${MARKS[state].colour}`}>
          <Icon of={MARKS[state].icon} size={15} />
          {DELIVERY_LABELS[state]}
        </span>
      )}
    </>
  )
}

interface UndeliveredProps {
  mark: DeliveryMark | null
  name: string
}

/** Under a message; told when it becomes known. */
export function Undelivered({ mark, name }: UndeliveredProps) {
  const text = undeliveredText(mark, name)
  const tell = useTell()
  const before = useRef(text)
  useEffect(() => {
    if (text && text !== before.current) tell(text)
    before.current = text
  }, [text, tell])
  if (!text) return null
  return (
    <p
      className={`flex gap-2 text-support/[1.125rem] font-semibold ${mark === 'nowhere' ? 'text-red-700' : 'text-primary-800'}`}
    >
      <Icon of="triangle-alert" size={15} className="mt-px shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}

/** On the day of the visit, after a message that did not arrive. */
export function CallInstead({ name, href }: { name: string; href: string }) {
  return (
    <div className="mt-3 flex min-h-15 items-center gap-3 rounded-12 border border-primary-200 bg-primary-50 py-2 pr-2 pl-4 text-label/5 font-semibold text-primary-800 sm:pr-4">
      <Icon of="phone" size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 break-words">{callText(name)}</p>
      <a href={href} className={buttonClasses({ kind: 'white' })}>
        Llamar
      </a>
    </div>
  )
}
