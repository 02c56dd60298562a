import { Link } from 'react-router'
import type { FrameViewer } from '#accounts/ui/live/frame-viewer.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Logo } from '#platform/ui/basics/logo.tsx'
import { useCloseMenus } from '#platform/ui/hooks/use-close-menus.ts'
import { OfflineStrip } from '#platform/ui/offline/offline-strip.tsx'
import { BRAND } from '#platform/wording/brand.ts'
import { AccountMenu } from '#site/ui/layout/account-menu.tsx'
import { FoldedSearch } from '#site/ui/layout/folded-search.tsx'
import { MainNav } from '#site/ui/layout/main-nav.tsx'
import { PromoBand } from '#site/ui/layout/promo-band.tsx'
import { SearchForm } from '#site/ui/layout/search-form.tsx'
import { SpecialtiesMenu } from '#site/ui/layout/specialties-menu.tsx'

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
