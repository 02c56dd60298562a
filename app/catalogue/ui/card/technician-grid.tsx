import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { TechnicianCard } from '#catalogue/ui/card/technician-card.tsx'

interface TechnicianGridProps {
  technicians: readonly CatalogueCard[]
  today: string
  /** Columns and gaps; the catalogue and the home page differ. */
  className: string
  photoSizes?: string
  /** How many cards are above the fold: their photos are not lazy-loaded. */
  eagerCount?: number
  /** Whether the cards fade in. */
  entrance?: boolean
}

export function TechnicianGrid(props: TechnicianGridProps) {
  const { technicians, today, className, photoSizes, eagerCount = 0, entrance = true } = props
  return (
    <ul className={className}>
      {technicians.map((technician, index) => (
        <li
          key={technician.uid ?? technician.slug}
          className={`min-w-0 ${entrance ? entranceClasses(index) : ''}`}
        >
          <TechnicianCard
            technician={technician}
            today={today}
            photoSizes={photoSizes}
            eager={index < eagerCount}
          />
        </li>
      ))}
    </ul>
  )
}

// Written out in full: Tailwind finds class names in the source text.
const DELAYS = [
  'stagger-0',
  'stagger-1',
  'stagger-2',
  'stagger-3',
  'stagger-4',
  'stagger-5',
  'stagger-6',
  'stagger-7',
  'stagger-8',
  'stagger-9',
  'stagger-10',
  'stagger-11',
] as const

/** Section 2: cards fade in 100 ms apart, counted within their page of twelve. */
function entranceClasses(index: number): string {
  return `animate-card-in ${DELAYS[index % DELAYS.length]}`
}
