import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A file of /drawings. */
  drawing: 'closed-window' | 'coffee-on-the-sill' | 'door-404' | 'locked-door' | 'unplugged-cord'
  title: string
  text: ReactNode
  /** The way out. */
  children?: ReactNode
  /** A whole page says it in its h1; a part of one in an h2. */
  level?: 1 | 2
}

/** Nothing here, and what to do about it: a small drawing, two sentences and one way out. */
export function EmptyState({ drawing, title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <img
        src={`/drawings/${drawing}.svg`}
        width={128}
        height={112}
        alt=""
        className={level === 1 ? 'h-40 w-auto md:h-48' : 'h-28 w-auto'}
      />
      <Heading
        className={
          level === 1 ? 'mt-6 type-h1' : 'mt-5 text-[1.25rem]/[1.625rem] font-extrabold tracking-[-0.022em]'
        }
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
