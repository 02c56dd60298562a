import { Link } from 'react-router'
import type { LandingLinks as Links } from '#catalogue/wording/landing/landing-links.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'

export function LandingLinks({ title, links, cityLink }: Links) {
  if (links.length === 0 && cityLink === null) return null
  return (
    <nav aria-label={title} className="mt-10 md:mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {links.length > 0 && <h2 className="type-h3">{title}</h2>}
        {cityLink && (
          <TextLink to={cityLink.to}>
            {cityLink.label}
            <Icon of="arrow-right" size={18} className="ml-2" />
          </TextLink>
        )}
      </div>
      {links.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {links.map(({ label, to }) => (
            <li key={to} className="min-w-0">
              <Link
                to={to}
                className="inline-flex min-h-11 items-center rounded-pill border border-paper-300 bg-white px-3.5 py-1 text-support font-semibold text-ink-900 hover:border-petrol-600 hover:text-petrol-700"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
