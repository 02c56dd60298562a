import type { ReactNode } from 'react'
import { PolicyStrip } from '#ui/account/policy-strip.tsx'
import { Footer } from '#ui/layout/footer.tsx'
import type { FrameViewer } from '#ui/layout/frame-viewer.ts'
import { Header } from '#ui/layout/header.tsx'
import { MAIN_ID, SkipLink } from '#ui/layout/skip-link.tsx'

interface SiteFrameProps {
  viewer: FrameViewer | null
  slimHeader?: boolean
  /** Shows that the Política de Privacidad changed. */
  hasNewPolicy?: boolean
  children: ReactNode
}

/** Header, content and footer: the frame of every screen but the sign-in ones. */
export function SiteFrame({ viewer, slimHeader, hasNewPolicy, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header viewer={viewer} slim={slimHeader} />
      {hasNewPolicy && <PolicyStrip />}
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  )
}
