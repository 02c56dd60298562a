import type { ReactNode } from 'react'
import { FoldChevron, Icon, type IconName } from '#platform/ui/basics/icon.tsx'

interface FoldProps {
  /** What links point at: the browser opens the row of a linked content. */
  id: string
  icon: IconName
  title: string
  /** Read while it is closed. */
  state: string
  className?: string
  /** A card with its own title, which is hidden in the row. */
  children: ReactNode
}

/** A topic of a dossier: a row that opens on narrow screens, from 80rem on the card alone. */
export function Fold({ id, icon, title, state, className = '', children }: FoldProps) {
  return (
    <details
      className={`dossier-fold group min-w-0 ${className} border-paper-200 bg-white max-lg:border max-lg:open:bg-paper-50 lg:bg-transparent`}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className="text-petrol-600" />
        <h2 className="min-w-0 text-label font-bold">{title}</h2>
        <span className="ml-auto text-right text-support text-ink-600">{state}</span>
        <FoldChevron />
      </summary>
      <div id={id} className="scroll-mt-32 max-lg:px-4 max-lg:pb-4">
        {children}
      </div>
    </details>
  )
}

/** A native link: the browser scrolls, and opens the row that it points into. */
export function DossierAnchor({ to, title, children }: { to: string; title: string; children?: ReactNode }) {
  return (
    <a
      href={to}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill border border-paper-300 bg-white px-4 text-support font-bold hover:border-ink-400"
    >
      {title}
      {children && <span className="font-semibold text-ink-600 tabular-nums">{children}</span>}
    </a>
  )
}
