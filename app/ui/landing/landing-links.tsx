import { Link } from 'react-router'
import type { LandingLinks as Links } from '#content/landing/landing-links.ts'

export function LandingLinks({ title, links }: Links) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="enlaces" className="mt-10 md:mt-12">
      <h2 id="enlaces" className="type-h3">
        {title}
      </h2>
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
    </nav>
  )
}
