/** A label without state: a trade, a zone. */
export function Chip({ children }: { children: string }) {
  return (
    <span className="inline-flex min-h-[1.625rem] items-center rounded-8 bg-paper-100 px-2.5 py-0.5 text-small font-semibold text-ink-700">
      {children}
    </span>
  )
}
