import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LOAD_MORE } from '#content/catalogue-texts.ts'
import type { Tally } from '#domain/tally.ts'
import { buttonClasses } from '#ui/basics/button-classes.ts'
import { Message } from '#ui/basics/message.tsx'
import { Spinner } from '#ui/basics/spinner.tsx'
import type { LoadedPages } from '#ui/catalogue/use-loaded-pages.ts'
import { seenText } from '#wording/counts.ts'

interface LoadMoreProps {
  pages: LoadedPages
  tally: Tally
  /** False on a page that began in the middle of the list, which does not know how many came before. */
  fromStart: boolean
}

/** The foot of the list: how far one is, and the way on. Without a script it leads to the next twelve. */
export function LoadMore({ pages, tally, fromStart }: LoadMoreProps) {
  const { next, state, technicians } = pages
  const end = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (next === null && pressed.current) end.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [next])
  if (next === null) return <TheEnd text={end} />
  return (
    <div className="mt-8 grid justify-items-center gap-2.5">
      {fromStart && <Progress shown={technicians.length} tally={tally} />}
      {state === 'failed' && <Message kind="error">{LOAD_MORE.failed}</Message>}
      <Link
        to={`/tecnicos${next}`}
        aria-disabled={state === 'loading' || undefined}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
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

/** Whoever pressed the last 'Cargar más técnicos' finds the focus here, where the button was. */
function TheEnd({ text }: { text: RefObject<HTMLParagraphElement | null> }) {
  return (
    <div className="mt-10 text-center">
      <p ref={text} tabIndex={-1} className="font-bold outline-none">
        {LOAD_MORE.endTitle}
      </p>
      <p className="mt-1 text-label text-ink-600">{LOAD_MORE.endText}</p>
    </div>
  )
}
