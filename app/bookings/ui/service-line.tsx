import { isGuaranteeVisit } from '#bookings/domain/guarantee-visit.ts'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'

interface ServiceLineProps {
  /** Empty for 'No sé, que lo revise': then there is no line. */
  servicio: string
  precio: number | null
  className?: string
}

/** The booked service and its price at that moment. */
export function ServiceLine({ servicio, precio, className = '' }: ServiceLineProps) {
  const isFree = isGuaranteeVisit({ precio })
  if (servicio === '' && !isFree) return null
  return (
    <p className={`flex gap-2 text-label/6 text-ink-700 ${className}`}>
      <Icon of="wrench" size={17} className="mt-[0.1875rem] text-petrol-600" />
      <span className="min-w-0 dots">
        {servicio && <span className="font-bold break-words text-ink-900">{servicio}</span>}
        {isFree ? (
          <span>{FREE_BY_GUARANTEE_TEXT}</span>
        ) : (
          isPrice(precio) && <span>{profilePriceText(precio)}</span>
        )}
      </span>
    </p>
  )
}
