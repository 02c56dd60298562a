import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { SectionHeading } from '#site/ui/home/section-heading.tsx'
import {
  PLAIN_REASONS,
  REASONS_TITLE,
  type ReasonTopic,
  SUPPORT_REASON,
  VERIFIED_REASON,
} from '#site/wording/home-reasons.ts'

const ICONS: Record<ReasonTopic, IconName> = {
  price: 'receipt',
  booking: 'calendar-check',
  reviews: 'star',
  guarantee: 'shield-check',
}

/** A bento grid of six: one with portraits, one with a conversation, four with an icon. */
export function Reasons() {
  return (
    <section aria-labelledby="razones-titulo" className="container-page mt-14 md:mt-20">
      <SectionHeading id="razones-titulo" title={REASONS_TITLE} />
      <ul className="mt-5 grid grid-cols-2 gap-3 md:mt-7 md:grid-cols-4 md:gap-5">
        <VerifiedReason />
        {PLAIN_REASONS.map(reason => (
          <li
            key={reason.topic}
            className="rounded-20 border border-paper-200 bg-white p-4 shadow-1 md:min-h-52 md:p-[1.625rem]"
          >
            <IconTile icon={ICONS[reason.topic]} className="bg-petrol-50 text-petrol-600" />
            <h3 className="mt-3 type-h3 md:mt-[1.125rem]">{reason.title}</h3>
            <p className="mt-1 text-support/5 text-ink-600 md:text-label/[1.4375rem]">{reason.text}</p>
          </li>
        ))}
        <SupportReason />
      </ul>
    </section>
  )
}

function IconTile({ icon, className }: { icon: IconName; className: string }) {
  return (
    <span className={`grid size-[2.625rem] place-items-center rounded-12 md:size-12 ${className}`}>
      <Icon of={icon} size={22} />
    </span>
  )
}

function VerifiedReason() {
  return (
    <li className="tile-soft col-span-2 flex flex-col gap-x-6 overflow-hidden rounded-20 px-[1.375rem] pt-[1.375rem] text-white sm:flex-row sm:justify-between md:pt-[1.625rem] md:pl-[1.625rem]">
      <div className="max-w-md pb-5 md:max-w-[14rem] md:pb-6">
        <IconTile icon="badge-check" className="bg-mango-400 text-ink-900" />
        <h3 className="mt-4 text-[1.5rem]/[1.875rem] font-extrabold tracking-[-0.022em]">
          {VERIFIED_REASON.title}
        </h3>
        <p className="mt-1.5 text-label/[1.4375rem] text-petrol-50">{VERIFIED_REASON.text}</p>
      </div>
      <div aria-hidden="true" className="flex items-end justify-center gap-2 self-stretch sm:self-end">
        {VERIFIED_REASON.people.map((src, index) => (
          <img
            key={src}
            src={src}
            alt=""
            width="288"
            height="306"
            loading="lazy"
            className={`arch-standing min-w-0 flex-1 object-cover object-bottom sm:w-[5.25rem] sm:flex-none ${index === 1 ? 'aspect-[.7] sm:aspect-[.61]' : 'aspect-[.82] sm:aspect-[.73]'}`}
          />
        ))}
      </div>
    </li>
  )
}

function SupportReason() {
  return (
    <li className="col-span-2 gap-6 rounded-20 border border-mango-200 bg-mango-100 p-[1.375rem] sm:flex sm:items-center sm:justify-between md:p-[1.625rem]">
      <div className="sm:max-w-[13rem]">
        <IconTile icon="headphones" className="bg-white text-petrol-600" />
        <h3 className="mt-4 type-h3">{SUPPORT_REASON.title}</h3>
        <p className="mt-1 text-label/[1.4375rem] text-ink-700">{SUPPORT_REASON.text}</p>
      </div>
      <div aria-hidden="true" className="mt-4 grid gap-2 text-label/[1.3125rem] sm:mt-0 sm:max-w-[18rem]">
        <p className="ml-7 max-w-[17.125rem] justify-self-end rounded-16 rounded-br-[0.25rem] bg-petrol-600 px-3.5 py-2.5 text-white">
          {SUPPORT_REASON.question}
        </p>
        <p className="mr-7 max-w-[17.125rem] justify-self-start rounded-16 rounded-bl-[0.25rem] bg-white px-3.5 py-2.5">
          {SUPPORT_REASON.answer}
        </p>
      </div>
    </li>
  )
}
