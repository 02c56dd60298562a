import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'

interface NewsProps<Reading> {
  /** What the page shows now. */
  reading: Reading
  /** What is told of the difference; empty: nothing. */
  newsOf: (before: Reading, after: Reading) => string
  /** Told as the page is opened: what the form before it did. */
  opening?: string | null
  /** What tells something else in the same region. */
  children?: ReactNode
}

/** The one place where a page that is read again tells screen readers what arrived. Silent at first, but for the answer to a form. */
export function News<Reading>({ reading, newsOf, opening = null, children }: NewsProps<Reading>) {
  const last = useRef<Reading | null>(null)
  const [news, setNews] = useState({ count: 0, text: '' })
  const tell = useCallback((text: string) => setNews(({ count }) => ({ count: count + 1, text })), [])
  useEffect(() => {
    const before = last.current
    last.current = reading
    const text = before === null ? (opening ?? '') : newsOf(before, reading)
    if (text !== '') tell(text)
  }, [reading, newsOf, opening, tell])
  return (
    <TellContext value={tell}>
      {children}
      <p role="status" className="sr-only">
        {/* The same words again are a new element: else they would not be heard. */}
        <span key={news.count}>{news.text}</span>
      </p>
    </TellContext>
  )
}

const TellContext = createContext<(text: string) => void>(() => {})

/** Tells something else in the region of the page: that a link was copied. */
export const useTell = () => useContext(TellContext)
