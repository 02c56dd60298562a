import { AvailabilityFields } from '#technicians/ui/editor/availability-fields.tsx'
import { ExceptionsField } from '#technicians/ui/editor/exceptions-field.tsx'
import { LicencesField } from '#technicians/ui/editor/licences-field.tsx'
import { PersonalFields } from '#technicians/ui/editor/personal-fields.tsx'
import { PRICE_KINDS_ID } from '#technicians/ui/editor/service-row.tsx'
import { ServicesField } from '#technicians/ui/editor/services-field.tsx'
import { SpecialtiesField } from '#technicians/ui/editor/specialties-field.tsx'
import { TextListField } from '#technicians/ui/editor/text-list-field.tsx'
import { WeeklyHoursFields } from '#technicians/ui/editor/weekly-hours-fields.tsx'
import { ZonesField } from '#technicians/ui/editor/zones-field.tsx'

const PRICE_KINDS = ['por visita', 'por hora', 'por unidad', 'por metro', 'por proyecto'] as const

export function EditorFields({ today }: { today: string }) {
  return (
    <>
      <PersonalFields />
      <SpecialtiesField />
      <ServicesField />
      <datalist id={PRICE_KINDS_ID}>
        {PRICE_KINDS.map(kind => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <ZonesField />
      <TextListField
        group="certificaciones"
        inputName="certificacion"
        title="Certificaciones"
        hint="Escribe y presiona Enter."
        label="Nueva certificación"
        placeholder="Ej.: Soldadura en cobre, SENA"
      />
      <LicencesField />
      <TextListField
        group="tags"
        inputName="tag"
        title="Etiquetas"
        hint="Otras palabras con las que te buscan. Escribe y presiona Enter."
        label="Nueva etiqueta"
        placeholder="Ej.: urgencias, calentadores"
      />
      <AvailabilityFields />
      <WeeklyHoursFields />
      <ExceptionsField today={today} />
    </>
  )
}
