import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { BENEFITS, BENEFITS_LABEL, type BenefitTopic } from '#site/wording/home-benefits.ts'

const ICONS: Record<BenefitTopic, IconName> = {
  discounts: 'percent',
  express: 'timer',
  support: 'headphones',
  guarantee: 'shield-check',
}

/** Four benefits in one card with dividers. */
export function Benefits() {
  return (
    <section
      id="ofertas"
      tabIndex={-1}
      aria-label={BENEFITS_LABEL}
      className="container-page pt-5 outline-none md:pt-6"
    >
      <ul className="grid divide-y divide-paper-200 rounded-20 border border-paper-200 bg-white px-[1.125rem] shadow-2 sm:grid-cols-2 sm:divide-y-0 sm:p-3 lg:grid-cols-4 lg:divide-x lg:p-0 lg:py-5.5">
        {BENEFITS.map(({ topic, title, text }) => (
          <li
            key={topic}
            className="flex items-center gap-3.5 py-3.5 sm:p-4 lg:py-1 lg:pr-2 lg:pl-5 lg:first:pl-7"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
              <Icon of={ICONS[topic]} size={22} />
            </span>
            <p>
              <span className="block font-bold">{title}</span>
              <span className="block text-support text-ink-600">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
