import { Link, useLocation } from 'react-router'
import type { FrameViewer } from '#accounts/ui/live/session-state.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { SignOutForm } from '#accounts/ui/sign-out-form.tsx'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { type AccountIcon, accountMenuFor } from '#site/wording/header-and-footer.ts'

const ICONS: Record<AccountIcon, IconName> = {
  enter: 'log-in',
  join: 'user-plus',
  panel: 'layout-dashboard',
  bookings: 'calendar-check',
  person: 'user',
  agenda: 'calendar-days',
  services: 'wrench',
}

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-8 px-3 text-body font-semibold text-ink-900 hover:bg-petrol-50'

export function AccountMenu({ viewer }: { viewer: FrameViewer | null }) {
  const { pathname, search } = useLocation()
  const role = viewer?.role ?? 'invitado'
  return (
    <div className="flex items-center gap-2.5">
      {viewer && <RoleBadge role={viewer.role} />}
      <button
        type="button"
        popoverTarget="menu-cuenta"
        className={`account-anchor flex h-11 items-center gap-2 border border-paper-300 bg-white text-label font-bold transition-colors hover:border-ink-400 ${viewer ? 'rounded-pill pr-2.5 pl-1' : 'rounded-12 px-[0.8125rem]'}`}
      >
        {viewer ? <ViewerLabel viewer={viewer} /> : <GuestLabel />}
        <Icon of="chevron-down" size={16} className="chevron transition-[rotate]" />
      </button>
      <div id="menu-cuenta" popover="auto" className="menu account-menu pops">
        <div className="border-b border-paper-200 px-5 pt-4 pb-3">
          {viewer && <p className="mb-1.5 text-label wrap-anywhere text-ink-600">{viewer.email}</p>}
          <RoleBadge role={role} />
        </div>
        <ul className="p-2">
          {accountMenuFor(role, pathname + search).map(({ label, to, icon }) => (
            <li key={label}>
              <Link to={to} className={ROW}>
                <Icon of={ICONS[icon]} className="text-petrol-600" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {viewer && (
          <SignOutForm className="border-t border-paper-200 p-2">
            <button type="submit" className={ROW}>
              <Icon of="log-out" className="text-petrol-600" />
              Cerrar sesión
            </button>
          </SignOutForm>
        )}
      </div>
    </div>
  )
}

function ViewerLabel({ viewer: { name, email } }: { viewer: FrameViewer }) {
  const displayName = name.trim() || email
  return (
    <>
      <Avatar name={displayName} className="size-[2.125rem] rounded-pill text-small" />
      <span className="sr-only max-w-40 truncate md:not-sr-only">
        <span className="sr-only">Mi cuenta: </span>
        {shortNameOf(displayName)}
      </span>
    </>
  )
}

function GuestLabel() {
  return (
    <>
      <Icon of="user" size={18} />
      <span className="md:hidden">Entrar</span>
      <span className="hidden md:inline">Mi cuenta</span>
    </>
  )
}
