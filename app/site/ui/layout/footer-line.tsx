import { Link } from 'react-router'
import { Copyright } from '#site/ui/layout/footer.tsx'
import { FOOTER_LINE } from '#site/wording/header-and-footer.ts'

/** Of the screens where people work: nothing but the legal links. */
export function FooterLine() {
  return (
    <footer className="mt-12 border-t border-paper-200 text-support text-ink-600 print:hidden md:mt-16">
      <div className="container-page flex min-h-14 items-center justify-between gap-4">
        <div className="max-sm:hidden">
          <Copyright />
        </div>
        <nav aria-label="Legal" className="max-sm:flex-1">
          <ul className="flex justify-between gap-x-3 sm:gap-x-6">
            {FOOTER_LINE.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-11 items-center hover:text-ink-900 hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
