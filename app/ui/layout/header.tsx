import { Link } from 'react-router'
import { BRAND } from '#content/brand.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Logo } from '#ui/basics/logo.tsx'
import { useCloseMenus } from '#ui/hooks/use-close-menus.ts'
import { AccountMenu } from '#ui/layout/account-menu.tsx'
import type { FrameViewer } from '#ui/layout/frame-viewer.ts'
import { MainNav } from '#ui/layout/main-nav.tsx'
import { PromoBand } from '#ui/layout/promo-band.tsx'
import { SearchForm } from '#ui/layout/search-form.tsx'
import { SpecialtiesMenu } from '#ui/layout/specialties-menu.tsx'
import { OfflineStrip } from '#ui/offline/offline-strip.tsx'

/** Section 2, Header: three bands. `contents`, so that the first band is sticky within the page, not within the header. */
export function Header({ viewer }: { viewer: FrameViewer | null }) {
  useCloseMenus()
  return (
    <header className="contents">
      <PromoBand />
      <OfflineStrip />
      <div className="border-b border-paper-200 bg-white">
        <div className="container-page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 md:h-20 sm:grid-cols-[auto_1fr_auto] md:gap-x-8">
          <Link
            to="/"
            aria-label={`${BRAND.name}, ir al inicio`}
            className="flex h-16 max-w-full items-center justify-self-start"
          >
            <Logo />
          </Link>
          <SearchForm
            ciudad={viewer?.ciudad ?? ''}
            className="order-last col-span-2 pt-0.5 sm:order-none sm:col-span-1 sm:pt-0"
          />
          <AccountMenu viewer={viewer} />
        </div>
        <div className="specialties-anchor container-page mt-2.5 flex items-center sm:mt-0">
          <SpecialtiesMenu compact={viewer !== null} />
          <span className="mr-5.5 ml-2 h-5 border-l border-paper-300 md:mr-8 md:ml-4 md:h-12 md:border-paper-200" />
          <MainNav visitor={viewer?.role ?? 'invitado'} />
          <p className="hidden items-center gap-2 text-label font-medium text-ink-600 min-[64rem]:flex">
            <Icon of="headphones" size={18} />
            {BRAND.supportHours}
          </p>
        </div>
      </div>
    </header>
  )
}
