import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { VisitorRole } from '#accounts/domain/role.ts'
import type { FrameViewer } from '#accounts/ui/live/session-state.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Logo } from '#platform/ui/basics/logo.tsx'
import { useCloseMenus } from '#platform/ui/hooks/after-navigation.tsx'
import { OFFLINE_STRIP_ID } from '#platform/ui/offline/seen-at.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { AccountMenu } from '#site/ui/layout/account-menu.tsx'
import { HeaderSearch } from '#site/ui/layout/header-search.tsx'
import { PromoBand } from '#site/ui/layout/promo-band.tsx'
import { isCurrent, mainNavFor, specialtyLink, waitingText } from '#site/wording/header-and-footer.ts'
import { HEADER_SPECIALTIES } from '#technicians/domain/specialties.ts'
import { TRADE_LOOKS } from '#technicians/ui/trade-looks.ts'

/**
 * Section 2, Header: three bands. `contents`, so that the first band is sticky within the page, not within the header.
 * On phones it is low, but where guests arrive: app/styles/header.css.
 */
export function Header({ viewer, isTall }: { viewer: FrameViewer | null; isTall: boolean }) {
  useCloseMenus()
  return (
    <header className="contents print:hidden">
      <PromoBand />
      <div id={OFFLINE_STRIP_ID} className="contents" />
      <div className={`border-b border-paper-200 bg-white ${isTall ? 'tall-header' : 'low-header'}`}>
        <div className="header-row container-page">
          <Link to="/" aria-label={`${BRAND.name}, ir al inicio`} className="header-logo">
            <Logo />
          </Link>
          <HeaderSearch ciudad={viewer?.ciudad ?? ''} folds={!isTall} />
          <AccountMenu viewer={viewer} />
        </div>
        <div className="header-nav specialties-anchor container-page">
          <SpecialtiesMenu />
          <span className="header-rule" />
          <MainNav visitor={viewer?.role ?? 'invitado'} waiting={viewer ?? NOTHING_WAITS} />
          <p className="hidden items-center gap-2 text-label font-medium text-ink-600 min-[64rem]:flex">
            <Icon of="headphones" size={18} />
            {BRAND.supportHours}
          </p>
        </div>
      </div>
    </header>
  )
}

function SpecialtiesMenu() {
  return (
    <>
      <button type="button" popoverTarget="menu-especialidades" className="header-specialties">
        <Icon of="menu" size={18} />
        <span>Especialidades</span>
        <Icon of="chevron-down" size={16} className="chevron transition-[rotate]" />
      </button>
      <div id="menu-especialidades" popover="auto" className="menu specialties-menu pops">
        <nav aria-label="Especialidades">
          <ul className="grid gap-x-3 p-3 sm:grid-cols-2 md:grid-cols-4">
            {HEADER_SPECIALTIES.map(({ label, specialty, slug }) => (
              <li key={slug}>
                <Link
                  to={specialtyLink(slug)}
                  className="group flex min-h-[3.25rem] items-center gap-3 rounded-12 px-2.5 py-1 text-label font-semibold hover:bg-petrol-50"
                >
                  <span className="grid size-[2.625rem] shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600 transition-colors group-hover:bg-white">
                    <Icon of={TRADE_LOOKS[specialty].icon} />
                  </span>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}

type Waiting = Pick<FrameViewer, 'unreadMessages' | 'waitingCases'>
const NOTHING_WAITS: Waiting = { unreadMessages: 0, waitingCases: 0 }

function MainNav({ visitor, waiting }: { visitor: VisitorRole; waiting: Waiting }) {
  const count = waiting.unreadMessages + waiting.waitingCases
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // On a narrow phone the row scrolls: no further than the current entry needs, and from the start of an entry.
  // scrollIntoView would move the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry follows the path.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current) return
    const least = current.offsetLeft + current.offsetWidth - row.clientWidth
    const entries = [...row.querySelectorAll('a')]
    row.scrollLeft = least > 0 ? (entries.find(entry => entry.offsetLeft >= least)?.offsetLeft ?? least) : 0
  }, [pathname])
  return (
    <nav aria-label="Principal" className="main-nav min-w-0 flex-1">
      <ul ref={list}>
        {mainNavFor(visitor).map(entry => (
          <li key={entry.to}>
            <Link to={entry.to} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
              <Icon of={entry.icon} size={19} className="nav-icon" />
              {entry.label}
              {entry.countsWaiting && count > 0 && (
                <span className="nav-count">
                  <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
                  <span className="sr-only">: {waitingText(waiting)}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
