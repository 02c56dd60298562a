import { FileCard } from '#moderation/ui/file/file-card.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { fullDateText } from '#platform/wording/dates.ts'
import type { Licence } from '#technicians/domain/technician.ts'

/** The licences that the profile names; nobody has checked them. Nothing without any. */
export function LicencesCard({ licences, today }: { licences: readonly Licence[]; today: string }) {
  if (licences.length === 0) return null
  return (
    <FileCard title="Licencias que declara">
      <ul className="grid gap-3">
        {licences.map(({ tipo, entidad, numero, vence }) => (
          <li key={`${tipo} ${entidad} ${numero}`} className="min-w-0">
            <p className="font-bold wrap-anywhere">{tipo || entidad || 'Licencia'}</p>
            <p className="text-support wrap-anywhere text-ink-600">
              {[tipo && entidad, numero && `N.º ${numero}`, vence && `Vence el ${fullDateText(vence)}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {vence !== '' && vence < today && (
              <p className="mt-1">
                <Badge tone="red" icon="calendar-x">
                  Vencida
                </Badge>
              </p>
            )}
          </li>
        ))}
      </ul>
    </FileCard>
  )
}
