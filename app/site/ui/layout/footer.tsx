import { useId } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { Logo } from '#platform/ui/basics/logo.tsx'
import { BRAND } from '#platform/wording/brand.ts'
import {
  FOOTER_COMPANY,
  FOOTER_LEGAL,
  FOOTER_PRICES,
  FOOTER_SERVICES,
  MADE_IN,
  type NavEntry,
  NEWSLETTER,
  PAYMENT_LABELS,
} from '#site/wording/header-and-footer.ts'

export function Footer() {
  return (
    <footer className="on-dark mt-16 print:hidden bg-ink-900 text-label text-ink-200 md:mt-24">
      <div className="zocalo h-7" />
      <div className="container-page pt-10 pb-7 md:pt-14">
        <div className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-4 sm:gap-x-8 lg:grid-cols-[minmax(0,251fr)_minmax(0,164fr)_minmax(0,130fr)_minmax(0,130fr)_minmax(0,293fr)] lg:gap-x-12">
          <div className="col-span-full md:col-span-1">
            <Brand />
          </div>
          <FooterLinks
            title="Servicios"
            entries={FOOTER_SERVICES}
            className="row-span-2 sm:col-span-2 sm:row-span-1 md:col-span-1"
          />
          <FooterLinks title={BRAND.name} entries={[FOOTER_PRICES, ...FOOTER_COMPANY]} />
          <FooterLinks title="Legal" entries={FOOTER_LEGAL} />
          <div className="col-span-full max-w-[28rem] lg:col-span-1">
            <NewsletterBox />
          </div>
        </div>
        <div className="mt-7 flex flex-col gap-3 border-t border-ink-700 pt-5 sm:flex-row sm:items-center sm:justify-between md:mt-[2.5625rem]">
          <Copyright />
          <ul aria-label="Medios de pago" className="flex gap-2">
            {PAYMENT_LABELS.map(label => (
              <li
                key={label}
                className="flex h-[1.875rem] items-center rounded-6 border border-ink-500 px-2.5 text-small font-bold text-white"
              >
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

export function Copyright() {
  return (
    // The year of the server and of the browser may differ for a few hours.
    <p suppressHydrationWarning className="text-support">
      © {new Date().getFullYear()} {BRAND.name}. {MADE_IN}
    </p>
  )
}

function Brand() {
  return (
    <>
      <Link
        to="/"
        aria-label={`${BRAND.name}, ir al inicio`}
        className="-my-[0.1875rem] inline-flex min-h-11 items-center"
      >
        <Logo on="ink" />
      </Link>
      <p className="mt-4 max-w-[22rem] text-label/6">{BRAND.tagline}</p>
      <ul
        id="contact"
        tabIndex={-1}
        aria-label="Contacto"
        className="mt-2.5 grid justify-items-start outline-none"
      >
        <Contact icon="phone" href={`tel:${BRAND.phoneDigits}`} text={BRAND.phone} />
        <Contact icon="mail" href={`mailto:${BRAND.email}`} text={BRAND.email} />
        <Contact icon="map-pin" text={BRAND.city} />
      </ul>
    </>
  )
}

function Contact({ icon, href, text }: { icon: IconName; href?: string; text: string }) {
  const line = (
    <>
      <Icon of={icon} size={17} className="text-petrol-300" />
      {text}
    </>
  )
  const classes = 'flex min-h-11 items-center gap-2.5 md:min-h-9'
  return (
    <li>
      {href ? (
        <a href={href} className={`${classes} hover:text-white hover:underline`}>
          {line}
        </a>
      ) : (
        <span className={classes}>{line}</span>
      )}
    </li>
  )
}

interface FooterLinksProps {
  title: string
  entries: readonly NavEntry[]
  className?: string
}

function FooterLinks({ title, entries, className = '' }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="font-bold text-white">
        {title}
      </h2>
      <ul className="mt-1">
        {entries.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex min-h-11 items-center py-1.5 hover:text-white hover:underline md:min-h-[2.125rem] md:py-1"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Section 1: it sends nothing. A form with method=dialog outside a dialog does nothing, also without JavaScript. */
function NewsletterBox() {
  const id = useId()
  return (
    <form method="dialog" noValidate onSubmit={event => event.preventDefault()}>
      <label htmlFor={id} className="block text-label font-bold text-white">
        {NEWSLETTER.title}
      </label>
      <p id={`${id}-hint`} className="mt-[0.4375rem] text-label text-ink-200">
        {NEWSLETTER.hint}
      </p>
      <div className="mt-[0.8125rem] flex gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={NEWSLETTER.placeholder}
          aria-describedby={`${id}-hint`}
          className="h-12 min-w-0 flex-1 rounded-12 border border-ink-400 bg-ink-800 px-3.5 text-body text-white placeholder:text-ink-300"
        />
        <Button type="submit" kind="white" className="min-h-12 border-transparent">
          {NEWSLETTER.send}
        </Button>
      </div>
    </form>
  )
}
