import type { ReactNode } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** The calendar subscription, folded, and printing. */
export function AgendaToolbar({ children }: { children: ReactNode }) {
  return (
    <div className="relative print:hidden">
      <details className="group">
        <summary
          className={`list-none [&::-webkit-details-marker]:hidden ${buttonClasses({ kind: 'text', className: 'px-2!' })}`}
        >
          <Icon of="calendar-sync" size={18} />
          En mi calendario
        </summary>
        {children}
      </details>
      <Button
        kind="text"
        onClick={() => print()}
        className="absolute top-0 right-0 px-2! md:right-auto md:left-44 noscript:hidden"
      >
        <Icon of="printer" size={18} />
        Imprimir
      </Button>
    </div>
  )
}
