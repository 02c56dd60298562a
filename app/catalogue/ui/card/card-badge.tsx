import { type MouseEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { VerifiedBadge } from '#platform/ui/basics/verified-badge.tsx'
import { useLazyModule } from '#platform/ui/hooks/use-lazy-module.ts'
import { checksPath } from '#technicians/wording/technician-paths.ts'

/** The badge of a card opens the checks in a popover; without script it leads to them on the profile. */
export function CardBadge({ technician: { slug, nombre, hasChecks } }: { technician: CatalogueCard }) {
  const [isOpen, setIsOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const popover = useLazyModule(isOpen, () => import('#catalogue/ui/card/checks-popover.tsx'))
  if (!hasChecks) return <VerifiedBadge onCard />

  function open(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <Link
        ref={link}
        to={checksPath(slug)}
        onClick={open}
        aria-haspopup="dialog"
        className={`relative z-1 inline-flex rounded-pill after:absolute after:inset-x-0 after:-inset-y-2.25 ${isOpen ? 'checks-anchor' : ''}`}
      >
        <VerifiedBadge onCard opens={`qué revisamos de ${nombre}`} />
      </Link>
      {isOpen && popover && (
        <popover.ChecksPopover slug={slug} nombre={nombre} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
