import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface RowMenuProps {
  /** Also of the classes that place it, in styles/catalogue.css. */
  id: 'oficios' | 'orden'
  title: string
  /** What is chosen; null for nothing. */
  label: string | null
  links: readonly { label: string; search: string; current: boolean }[]
  /** Of the button. */
  className: string
}

/** A button over the list that opens a popover with links: it works without a script. */
export function RowMenu({ id, title, label, links, className }: RowMenuProps) {
  return (
    <div className="shrink-0">
      <button type="button" popoverTarget={id} className={`${className} ${id}-anchor`}>
        {label === null ? title : <span className="sr-only">{title}: </span>}
        {label}
        <Icon of="chevron-down" size={16} className="chevron transition-[rotate]" />
      </button>
      <div id={id} popover="auto" className={`menu ${id}-menu pops`}>
        <ul className="p-2">
          {links.map(({ label, search, current }) => (
            <li key={label}>
              <Link
                to={`/tecnicos${search}`}
                replace
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between gap-3 rounded-8 px-3 font-semibold hover:bg-petrol-50"
              >
                {label}
                {current && <Icon of="check" size={18} className="text-petrol-600" />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
