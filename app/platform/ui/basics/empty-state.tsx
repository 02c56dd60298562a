import type { ReactNode } from 'react'
import unpluggedCord from '#platform/ui/drawings/unplugged-cord.svg?inline'

const DRAWINGS = {
  'closed-window': '/drawings/closed-window.svg',
  'coffee-on-the-sill': '/drawings/coffee-on-the-sill.svg',
  'door-404': '/drawings/door-404.svg',
  'locked-door': '/drawings/locked-door.svg',
  // Part of the script: it is shown when nothing can be loaded.
  'unplugged-cord': unpluggedCord,
}

interface EmptyStateProps {
  drawing: keyof typeof DRAWINGS
  title: string
  text: ReactNode
  /** Links or buttons that lead on. */
  children?: ReactNode
  /** Heading level: 1 when it is the whole page, 2 inside one. */
  level?: 1 | 2
}

/** Says that there is nothing to show, and what to do: a drawing, a title, a text and actions. */
export function EmptyState({ drawing, title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <img
        src={DRAWINGS[drawing]}
        width={128}
        height={112}
        alt=""
        className={level === 1 ? 'h-40 w-auto md:h-48' : 'h-28 w-auto'}
      />
      <Heading
        className={level === 1 ? 'mt-6 type-h1' : 'mt-5 text-20/6.5 font-extrabold tracking-[-0.022em]'}
      >
        {title}
      </Heading>
      <div
        className={
          level === 1
            ? 'mt-3 max-w-md text-lead text-balance text-ink-600'
            : 'mt-1.5 max-w-xs text-label/6 text-balance text-ink-600'
        }
      >
        {text}
      </div>
      {children && (
        <div className={`flex flex-wrap justify-center gap-2 ${level === 1 ? 'mt-8' : 'mt-5'}`}>
          {children}
        </div>
      )}
    </div>
  )
}
