import type { ReactNode } from 'react'
import { servicePath } from '#bookings/domain/booking-paths.ts'
import { useWithSearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { Button, ButtonLink, type ButtonStyle } from '#platform/ui/basics/button.tsx'
import { NOT_RECEIVING_TEXT } from '#technicians/wording/availability.ts'

interface BookLinkProps extends ButtonStyle {
  technician: { readonly uid: string | null; readonly disponible: boolean }
  /** The name of the service to book. */
  servicio?: string
  /** Follows 'Reservar', for screen readers: ' con Ana Ruiz'. */
  children?: ReactNode
}

/** 'Reservar'; disabled, with the reason, when nobody can book (D44). Where it is disabled the reason is visible nearby. */
export function BookLink(props: BookLinkProps) {
  const { technician, servicio = '', children, ...style } = props
  const { uid, disponible } = technician
  const withSearchedWork = useWithSearchedWork()
  const label = (
    <span>
      Reservar
      {children && <span className="sr-only">{children}</span>}
      {!disponible && <span className="sr-only">. {NOT_RECEIVING_TEXT}</span>}
    </span>
  )
  if (uid && disponible)
    return (
      <ButtonLink to={withSearchedWork(servicePath(uid, servicio))} {...style}>
        {label}
      </ButtonLink>
    )
  return (
    <Button disabled {...style}>
      {label}
    </Button>
  )
}
