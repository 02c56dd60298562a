import { type BookingFigures, countOpen, type DossierReport } from '#moderation/domain/person-dossier.ts'
import { DossierAnchor } from '#moderation/ui/dossier/fold.tsx'
import { numberText } from '#platform/wording/price.ts'
import { countPendingCredentials, type DossierCredential } from '#verification/domain/admin-credentials.ts'

interface TechnicianAnchorsProps {
  reports: readonly DossierReport[]
  credentials: readonly DossierCredential[]
  counted: { readonly valid: number; readonly listed: number }
  bookings: BookingFigures
}

/** On narrow screens: what the dossier of a technician holds. */
export function TechnicianAnchors({ reports, credentials, counted, bookings }: TechnicianAnchorsProps) {
  const open = countOpen(reports)
  const waiting = countPendingCredentials(credentials)
  const booked = Object.values(bookings).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label="En esta ficha" className="scroll-row mt-4 lg:hidden">
      {open > 0 && (
        <DossierAnchor to="#reportes" title="Reportes">
          <span className="text-red-600">{open}</span>
        </DossierAnchor>
      )}
      <DossierAnchor to="#revisiones" title="Revisiones">
        {waiting > 0 ? `${waiting} por revisar` : `${counted.valid} de ${counted.listed}`}
      </DossierAnchor>
      <DossierAnchor to="#reservas" title="Reservas">
        {numberText(booked)}
      </DossierAnchor>
      <DossierAnchor to="#historial" title="Historial" />
      <DossierAnchor to="#perfil" title="Perfil" />
    </nav>
  )
}
