import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AUTH_PEOPLE, type AuthPanel } from '#accounts/wording/auth-panels.ts'
import { Logo } from '#platform/ui/basics/logo.tsx'
import { Facade } from '#platform/ui/drawings/facade.tsx'
import { MAIN_ID, SkipLink } from '#platform/ui/hooks/after-navigation.tsx'
import { BRAND } from '#platform/wording/brand.ts'

interface AuthFrameProps {
  panel: AuthPanel
  title: string
  text: string
  /** Hides the façade on phones: a long form leaves no room for it. */
  long?: boolean
  /** What signing in leads to, in the place of the quote; on phones too. */
  pendingBooking?: ReactNode
  children: ReactNode
}

/** The frame of the sign-in screens: a panel with a quote and the façade, and one form. No navigation. */
export function AuthFrame({ panel, title, text, long = false, pendingBooking, children }: AuthFrameProps) {
  const isLong = long || Boolean(pendingBooking)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] bg-white md:grid-cols-[minmax(22rem,32.5rem)_1fr] md:grid-rows-[1fr_auto]">
      <SkipLink />
      <header className="on-dark tile-petal flex [--tile:3.5rem] flex-col text-white md:col-start-1 md:[--tile:4.5rem] md:row-start-1">
        <Link
          to="/"
          aria-label={`${BRAND.name}, ir al inicio`}
          className="mx-5 flex h-[4.625rem] items-center self-start sm:mx-8 md:mx-12 md:mt-10 md:h-10"
        >
          <Logo on="petrol" />
        </Link>
        {pendingBooking ?? (
          <figure className="hidden flex-1 flex-col justify-center px-12 py-10 md:flex">
            <blockquote className="text-32 font-extrabold tracking-[-0.022em] text-pretty">
              {panel.quote}
            </blockquote>
            <figcaption className="mt-3.5 text-petrol-200">{panel.author}</figcaption>
          </figure>
        )}
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={`flex flex-col px-5 ${isLong ? 'pt-7 pb-7' : 'pt-6 pb-4 sm:pt-7 sm:pb-11'} sm:justify-center sm:px-8 md:col-start-2 md:row-span-2 md:row-start-1 md:py-8`}
      >
        <div className="mx-auto w-full max-w-[30rem]">
          <h1 className="type-h1-beside">{title}</h1>
          <p className="mt-[0.3125rem] mb-[1.125rem] text-ink-600">{text}</p>
          {children}
        </div>
      </main>
      <Facade
        people={AUTH_PEOPLE}
        className={`self-end md:col-start-1 md:row-start-2 md:block ${isLong ? 'hidden' : '[@media(height<38rem)]:hidden'}`}
      />
    </div>
  )
}
