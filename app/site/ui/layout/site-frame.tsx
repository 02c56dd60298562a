import { type ReactNode, Suspense } from 'react'
import type { FrameViewer } from '#accounts/ui/live/session-state.ts'
import { MAIN_ID, SkipLink } from '#platform/ui/hooks/after-navigation.tsx'
import { lazyPart } from '#platform/ui/hooks/lazy-part.ts'
import { Footer } from '#site/ui/layout/footer.tsx'
import { Header } from '#site/ui/layout/header.tsx'

// Of signed-in people: guests do not load them.
const PolicyStrip = lazyPart(() =>
  import('#rights/ui/policy-strip.tsx').then(({ PolicyStrip }) => PolicyStrip),
)
const FooterLine = lazyPart(() =>
  import('#site/ui/layout/footer-line.tsx').then(({ FooterLine }) => FooterLine),
)

interface SiteFrameProps {
  viewer: FrameViewer | null
  /** On phones with the whole search. */
  tallHeader?: boolean
  /** A footer of one line. */
  slimFooter?: boolean
  /** Shows that the Política de Privacidad changed. */
  hasNewPolicy?: boolean
  children: ReactNode
}

/**
 * Header, content and footer: the frame of every screen but the sign-in ones. The keys make new Suspense boundaries, which no
 * navigation waits for.
 */
export function SiteFrame({
  viewer,
  tallHeader = false,
  slimFooter,
  hasNewPolicy,
  children,
}: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header viewer={viewer} isTall={tallHeader} />
      <Suspense key={hasNewPolicy ? 'policy' : 'none'}>{hasNewPolicy && <PolicyStrip />}</Suspense>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Suspense key={slimFooter ? 'line' : 'whole'}>{slimFooter ? <FooterLine /> : <Footer />}</Suspense>
    </div>
  )
}
