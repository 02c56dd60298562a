import { Link } from 'react-router'
import { HeroPortraits } from '#catalogue/ui/hero-portraits.tsx'
import type { Crumb } from '#catalogue/wording/landing/landing-texts.ts'

export interface LandingHeroProps {
  /** The last one is this page. */
  crumbs: readonly Crumb[]
  heading: string
  sentence: string
}

/** The facts card overlaps its lower 36 px. */
export function LandingHero({ crumbs, heading, sentence }: LandingHeroProps) {
  return (
    <section className="on-dark tile-arcs pb-9 text-white">
      <div className="container-page flex items-end justify-between gap-10 md:h-47">
        <div className="min-w-0 self-center pt-3 pb-6 md:py-4">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="text-[1.875rem]/[2.0625rem] font-extrabold tracking-[-0.03em] md:text-[2.75rem]/[3rem]">
            {heading}
          </h1>
          <p className="mt-2 max-w-xl text-body text-petrol-100 md:text-lead">{sentence}</p>
        </div>
        <HeroPortraits />
      </div>
    </section>
  )
}

function Breadcrumb({ crumbs }: Pick<LandingHeroProps, 'crumbs'>) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Ruta de la página">
      <ol className="flex flex-wrap items-center text-label font-semibold text-petrol-200">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index === last ? (
              <span aria-current="page" className="flex min-h-11 items-center text-white">
                {name}
              </span>
            ) : (
              <Link
                to={path}
                className="flex min-h-11 min-w-11 items-center rounded-8 hover:text-white hover:underline"
              >
                {name}
              </Link>
            )}
            {index < last && (
              <span aria-hidden="true" className="mx-2.5">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
