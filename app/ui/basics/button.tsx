import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClasses } from '#ui/basics/button-classes.ts'
import { Spinner } from '#ui/basics/spinner.tsx'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Work under way: the button says so, keeps its place and its focus, and takes no more presses. */
  busy?: boolean
  /** The verb while busy: 'Enviando…'. Its room is kept from the start, so that nothing moves. */
  busyText?: string
}

export function Button(props: ButtonProps) {
  const { kind, size, wide, className, busy = false, busyText, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className={buttonClasses({ kind, size, wide, className }, rest.disabled)}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busyText ? <TwoVerbs busy={busy} rest={children} working={busyText} /> : children}
    </button>
  )
}

/** Both verbs lie in the same cell; the one not said is unseen and unheard. */
function TwoVerbs({ busy, rest, working }: { busy: boolean; rest: ReactNode; working: string }) {
  return (
    <span className="grid items-center justify-items-center">
      <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${busy ? 'invisible' : ''}`}>
        {rest}
      </span>
      <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${busy ? '' : 'invisible'}`}>
        <Spinner />
        {working}
      </span>
    </span>
  )
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'className' | 'style'> {}

export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ kind, size, wide, className })} />
}
