import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { UserAct } from '#accounts/domain/user-moderation.ts'
import { AskLink } from '#moderation/ui/moderation-dialog.tsx'
import { PERSON_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import type { TechnicianAct } from '#technicians/domain/technician-moderation.ts'

interface RowMenuProps {
  id: string
  /** Of the person. */
  name: string
  children: ReactNode
}

/** What has no button of its own on a card. A native popover inside the form of the row: it works without a script. */
export function RowMenu({ id, name, children }: RowMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClasses({ kind: 'white', className: 'row-menu-button size-11 shrink-0 px-0!' })}
      >
        <Icon of="ellipsis" />
        <span className="sr-only">
          Más acciones para <bdi>{name}</bdi>
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes after a click on one of its entries. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the entries too. */}
      <div
        id={id}
        popover="auto"
        className="menu row-menu p-2"
        onClick={event => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-8 px-3 text-left font-semibold hover:bg-petrol-50 active:bg-petrol-100 disabled:bg-transparent disabled:text-ink-500'

const ACT_ICONS: Record<TechnicianAct | UserAct, IconName> = {
  publish: 'eye',
  review: 'hourglass',
  block: 'ban',
  unblock: 'circle-check',
  verify: 'badge-check',
  unverify: 'circle-x',
  delete: 'trash',
  restore: 'undo-2',
}

interface RowMenuActProps {
  act: TechnicianAct | UserAct
  label?: string | undefined
  /** The route of its question; without it the form of the row is sent, and deleting asks all the same. */
  asksAt?: string | undefined
  disabled?: boolean
}

export function RowMenuAct({
  act,
  label = PERSON_ACT_LABELS[act],
  asksAt,
  disabled = false,
}: RowMenuActProps) {
  const isSerious = act === 'delete' || act === 'block'
  const className = `${ENTRY} ${isSerious ? 'text-red-600' : ''}`
  const content = (
    <>
      <Icon of={ACT_ICONS[act]} className={disabled || isSerious ? '' : 'text-petrol-600'} />
      {label}
      {(asksAt || act === 'delete') && '…'}
    </>
  )
  if (asksAt && !disabled)
    return (
      <AskLink to={asksAt} className={className}>
        {content}
      </AskLink>
    )
  return (
    <button type="submit" name="act" value={act} disabled={disabled} className={className}>
      {content}
    </button>
  )
}

export function RowMenuLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <Link to={to} className={ENTRY}>
      <Icon of={icon} className="text-petrol-600" />
      {children}
    </Link>
  )
}
