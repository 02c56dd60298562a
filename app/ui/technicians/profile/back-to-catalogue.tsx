import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#ui/basics/is-unmodified-click.ts'

const CATALOGUE = '/tecnicos'

/** Whoever came from the catalogue goes back to where they were in it; everybody else, and a click apart, to its top. */
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

/** Browsers that do not tell what came before lead to the top of the list. */
function cameFromCatalogue(): boolean {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const index = navigation?.currentEntry?.index ?? 0
  const before = navigation?.entries()[index - 1]?.url
  return before != null && new URL(before).pathname === CATALOGUE
}
