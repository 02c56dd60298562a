import type { ReactNode } from 'react'
import type { FrameViewer } from '#accounts/ui/live/session-state.ts'
import { MAIN_ID, SkipLink } from '#platform/ui/hooks/after-navigation.tsx'
import { PolicyStrip } from '#rights/ui/policy-strip.tsx'
import { Footer } from '#site/ui/layout/footer.tsx'
import { Header } from '#site/ui/layout/header.tsx'

interface SiteFrameProps {
  viewer: FrameViewer | null
  /** Shows that the Política de Privacidad changed. */
  hasNewPolicy?: boolean
  children: ReactNode
}

/** Header, content and footer: the frame of every screen but the sign-in ones. */
export function SiteFrame({ viewer, hasNewPolicy, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header viewer={viewer} />
      {hasNewPolicy && <PolicyStrip />}
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  )
}
