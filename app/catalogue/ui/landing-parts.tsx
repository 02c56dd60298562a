// What the pages by trade and city share with those of usual prices.
import { Link } from 'react-router'
import { HeroPortraits } from '#catalogue/ui/hero-portraits.tsx'
import type { Crumb, LandingLinks as Links } from '#catalogue/wording/landing-texts.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

export interface LandingHeroProps {
  /** The last one is this page. */
  crumbs: readonly Crumb[]
  heading: string
  /** May be empty. */
  sentence: string
}

interface LandingHeroBandProps extends LandingHeroProps {
  /** A card of facts overlaps its lower 36 px. */
  hasFacts?: boolean
}

export function LandingHero({ crumbs, heading, sentence, hasFacts = false }: LandingHeroBandProps) {
  return (
    <section className={`on-dark tile-arcs text-white ${hasFacts ? 'pb-9' : ''}`}>
      <div className="container-page flex items-end justify-between gap-10 md:h-47">
        <div className="min-w-0 self-center pt-3 pb-6 md:py-4">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="type-h1-hero">{heading}</h1>
          {sentence && (
            <p className="mt-2 max-w-2xl text-body text-balance text-petrol-100 md:text-lead">{sentence}</p>
          )}
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
