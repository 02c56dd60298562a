import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { CataloguePages } from '#catalogue/ui/use-catalogue-pages.ts'
import { LOAD_MORE } from '#catalogue/wording/catalogue-texts.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { Spinner } from '#platform/ui/basics/spinner.tsx'
import { seenText } from '#platform/wording/counts.ts'

interface LoadMoreProps {
  pages: CataloguePages
  tally: Tally
  /** False on a page that began at a cursor: how many came before is not known. */
  fromStart: boolean
}

/** Progress and the 'load more' link. Without a script the link opens the next page. */
export function LoadMore({ pages, tally, fromStart }: LoadMoreProps) {
  const { next, state, technicians } = pages
  const endText = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (next === null && pressed.current) endText.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [next])
  if (next === null) return <EndOfList textRef={endText} />
  return (
    <div className="mt-8 grid justify-items-center gap-2.5">
      {fromStart && <Progress shown={technicians.length} tally={tally} />}
      {state === 'failed' && <Message kind="error">{LOAD_MORE.failed}</Message>}
      <Link
        to={`/tecnicos${next}`}
        aria-disabled={state === 'loading' || undefined}
        onClick={event => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          pressed.current = true
          void pages.loadMore()
        }}
        className={buttonClasses({ kind: 'white', size: 'large', className: 'mt-2 w-full max-w-75' })}
      >
        {state === 'loading' && <Spinner />}
        {state === 'loading' ? LOAD_MORE.loading : LOAD_MORE.label}
      </Link>
    </div>
  )
}

function Progress({ shown, tally }: { shown: number; tally: Tally }) {
  return (
    <>
      <svg aria-hidden="true" className="h-1.5 w-50 overflow-hidden rounded-pill bg-paper-200">
        <rect
          width={`${Math.min(100, (shown / Math.max(1, tally.count)) * 100)}%`}
          height="6"
          className="fill-petrol-600"
        />
      </svg>
      <p className="text-label text-ink-600">{seenText(shown, tally)}</p>
    </>
  )
}

/** Gets the focus when the last page was loaded and the link disappears. */
function EndOfList({ textRef }: { textRef: RefObject<HTMLParagraphElement | null> }) {
  return (
    <div className="mt-10 text-center">
      <p ref={textRef} tabIndex={-1} className="font-bold outline-none">
        {LOAD_MORE.endTitle}
      </p>
      <p className="mt-1 text-label text-ink-600">{LOAD_MORE.endText}</p>
    </div>
  )
}
