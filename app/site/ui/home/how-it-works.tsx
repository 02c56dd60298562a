import type { ComponentType } from 'react'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { SectionHeading } from '#site/ui/home/section-heading.tsx'
import { STEP_PIECES, STEPS, STEPS_TEXT, STEPS_TITLE, type StepTopic } from '#site/wording/home-texts.ts'

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
        <Steps />
      </div>
    </section>
  )
}

/** The four steps. */
export function Steps() {
  return (
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
  )
}

// Decorative miniatures of the interface, one per step; square on a phone.

function ExploreIllustration() {
  const [second, first] = STEP_PIECES.found
  return (
    <div className="flex items-center justify-center -space-x-4 sm:flex-col sm:items-stretch sm:gap-2 sm:space-x-0 sm:pl-5">
      <SearchResult {...second} second />
      <SearchResult {...first} />
    </div>
  )
}

function SearchResult({ portrait, name, rating, second = false }: SearchResultProps) {
  return (
    <div
      className={`flex items-center gap-2.5 rounded-12 border-paper-200 text-label font-bold sm:border sm:bg-paper-50 sm:p-1.5 sm:pr-3 ${second ? 'sm:order-last sm:-mr-px sm:ml-5 sm:rounded-r-none sm:border-r-0 sm:text-ink-500' : 'sm:mr-5'}`}
    >
      <Portrait
        src={portrait}
        className={`rounded-pill border-3 border-white sm:size-10 sm:border-0 ${second ? 'size-15' : 'z-1 size-17'}`}
      />
      <span className="hidden sm:inline">{name}</span>
      <span className="ml-auto hidden items-center gap-1 sm:flex">
        <Icon of="star" size={15} className="fill-primary-500 stroke-primary-500" />
        {rating}
      </span>
    </div>
  )
}

interface SearchResultProps {
  portrait: string
  name: string
  rating: string
  second?: boolean
}

function ChooseIllustration() {
  return (
    <>
      <div className="m-auto w-[5.25rem] overflow-hidden rounded-12 border-[1.5px] border-petrol-600 text-center sm:hidden">
        <span className="block bg-petrol-600 text-small/[1.375rem] font-bold text-white">
          {STEP_PIECES.day}
        </span>
        <span className="block text-22/10 font-extrabold tracking-[-0.03em]">{STEP_PIECES.chosen}</span>
      </div>
      <div className="m-auto hidden w-full max-w-[17rem] grid-cols-3 gap-2 px-5 text-center text-label font-bold sm:grid">
        {STEP_PIECES.hours.map(hour => (
          <span key={hour} className={`rounded-12 border py-[0.6875rem] ${hourClasses(hour)}`}>
            {hour}
          </span>
        ))}
      </div>
    </>
  )
}

function hourClasses(hour: string): string {
  if (hour === STEP_PIECES.taken) return 'border-paper-300 bg-paper-100 text-ink-500 line-through'
  if (hour === STEP_PIECES.chosen) return 'border-petrol-600 bg-petrol-600 text-white'
  return 'border-paper-300 bg-white'
}

function ReceiveIllustration() {
  return (
    <div className="flex flex-col bg-wall">
      <div className="flex flex-1 items-end justify-center">
        <div className="arch-standing h-[5.5rem] w-[4.75rem] border-4 border-b-0 border-petrol-600 bg-petrol-800 sm:h-33 sm:w-29 sm:border-6 sm:border-b-0">
          <img
            src={STEP_PIECES.doorway}
            alt=""
            width="288"
            height="306"
            loading="lazy"
            className="size-full object-cover object-bottom"
          />
        </div>
      </div>
      <div className="zocalo h-4 bg-[size:1rem_1rem]! sm:h-[1.375rem] sm:bg-[size:1.375rem_1.375rem]!" />
    </div>
  )
}

const FIVE = [1, 2, 3, 4, 5] as const

function RateIllustration() {
  return (
    <div className="flex flex-col items-center justify-center gap-1 sm:gap-4">
      <span className="flex gap-0.5 sm:gap-1.5">
        {FIVE.map(star => (
          <Icon
            of="star"
            key={star}
            className="size-[0.9375rem] fill-primary-500 stroke-primary-500 sm:size-7"
          />
        ))}
      </span>
      <span className="text-28 font-extrabold tracking-[-0.03em] sm:hidden">{STEP_PIECES.rating}</span>
      <span className="hidden text-17/6 font-semibold text-ink-700 sm:inline">{STEP_PIECES.comment}</span>
    </div>
  )
}

interface PortraitProps {
  src: string
  /** Size and shape of the frame. */
  className: string
}

/** A drawn person cropped to the head. */
function Portrait({ src, className }: PortraitProps) {
  return (
    <span className={`block shrink-0 overflow-hidden ${className}`}>
      <img
        src={src}
        alt=""
        width="288"
        height="306"
        loading="lazy"
        className="size-full origin-[50%_36%] scale-[1.28] object-cover object-top"
      />
    </span>
  )
}
