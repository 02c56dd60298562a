import { COUNTERS, COUNTERS_LABEL } from '#site/wording/home-testimonials.ts'

export function Counters() {
  return (
    <section aria-label={COUNTERS_LABEL} className="container-page mt-14 md:mt-[5.5rem]">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-8 border-y-2 border-ink-900 py-7 sm:grid-cols-3 md:flex md:justify-between md:py-10">
        {COUNTERS.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-label text-ink-600">{label}</dt>
            <dd className="text-[2.125rem]/[2.5rem] font-extrabold tracking-[-0.03em] text-petrol-600 md:text-[2.5rem]/[3.25rem] lg:text-[2.875rem]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
