import { ProfileSection } from '#catalogue/ui/profile/profile-section.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { fullDateText } from '#platform/wording/dates.ts'
import type { Licence } from '#technicians/domain/technician.ts'

export function Certificates({ names }: { names: readonly string[] }) {
  return (
    <ProfileSection title="Certificaciones">
      <ul className="grid grid-cols-1 gap-3.5 pt-1">
        {names.map(name => (
          <li key={name} className="flex items-start gap-3">
            <Icon of="award" className="mt-0.5 text-petrol-600" />
            {name}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

export function Licences({ licences }: { licences: readonly Licence[] }) {
  return (
    <ProfileSection title="Licencias">
      <ul className="grid grid-cols-1 gap-2.5">
        {licences.map(({ tipo, entidad, numero, vence }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two licences may read the same.
            key={index}
            className="flex items-start gap-3.5 rounded-16 border border-paper-200 bg-white p-4 shadow-1"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
              <Icon of="file-check" size={22} />
            </span>
            <div className="min-w-0">
              <h3 className="text-body font-bold">{tipo || 'Licencia'}</h3>
              {(entidad || numero) && (
                <p className="text-label text-ink-600">
                  {[entidad, numero && `N.º ${numero}`].filter(Boolean).join(' · ')}
                </p>
              )}
              <p className="text-label text-ink-600">Vence el {fullDateText(vence)}</p>
            </div>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

export function Coverage({ zones }: { zones: readonly string[] }) {
  return (
    <ProfileSection title="Cobertura">
      <ul className="flex flex-wrap gap-1.5">
        {zones.map(zone => (
          <li
            key={zone}
            className="flex min-h-8 items-center gap-1.5 rounded-8 bg-petrol-50 px-3 text-label font-semibold text-petrol-700"
          >
            <Icon of="map-pin" size={15} />
            {zone}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
