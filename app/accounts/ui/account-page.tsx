import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { BackLink, Button, type ButtonStyle } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { CardAnswer } from '#platform/wording/form-answer.ts'

interface AccountPageProps {
  title: string
  intro?: string
  /** The children have no card of their own. */
  boxed?: boolean
  children: ReactNode
}

/** One topic of the account on a page of its own, with the way back to /perfil. */
export function AccountPage({ title, intro, boxed = false, children }: AccountPageProps) {
  return (
    <div className="container-36 pt-5 pb-16 md:pt-8">
      <BackLink to="/perfil">Mi perfil</BackLink>
      <h1 className="mt-1 type-h1">{title}</h1>
      {intro && <p className="mt-1.5 text-ink-600">{intro}</p>}
      {boxed ? (
        <div className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">{children}</div>
      ) : (
        children
      )}
    </div>
  )
}

interface AccountCardProps {
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** One topic of /perfil. */
export function AccountCard({ id, title, intro, children }: AccountCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="mt-4 scroll-mt-4 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:mt-6 md:p-7"
    >
      <h2 id={`${id}-titulo`} className="type-h3">
        {title}
      </h2>
      {intro && <p className="mt-1 text-support text-ink-600">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

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
