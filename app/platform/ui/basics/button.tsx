import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonStyle, buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { Spinner } from '#platform/ui/basics/spinner.tsx'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** A request is pending: shows `busyText`, ignores clicks and keeps the focus (aria-disabled, not disabled). */
  busy?: boolean
  /** The label while busy: 'Enviando…'. Its width is reserved from the start. */
  busyText?: string
}

export function Button(props: ButtonProps) {
  const { kind, size, wide, className, busy = false, busyText, children, onClick, ...rest } = props
  // Nothing can be sent from a page that is shown without network.
  const offline = useSeenAt() !== null && rest.type === 'submit'
  const disabled = rest.disabled || offline
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={busy || undefined}
      className={buttonClasses({ kind, size, wide, className }, disabled)}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busyText ? <BusyLabel busy={busy} idleLabel={children} busyText={busyText} /> : children}
    </button>
  )
}

interface BusyLabelProps {
  busy: boolean
  idleLabel: ReactNode
  busyText: string
}

/** Both labels lie in the same grid cell; one of them is invisible. */
function BusyLabel({ busy, idleLabel, busyText }: BusyLabelProps) {
  return (
    <span className="grid items-center justify-items-center">
      <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${busy ? 'invisible' : ''}`}>
        {idleLabel}
      </span>
      <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${busy ? '' : 'invisible'}`}>
        <Spinner />
        {busyText}
      </span>
    </span>
  )
}

interface ButtonLinkProps extends ButtonStyle, Omit<ComponentProps<typeof Link>, 'className' | 'style'> {}

export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ kind, size, wide, className })} />
}
