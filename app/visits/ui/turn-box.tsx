import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { FoldChevron, Icon, type IconName } from '#platform/ui/basics/icon.tsx'

type Whose = 'own' | 'other' | 'nobody'

const BOXES: Record<Whose, string> = {
  own: 'border-primary-200 bg-primary-50',
  other: 'border-petrol-200 bg-petrol-50',
  nobody: 'border-paper-300 bg-paper-100',
}

interface TurnBoxProps {
  turn: Whose
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

interface NotDoneBoxProps {
  /** 'No se hizo: Gloria no llegó' */
  title: ReactNode
  children: ReactNode
}

/** D65: a visit that did not happen, for either side. */
export function NotDoneBox({ title, children }: NotDoneBoxProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4 rounded-20 border border-red-200 bg-red-50 p-4 sm:p-5">
      <h2 id={id} className="flex gap-2.5 text-lead/6 font-extrabold tracking-[-0.022em] text-red-700">
        <Icon of="user-x" className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">{title}</span>
      </h2>
      {children}
    </section>
  )
}

/** Something that waits for the reader on another page. */
export interface Turn {
  readonly key: string
  readonly to: string
  readonly icon: IconName
  /** What to do. */
  readonly title: string
  /** Until when. */
  readonly detail: string | null
  /** 'YYYY-MM-DD': the last day. */
  readonly lastDay: string
}

const TURNS_SHOWN = 3

/** Above a list: what waits for the reader, the most urgent first; above three they fold. */
export function TurnRows({ turns }: { turns: readonly Turn[] }) {
  if (turns.length === 0) return null
  const ordered = turns.toSorted((one, other) => one.lastDay.localeCompare(other.lastDay))
  const folded = ordered.slice(TURNS_SHOWN)
  return (
    <section aria-label="Te toca a ti" className="print:hidden">
      <TurnList turns={ordered.slice(0, TURNS_SHOWN)} />
      {folded.length > 0 && (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center gap-2 rounded-12 text-label font-bold text-petrol-600 hover:bg-petrol-50 [&::-webkit-details-marker]:hidden">
            {folded.length === 1 ? 'Y algo más te espera' : `Y ${folded.length} más te esperan`}
            <FoldChevron />
          </summary>
          <div className="mt-1">
            <TurnList turns={folded} />
          </div>
        </details>
      )}
    </section>
  )
}

function TurnList({ turns }: { turns: readonly Turn[] }) {
  return (
    <ul className="grid gap-2">
      {turns.map(({ key, to, icon, title, detail }) => (
        <li key={key}>
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
        </li>
      ))}
    </ul>
  )
}
