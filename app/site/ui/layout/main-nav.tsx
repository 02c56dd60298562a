import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { VisitorRole } from '#accounts/domain/role.ts'
import { isCurrent, mainNavFor } from '#site/wording/navigation.ts'

const ROW_PADDING_PX = 8

/** `slim`: 44 px high on phones. */
export function MainNav({ visitor, slim }: { visitor: VisitorRole; slim: boolean }) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // On a narrow phone the row scrolls: no further than the current entry needs. scrollIntoView would move the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry follows the path.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current)
      row.scrollLeft = current.offsetLeft + current.offsetWidth + ROW_PADDING_PX - row.clientWidth
  }, [pathname])
  return (
    <nav aria-label="Principal" className="min-w-0 flex-1">
      <ul
        ref={list}
        className="relative -mx-2 flex gap-3 overflow-x-auto px-2 [scrollbar-width:none] min-[380px]:gap-5 md:gap-8"
      >
        {mainNavFor(visitor).map(entry => {
          const current = isCurrent(entry, pathname)
          return (
            <li key={entry.to}>
              <Link
                to={entry.to}
                aria-current={current ? 'page' : undefined}
                className={`relative flex min-w-11 ${slim ? 'h-11 sm:h-12' : 'h-12'} items-center justify-center text-label whitespace-nowrap focus-visible:-outline-offset-3 ${current ? 'font-bold text-ink-900 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-mango-400' : 'font-medium text-ink-700 hover:text-ink-900'}`}
              >
                {entry.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
