import { cardEntrance } from '#ui/technicians/card-entrance.ts'
import { type CardTechnician, TechnicianCard } from '#ui/technicians/technician-card.tsx'

interface TechnicianGridProps {
  technicians: readonly CardTechnician[]
  today: string
  /** Columns and gaps; the catalogue and the home page differ. */
  className: string
  photoSizes?: string
  /** How many cards are seen before any scrolling: their photos come first. */
  eagerCount?: number
  /** Without it the cards simply stand there. */
  entrance?: boolean
}

export function TechnicianGrid(props: TechnicianGridProps) {
  const { technicians, today, className, photoSizes, eagerCount = 0, entrance = true } = props
  return (
    <ul className={className}>
      {technicians.map((technician, index) => (
        <li
          key={technician.uid ?? technician.slug}
          className={`min-w-0 ${entrance ? cardEntrance(index) : ''}`}
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
