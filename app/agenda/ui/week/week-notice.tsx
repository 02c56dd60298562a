import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { paidNoteText, remindedText } from '#agenda/wording/week.ts'
import { WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { UNDO_SHOWN_MS } from '#visits/domain/payment.ts'

export interface SaidOfPayment {
  readonly kind: 'reminder' | 'payment'
  readonly id: number
  readonly total: number
  readonly clientName: string
  readonly servicio: string
  readonly at: Date
}

/** What was just said, with 'Deshacer': a toast for ten seconds, or a message without JavaScript. */
export function WeekNotice({ said, now }: { said: SaidOfPayment | null; now: Date }) {
  const hydrated = useHydrated()
  const shown = useRef('')
  const text = said && (said.kind === 'reminder' ? remindedText(said) : paidNoteText(said))
  const fields = said && {
    act: said.kind === 'reminder' ? 'no-recordar' : 'no-me-pago',
    comprobante: String(said.id),
  }
  useEffect(() => {
    if (!said || !text || !fields) return
    const name = `${said.kind}-${said.id}-${said.at.getTime()}`
    const leftMs = UNDO_SHOWN_MS - (now.getTime() - said.at.getTime())
    if (shown.current === name || leftMs <= 0) return
    shown.current = name
    showToast(text, 'success', {
      form: { label: 'Deshacer', icon: 'undo-2', action: WEEK_PATH, fields, leftMs },
    })
  }, [said, text, fields, now])
  if (!fields || hydrated) return null
  return (
    <Message kind="success">
      <p>{text}</p>
      <Form method="post" className="mt-1.5">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" kind="white">
          Deshacer
        </Button>
      </Form>
    </Message>
  )
}
