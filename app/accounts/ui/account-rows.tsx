import { type ReactNode, useId, useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

/** Rows of /perfil under one heading. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-7 first:mt-0">
      <h2 id={id} className="text-label font-bold text-ink-700">
        {title}
      </h2>
      <RowBox className="mt-2.5">{children}</RowBox>
    </section>
  )
}

export function RowBox({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`divide-y divide-paper-200 overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1 ${className}`}
    >
      {children}
    </div>
  )
}

interface AccountRowProps {
  /** What links to the row end with. */
  id: string
  icon: IconName
  title: ReactNode
  /** How things are, to be read while the row is closed. */
  state?: ReactNode
  isOpen?: boolean
  kind?: 'danger'
  children: ReactNode
}

/**
 * One topic of /perfil. The id is inside the content and not on the row: then a link to it opens the row without a
 * script too.
 */
export function AccountRow({ id, icon, title, state, isOpen, kind, children }: AccountRowProps) {
  const isDanger = kind === 'danger'
  return (
    <details id={`fila-${id}`} open={isOpen} className="group/row open:bg-paper-50">
      <summary className="flex min-h-14 list-none items-center gap-3 px-[1.125rem] py-2 focus-visible:-outline-offset-3 sm:min-h-[3.75rem] sm:px-5 [&::-webkit-details-marker]:hidden">
        <span
          className={`hidden size-9 shrink-0 place-items-center rounded-8 sm:grid ${isDanger ? 'bg-red-50 text-red-600' : 'bg-petrol-50 text-petrol-600'}`}
        >
          <Icon of={icon} size={18} />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
          <h3 className={`text-label font-bold ${isDanger ? 'text-red-600' : ''}`}>{title}</h3>
          {state && (
            <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-support wrap-anywhere text-ink-600">
              {state}
            </span>
          )}
        </span>
        <Icon
          of="chevron-down"
          size={18}
          className="text-ink-600 transition-[rotate] group-open/row:rotate-180"
        />
      </summary>
      <div id={id} className="scroll-mt-32 px-[1.125rem] pt-1 pb-5 sm:pr-5 sm:pb-6 sm:pl-17">
        {children}
      </div>
    </details>
  )
}

interface AccountLinkProps {
  to: string
  icon: IconName
  title: string
  text: string
}

/** To a page of its own. */
export function AccountLink({ to, icon, title, text }: AccountLinkProps) {
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center gap-3 px-[1.125rem] py-2 no-underline hover:bg-petrol-50 focus-visible:-outline-offset-3 sm:min-h-[3.75rem] sm:px-5"
    >
      <span className="hidden size-9 shrink-0 place-items-center rounded-8 bg-petrol-50 text-petrol-600 sm:grid">
        <Icon of={icon} size={18} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        <span className="text-label font-bold">{title}</span>
        <span className="text-support text-ink-600">{text}</span>
      </span>
      <Icon of="chevron-right" size={18} className="text-ink-600" />
    </Link>
  )
}

/** What a topic is about, before its controls. */
export function TopicIntro({ children }: { children: ReactNode }) {
  return <p className="mb-4 text-support text-ink-600">{children}</p>
}

/** Opens the row that the address names and shows it. The browser does so only when it loads the page. */
export function useRowOfAddress(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice opens it twice.
  useLayoutEffect(() => {
    const topic = hash ? document.getElementById(hash.slice(1)) : null
    const row = topic?.closest('details')
    if (!row || row.open) return
    row.open = true
    topic?.scrollIntoView()
  }, [hash, key])
}
