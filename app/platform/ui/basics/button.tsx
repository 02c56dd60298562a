import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { OFFLINE_STRIP_ID, useSeenAt } from '#platform/ui/offline/seen-at.ts'

// Button styles, shared by buttons, links and the triggers of menus and dialogs.

export type ButtonKind =
  | 'primary'
  | 'petrol'
  | 'white'
  | 'danger'
  | 'danger-solid'
  | 'green'
  | 'green-outline'
  | 'outline-dark'
  | 'green-text'
  | 'red-text'
  | 'text'
  /** Not yet: it can be pressed, and then says what is missing. */
  | 'locked'
/** Heights: 36 (tables on a desktop), 44, 52, 56 px. */
export type ButtonSize = 'small' | 'normal' | 'large' | 'huge'

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-primary-400 text-ink-900 hover:bg-primary-300 active:bg-primary-500',
  petrol: 'border-transparent bg-petrol-600 text-white hover:bg-petrol-700 active:bg-petrol-800',
  white: 'border-paper-300 bg-white text-ink-900 hover:border-ink-400 active:bg-paper-100',
  danger: 'border-red-200 bg-white text-red-600 hover:bg-red-50 active:border-red-600',
  'danger-solid': 'border-transparent bg-red-600 text-white hover:bg-red-700',
  green: 'border-transparent bg-green-600 text-white hover:bg-green-700',
  'green-outline': 'border-green-200 bg-white text-green-700 hover:bg-green-50 active:border-green-600',
  'outline-dark': 'on-dark border-white/35 bg-transparent text-white hover:border-white hover:bg-white/10',
  'green-text': 'border-paper-300 bg-white text-green-700 hover:border-green-600 active:bg-green-50',
  'red-text': 'border-paper-300 bg-white text-red-600 hover:border-red-600 active:bg-red-50',
  text: 'border-transparent bg-transparent text-petrol-600 hover:bg-petrol-50 active:bg-petrol-100',
  locked: 'border-transparent bg-ink-100 text-ink-600 hover:bg-ink-200',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 rounded-8 px-3 text-support',
  normal: 'min-h-11 rounded-12 px-[1.125rem] text-label',
  large: 'min-h-13 rounded-12 px-6 text-body',
  huge: 'min-h-14 rounded-12 px-6 text-body',
}

const DISABLED = 'border-transparent bg-ink-100 text-ink-500'

export interface ButtonStyle {
  kind?: ButtonKind
  size?: ButtonSize
  /** Fills its row. */
  wide?: boolean
  className?: string
}

export function buttonClasses(
  { kind = 'petrol', size = 'normal', wide, className }: ButtonStyle,
  disabled = false,
) {
  return [
    'inline-flex items-center justify-center gap-2 border py-1.5 text-center font-bold no-underline transition-colors',
    SIZES[size],
    disabled ? DISABLED : KINDS[kind],
    wide && 'w-full',
    className,
  ]
    .filter(Boolean)
    .join(' ')
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** A request is pending: shows `busyText`, ignores clicks and keeps the focus (aria-disabled, not disabled). */
  busy?: boolean
  /** The label while busy: 'Enviando…'. Its width is reserved from the start. */
  busyText?: string
  /** What it sends can wait for the signal, or is no form of ours. */
  sendsLater?: boolean
}

export function Button(props: ButtonProps) {
  const { kind, size, wide, className, busy = false, busyText, sendsLater = false, ...others } = props
  const { children, onClick, ...rest } = others
  // It keeps the focus; the strip says why.
  const offline = useSeenAt() !== null && rest.type === 'submit' && !sendsLater
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || offline || undefined}
      aria-describedby={offline ? OFFLINE_STRIP_ID : rest['aria-describedby']}
      className={buttonClasses({ kind, size, wide, className }, rest.disabled || offline)}
      onClick={busy || offline ? event => event.preventDefault() : onClick}
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

export function Spinner() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true" className="animate-spin">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2.6" opacity=".3" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  )
}

/** A link within text or beside a control. */
interface TextLinkProps extends Omit<ComponentProps<typeof Link>, 'className' | 'style'> {
  onDark?: boolean
}

export function TextLink({ onDark = false, ...props }: TextLinkProps) {
  const colour = onDark ? 'underline' : 'text-petrol-600 hover:text-petrol-700 hover:underline'
  return <Link {...props} className={`inline-flex min-h-11 items-center rounded-8 font-bold ${colour}`} />
}

/** Above the title of a page: to the one that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to}>
      <Icon of="arrow-left" size={18} className="mr-1.5" />
      {children}
    </TextLink>
  )
}

/** Ends the label of an act, for screen readers: 'Bloquear a Luz'. */
export function ToPerson({ name }: { name: string }) {
  return (
    <span className="sr-only">
      {' '}
      a <bdi>{name}</bdi>
    </span>
  )
}
