import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { VisitorRole } from '#accounts/domain/role.ts'
import type { FrameViewer } from '#accounts/ui/live/session-state.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Logo } from '#platform/ui/basics/logo.tsx'
import { useCloseMenus } from '#platform/ui/hooks/after-navigation.tsx'
import { OfflineStrip } from '#platform/ui/offline/offline-strip.tsx'
import { BRAND } from '#platform/wording/brand.ts'
import { AccountMenu } from '#site/ui/layout/account-menu.tsx'
import { FoldedSearch, SearchForm } from '#site/ui/layout/header-search.tsx'
import { PromoBand } from '#site/ui/layout/promo-band.tsx'
import { isCurrent, mainNavFor, specialtyLink } from '#site/wording/header-and-footer.ts'
import { HEADER_SPECIALTIES } from '#technicians/domain/specialties.ts'
import { TRADE_ICONS } from '#technicians/ui/trade-icons.ts'

interface HeaderProps {
  viewer: FrameViewer | null
  /** On phones one row of 56 and one of 44 px, for the screens where people work. Elsewhere it changes nothing. */
  slim?: boolean
}

/** Section 2, Header: three bands. `contents`, so that the first band is sticky within the page, not within the header. */
export function Header({ viewer, slim = false }: HeaderProps) {
  useCloseMenus()
  return (
    <header className="contents print:hidden">
      <PromoBand />
      <OfflineStrip />
      <div className="border-b border-paper-200 bg-white">
        <div
          className={`container-page grid items-center gap-x-2 sm:grid-cols-[auto_1fr_auto] md:h-20 md:gap-x-8 ${slim ? 'relative grid-cols-[auto_minmax(2.75rem,1fr)_auto] max-sm:h-14 max-[22rem]:px-3' : 'grid-cols-[minmax(0,1fr)_auto]'}`}
        >
          <Link
            to="/"
            aria-label={`${BRAND.name}, ir al inicio`}
            className={`flex max-w-full items-center justify-self-start ${slim ? 'h-14 w-9 sm:h-16 sm:w-auto' : 'h-16'}`}
          >
            <Logo slim={slim} />
          </Link>
          {slim ? (
            <FoldedSearch ciudad={viewer?.ciudad ?? ''} />
          ) : (
            <SearchForm
              ciudad={viewer?.ciudad ?? ''}
              className="order-last col-span-2 pt-0.5 sm:order-none sm:col-span-1 sm:pt-0"
            />
          )}
          <AccountMenu viewer={viewer} />
        </div>
        <div
          className={`specialties-anchor container-page flex items-center sm:mt-0 ${slim ? '' : 'mt-2.5'}`}
        >
          <SpecialtiesMenu compact={viewer !== null} slim={slim} />
          <span
            className={`mr-5.5 ml-2 h-5 border-l border-paper-300 md:mr-8 md:ml-4 md:h-12 md:border-paper-200 ${slim ? 'max-sm:mr-1.5 max-sm:ml-1.5 max-sm:border-transparent' : ''}`}
          />
          <MainNav visitor={viewer?.role ?? 'invitado'} slim={slim} />
          <p className="hidden items-center gap-2 text-label font-medium text-ink-600 min-[64rem]:flex">
            <Icon of="headphones" size={18} />
            {BRAND.supportHours}
          </p>
        </div>
      </div>
    </header>
  )
}

interface SpecialtiesMenuProps {
  /** Without the icon on phones, to leave room for the navigation of a signed-in person. */
  compact: boolean
  /** On phones only the icon is visible. */
  slim: boolean
}

function SpecialtiesMenu({ compact, slim }: SpecialtiesMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-especialidades"
        className="flex min-h-11 min-w-11 shrink-0 items-center gap-2 text-label font-bold text-petrol-600 hover:text-petrol-700"
      >
        <Icon of="menu" size={18} className={slim ? '' : compact ? 'max-sm:hidden' : 'max-[22rem]:hidden'} />
        <span className={slim ? 'max-sm:sr-only' : ''}>Especialidades</span>
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
                    <Icon of={TRADE_ICONS[specialty]} />
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

const ROW_PADDING_PX = 8

/** `slim`: 44 px high on phones. */
function MainNav({ visitor, slim }: { visitor: VisitorRole; slim: boolean }) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // On a narrow phone the row scrolls: no further than the current entry needs. scrollIntoView would move the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry follows the path.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current)
      row.scrollLeft = current.offsetLeft + current.offsetWidth + ROW_PADDING_PX - row.clientWidth
  }, [pathname])
  return (
    <nav aria-label="Principal" className="min-w-0 flex-1">
      <ul
        ref={list}
        className="relative -mx-2 flex gap-3 overflow-x-auto px-2 [scrollbar-width:none] min-[380px]:gap-5 md:gap-8"
      >
        {mainNavFor(visitor).map(entry => {
          const current = isCurrent(entry, pathname)
          return (
            <li key={entry.to}>
              <Link
                to={entry.to}
                aria-current={current ? 'page' : undefined}
                className={`relative flex min-w-11 ${slim ? 'h-11 sm:h-12' : 'h-12'} items-center justify-center text-label whitespace-nowrap focus-visible:-outline-offset-3 ${current ? 'font-bold text-ink-900 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-primary-400' : 'font-medium text-ink-700 hover:text-ink-900'}`}
              >
                {entry.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
