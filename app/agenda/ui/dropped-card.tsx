import { type ReactNode, useEffect, useRef } from 'react'
import { droppedText } from '#agenda/wording/own-technicians.ts'
import { technicianName } from '#platform/wording/person-names.ts'

interface DroppedCardProps {
  nombre: string
  /** As it was: its place is kept. */
  card: ReactNode
  /** The way back. */
  children: ReactNode
}

/** In the place of a card that was taken off. It gets the focus of the button that was in it. */
export function DroppedCard({ nombre, card, children }: DroppedCardProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div className="relative grid">
      <div inert className="invisible grid">
        {card}
      </div>
      <div
        ref={box}
        role="status"
        tabIndex={-1}
        className="absolute inset-0 grid content-center justify-items-center gap-1 rounded-16 border border-dashed border-paper-300 p-4 text-center outline-none"
      >
        <p className="text-label text-ink-600">{droppedText(technicianName(nombre))}</p>
        {children}
      </div>
    </div>
  )
}
