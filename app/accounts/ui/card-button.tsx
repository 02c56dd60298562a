import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import type { ButtonStyle } from '#platform/ui/basics/button-classes.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { CardAnswer } from '#platform/wording/form-answer.ts'

interface CardButtonProps extends ButtonStyle {
  action: string
  /** What is posted. */
  name: string
  value: string
  busyText?: string
  label?: string
  children: ReactNode
}

/** A form of one button in a card of /perfil. */
export function CardButton({ action, name, value, busyText, label, children, ...style }: CardButtonProps) {
  const fetcher = useFetcher<CardAnswer>()
  const hydrated = useHydrated()
  const busy = fetcher.state !== 'idle'
  const text = fetcher.data?.refusal?.text
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="grid gap-2.5"
      onSubmit={event => busy && event.preventDefault()}
    >
      {hydrated && <input type="hidden" name="tarjeta" value="1" />}
      <input type="hidden" name={name} value={value} />
      {text && !busy && <Message kind="error">{text}</Message>}
      <Button {...style} type="submit" busy={busy} {...(busyText && { busyText })} aria-label={label}>
        {children}
      </Button>
    </fetcher.Form>
  )
}
