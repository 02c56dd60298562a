import type { ReactNode } from 'react'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface QueuePageProps {
  title: string
  intro: ReactNode
  /** At the right of the way back, on wide screens. */
  aside?: ReactNode
  /** At the right of the title, on narrow screens. */
  beside?: ReactNode
  /** The parts of the queue: under the intro, on wide screens beside the title. */
  parts?: ReactNode
  /** For tables. */
  isWide?: boolean
  children: ReactNode
}

/** A list of what waits for an administrator. */
export function QueuePage({ title, intro, aside, beside, parts, isWide = false, children }: QueuePageProps) {
  return (
    <div className={`${isWide ? 'container-page pt-2 md:pt-5' : 'container-57.5 pt-5'} pb-16`}>
      <div className="flex items-center justify-between gap-4">
        <TextLink to="/admin">
          <Icon of="arrow-left" size={18} className="mr-1.5" />
          Panel administrador
        </TextLink>
        {aside}
      </div>
      <div
        className={`grid items-center gap-x-4 md:mt-1 md:mb-4 md:grid-cols-[minmax(0,1fr)_auto] ${isWide ? 'mb-4' : 'mt-1 mb-5'}`}
      >
        <div className="flex items-center justify-between gap-3">
          <h1 tabIndex={-1} className="type-h1 outline-none">
            {title}
          </h1>
          {beside && <div className="md:hidden">{beside}</div>}
        </div>
        <p className="mt-1 text-label text-pretty text-ink-600 md:col-span-full md:row-start-2">{intro}</p>
        {parts && <div className={isWide ? 'max-md:mt-3' : 'max-md:mt-4'}>{parts}</div>}
      </div>
      {children}
    </div>
  )
}
