import type { ComponentType } from 'react'
import { SectionHeading } from '#site/ui/home/section-heading.tsx'
import {
  ChooseIllustration,
  ExploreIllustration,
  RateIllustration,
  ReceiveIllustration,
} from '#site/ui/home/step-illustrations.tsx'
import { STEPS, STEPS_TEXT, STEPS_TITLE, type StepTopic } from '#site/wording/home-steps.ts'

const ILLUSTRATIONS: Record<StepTopic, ComponentType> = {
  explore: ExploreIllustration,
  choose: ChooseIllustration,
  receive: ReceiveIllustration,
  rate: RateIllustration,
}

/** Four steps, each illustrated with a small part of the real interface. */
export function HowItWorks() {
  return (
    <section
      id="servicios"
      tabIndex={-1}
      aria-labelledby="servicios-titulo"
      className="mt-16 border-y border-paper-200 bg-paper-100 py-14 outline-none md:mt-24 md:py-20"
    >
      <div className="container-page">
        <SectionHeading id="servicios-titulo" title={STEPS_TITLE} text={STEPS_TEXT} />
        <ol className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-6 md:mt-8 lg:grid-cols-4">
          {STEPS.map(({ topic, title, text }, index) => {
            const Illustration = ILLUSTRATIONS[topic]
            return (
              <li
                key={topic}
                className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-1 sm:content-start"
              >
                <div
                  aria-hidden="true"
                  className="grid h-[7.25rem] overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1 sm:h-[11.5rem] sm:rounded-20"
                >
                  <Illustration />
                </div>
                <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 sm:mt-5">
                  <span
                    aria-hidden="true"
                    className="grid size-[1.875rem] place-items-center rounded-pill bg-petrol-600 font-extrabold text-white sm:size-[2.125rem]"
                  >
                    {index + 1}
                  </span>
                  <h3 className="type-h3">{title}</h3>
                  <p className="col-span-2 mt-1.5 text-label/[1.375rem] text-ink-600 sm:col-span-1 sm:col-start-2">
                    {text}
                  </p>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
