import type { ReactNode } from 'react'
import type { TurnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

interface TurnBoxProps {
  texts: TurnTexts
  /** Administrators' screens have no mango. */
  isAdmin: boolean
  isClosed: boolean
  /** The acts. */
  children?: ReactNode
}

/** Who must act in a case: mango when it is whoever reads. */
export function TurnBox(props: TurnBoxProps) {
  const { texts, isAdmin, isClosed, children } = props
  const { isOwn, label, title, text } = texts
  const isMango = isOwn && !isAdmin
  const icon: IconName = isOwn ? 'clock' : isClosed ? 'circle-check' : 'hourglass'
  return (
    <section
      aria-labelledby="turno"
      className={`rounded-16 border p-[1.125rem] sm:p-6 ${isMango ? 'border-mango-200 bg-mango-50' : 'border-petrol-200 bg-petrol-50'}`}
    >
      <p
        className={`flex items-center gap-2 text-label font-bold ${isMango ? 'text-mango-700' : 'text-petrol-700'}`}
      >
        <Icon of={icon} size={18} />
        {label}
      </p>
      <h2 id="turno" className="mt-2 type-h3 break-words">
        {title}
      </h2>
      <p className="mt-1 max-w-prose break-words whitespace-pre-line text-ink-700">{text}</p>
      {children && <div className="mt-4 grid gap-1.5 empty:hidden">{children}</div>}
    </section>
  )
}
