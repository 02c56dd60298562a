import type { FactText } from '#catalogue/wording/landing/landing-texts.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

const ICONS: Record<FactText['topic'], IconName> = {
  people: 'users',
  price: 'receipt',
  hour: 'clock',
  rating: 'star',
}

/** Rows on a phone, two by two on a tablet, side by side on a wide screen. */
export function FactsCard({ facts }: { facts: readonly FactText[] }) {
  return (
    <ul
      aria-label="En cifras"
      className="relative -mt-9 grid rounded-16 border border-paper-200 bg-white px-4 py-1.5 shadow-2 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-5 sm:p-6 md:flex md:gap-0"
    >
      {facts.map(fact => (
        <li
          key={fact.topic}
          className="min-w-0 border-paper-200 py-2.5 not-first:border-t sm:flex sm:gap-3.5 sm:py-0 sm:not-first:border-t-0 md:flex-auto md:not-first:border-l md:not-first:pl-6 md:not-last:pr-4"
        >
          <Fact {...fact} />
        </li>
      ))}
    </ul>
  )
}

/** On a phone the icon is beside the label and the note at the right of the value. */
function Fact({ topic, label, value, note }: FactText) {
  return (
    <>
      <span className="hidden size-11 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600 sm:grid">
        <Icon of={ICONS[topic]} size={22} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-support text-ink-600">
          <Icon of={ICONS[topic]} size={16} className="text-petrol-600 sm:hidden" />
          {label}
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3 sm:block">
          <p className="text-[1.0625rem]/6 font-extrabold tracking-[-0.022em] md:text-[1.25rem]/7">{value}</p>
          {note && <p className="grow basis-18 text-right text-support text-ink-600 sm:text-left">{note}</p>}
        </div>
      </div>
    </>
  )
}
