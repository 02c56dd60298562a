import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

type Turn = 'own' | 'other' | 'nobody'

const BOXES: Record<Turn, string> = {
  own: 'border-primary-200 bg-primary-50',
  other: 'border-petrol-200 bg-petrol-50',
  nobody: 'border-paper-300 bg-paper-100',
}

interface TurnBoxProps {
  turn: Turn
  /** 'Le toca a Carlos' */
  caption?: string
  title: string
  children: ReactNode
  /** Beside each other. */
  buttons?: ReactNode
}

/** Who must act: the reader's turn has the primary colour. */
export function TurnBox({ turn, caption, title, children, buttons }: TurnBoxProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`mt-4 rounded-20 border p-4 sm:p-5 ${BOXES[turn]}`}>
      {caption && (
        <p className="mb-1.5 flex items-center gap-2 text-label font-bold text-petrol-700">
          <Icon of="hourglass" size={18} />
          {caption}
        </p>
      )}
      <h2
        id={id}
        className={`font-extrabold tracking-[-0.022em] break-words ${turn === 'own' ? 'text-22' : 'text-lead/6'}`}
      >
        {title}
      </h2>
      <p className="mt-1 text-label/6 text-ink-700">{children}</p>
      {buttons && <div className="mt-3.5 flex max-w-md flex-wrap gap-2 *:flex-auto">{buttons}</div>}
    </section>
  )
}

interface TurnRowProps {
  to: string
  icon: IconName
  /** Whose turn it is, and what to do. */
  title: string
  /** Until when. */
  detail: string | null
}

/** Above a list: something waits for the reader on another page. */
export function TurnRow({ to, icon, title, detail }: TurnRowProps) {
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center gap-3 rounded-12 border border-primary-200 bg-primary-50 px-4 py-2 hover:border-primary-400 sm:px-6"
    >
      <Icon of={icon} size={22} className="shrink-0 text-primary-700" />
      <span className="min-w-0 flex-1 text-label/5">
        <span className="block font-bold break-words">{title}</span>
        {detail && <span className="block text-support/5 text-primary-800">{detail}</span>}
      </span>
      <Icon of="arrow-right" />
    </Link>
  )
}
