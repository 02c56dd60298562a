import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'

const CATALOGUE = '/tecnicos'

/** Goes back in history when the previous page is the catalogue (keeping its position), else links to the catalogue. */
export function BackToCatalogue() {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (!isUnmodifiedClick(event) || !cameFromCatalogue()) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link
      to={CATALOGUE}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-petrol-900 pr-4 pl-3 text-label font-bold text-white hover:bg-petrol-800"
    >
      <Icon of="arrow-left" size={16} />
      Volver al catálogo
    </Link>
  )
}

/** False in browsers without the Navigation API. */
function cameFromCatalogue(): boolean {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const index = navigation?.currentEntry?.index ?? 0
  const previousUrl = navigation?.entries()[index - 1]?.url
  return previousUrl != null && new URL(previousUrl).pathname === CATALOGUE
}
