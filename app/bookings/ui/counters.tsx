interface CountersProps {
  upcoming: number
  history: number
}

/** Counts of upcoming and past bookings, each a link to its section. */
export function Counters({ upcoming, history }: CountersProps) {
  return (
    <ul className="grid w-full grid-cols-2 rounded-12 bg-paper-100 p-1 md:w-80">
      <Counter count={upcoming} label="Próximas" to="#proximas" first />
      <Counter count={history} label="Historial" to="#historial" />
    </ul>
  )
}

function Counter({
  count,
  label,
  to,
  first = false,
}: {
  count: number
  label: string
  to: string
  first?: boolean
}) {
  return (
    <li className="grid">
      <a
        href={to}
        className={`flex min-h-12 items-center justify-center gap-2 rounded-[0.625rem] text-label font-bold ${first ? 'bg-white text-ink-900 shadow-2' : 'text-ink-700 hover:text-ink-900'}`}
      >
        <span className="text-[1.25rem]/6 font-extrabold text-ink-900">{count}</span> {label}
      </a>
    </li>
  )
}
