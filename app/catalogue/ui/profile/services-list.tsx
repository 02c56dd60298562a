import { BookLink } from '#catalogue/ui/card/book-link.tsx'
import { agreedPriceText, profilePriceText } from '#platform/wording/price.ts'
import type { OfferedService } from '#technicians/domain/technician.ts'

interface ServicesListProps {
  services: readonly OfferedService[]
  technician: { readonly uid: string | null; readonly disponible: boolean }
}

/** Section 2, 'Servicios y tarifas'. Its buttons are white: the page has one mango button, in the booking card. */
export function ServicesList({ services, technician }: ServicesListProps) {
  return (
    <ul className="rounded-16 border border-paper-200 bg-white px-4.5 shadow-1 md:px-6">
      {services.map((service, index) => (
        <ServiceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two services may be called the same.
          key={index}
          service={service}
          technician={technician}
        />
      ))}
    </ul>
  )
}

function ServiceRow({
  service,
  technician,
}: Pick<ServicesListProps, 'technician'> & { service: OfferedService }) {
  const { nombre, codigo, descripcion, tarifa, precioSugerido } = service
  const name = nombre.trim() || 'Servicio'
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-paper-200 py-4.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:py-5">
      <div className="min-w-0">
        <h3 className="text-[1.125rem]/6 font-bold tracking-[-0.015em]">
          {name}{' '}
          {codigo && (
            <span className="ml-1 text-support font-normal tracking-normal text-ink-600">{codigo}</span>
          )}
        </h3>
        {descripcion && <p className="mt-1 text-label/[1.375rem] text-ink-600">{descripcion}</p>}
        {tarifa && <p className="mt-1 text-label text-ink-600">Tipo: {tarifa}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="sm:text-right">
          <span className="block text-support text-ink-600">{precioSugerido === 0 ? 'Precio' : 'Desde'}</span>
          <span className="block text-[1.125rem]/6 font-extrabold tracking-[-0.022em] whitespace-nowrap">
            {precioSugerido === 0 ? agreedPriceText(precioSugerido) : profilePriceText(precioSugerido)}
          </span>
        </p>
        <BookLink technician={technician} servicio={nombre} kind="white">
          : {name}
        </BookLink>
      </div>
    </li>
  )
}
