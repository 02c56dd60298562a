import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { specialtyLink } from '#site/wording/navigation.ts'
import { HEADER_SPECIALTIES } from '#technicians/domain/specialties.ts'
import { TRADE_ICONS } from '#technicians/ui/trade-icons.ts'

interface SpecialtiesMenuProps {
  /** Without the icon on phones, to leave room for the navigation of a signed-in person. */
  compact: boolean
  /** On phones only the icon is visible. */
  slim: boolean
}

export function SpecialtiesMenu({ compact, slim }: SpecialtiesMenuProps) {
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
