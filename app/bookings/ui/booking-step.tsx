import type { ReactNode } from 'react'

interface BookingStepProps {
  number: number
  title: string
  children: ReactNode
  /** Without the connecting line. */
  last?: boolean
}

/** One numbered step of the booking form. */
export function BookingStep({ number, title, children, last = false }: BookingStepProps) {
  return (
    <section className="grid grid-cols-[2.125rem_minmax(0,1fr)] gap-x-3 md:gap-x-[1.125rem]">
      <div aria-hidden="true" className="flex flex-col items-center md:row-span-2">
        <span className="grid size-[2.125rem] shrink-0 place-items-center rounded-pill bg-petrol-600 text-label font-extrabold text-white">
          {number}
        </span>
        {!last && <span className="mt-2.5 hidden w-0.5 flex-1 bg-paper-200 md:block" />}
      </div>
      <h2 className="self-center text-22/7.5 font-extrabold tracking-[-0.022em]">{title}</h2>
      <div className={`col-span-2 mt-3.5 md:col-span-1 md:col-start-2 ${last ? '' : 'pb-9 md:pb-10'}`}>
        {children}
      </div>
    </section>
  )
}
