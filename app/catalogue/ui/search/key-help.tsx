import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** Only where there is room for it, which is where there is a keyboard. */
export function KeyHelp() {
  return (
    <p
      aria-hidden="true"
      className="hidden h-10 items-center gap-4 border-t border-paper-200 bg-paper-50 px-6 text-support text-ink-600 md:flex"
    >
      <span className="flex items-center gap-1.5">
        <Key>
          <Icon of="arrow-up" size={12} />
        </Key>
        <Key>
          <Icon of="arrow-down" size={12} />
        </Key>
        moverte
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key> escoger
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Esc</Key> cerrar
      </span>
    </p>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="grid h-5 min-w-[1.4375rem] place-items-center rounded-6 border border-paper-300 bg-white px-[0.3125rem] font-sans text-small font-bold text-ink-700">
      {children}
    </kbd>
  )
}
