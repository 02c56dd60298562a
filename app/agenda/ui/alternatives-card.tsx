import { type LinkedRescue, offerTitles, RescueOffer } from '#agenda/ui/rescue-offer.tsx'

interface AlternativesCardProps {
  rescue: LinkedRescue
  today: string
  now: Date
}

/** On the page of a lost visit: what Mis reservas offers for it. */
export function AlternativesCard({ rescue, today, now }: AlternativesCardProps) {
  const [title, detail] = offerTitles(rescue, today, now)
  return (
    <section
      id="otros"
      aria-labelledby="otros-titulo"
      className="mt-4 scroll-mt-16 overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2"
    >
      <div className="border-b border-primary-200 bg-primary-50 px-4 py-3.5 sm:px-6">
        <h2 id="otros-titulo" className="text-lead/6 font-extrabold tracking-[-0.022em]">
          {title}
        </h2>
        {detail && <p className="text-support text-ink-700">{detail}</p>}
      </div>
      <RescueOffer rescue={rescue} today={today} now={now} primary isOnPage />
    </section>
  )
}
