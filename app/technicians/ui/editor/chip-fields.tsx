import { useState } from 'react'
import { plainText } from '#platform/domain/plain-text.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'
import { COVERAGE_ZONES } from '#technicians/domain/technician.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { EditorCard, MissingHint } from '#technicians/ui/editor/editor-sections.tsx'
import { specialtiesSummary, zonesSummary } from '#technicians/wording/profile-summary.ts'

type Specialty = (typeof SPECIALTIES)[number]

/** Shown besides the chosen ones until all are requested; fewer on phones. */
const INITIALLY_SHOWN = 9
const SHOWN_ON_PHONES = 3

/**
 * The 24 of section 3, chosen ones first; without JavaScript all are shown. By media query and not after hydration, which
 * would move everything below.
 */
export function SpecialtiesField() {
  return (
    <EditorCard
      id="especialidades"
      title="Especialidades"
      hint="Marca todo lo que haces bien."
      summary={specialtiesSummary(useEditor().draft)}
      fields={['especialidades']}
      points={['specialty']}
    >
      <Chips />
      <MissingHint point="specialty" />
    </EditorCard>
  )
}

function Chips() {
  const { draft } = useEditor()
  // Those of the beginning: chips do not move while they are ticked.
  const [chosen] = useState(draft.especialidades)
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const ordered = [
    ...chosen.flatMap(label => SPECIALTIES.find(each => each.label === label) ?? []),
    ...SPECIALTIES.filter(({ label }) => !chosen.includes(label)),
  ]
  const isShown = (specialty: Specialty, index: number) => {
    if (draft.especialidades.includes(specialty.label)) return true
    return search.trim() === ''
      ? all || index < chosen.length + INITIALLY_SHOWN
      : matchesSearch(specialty, search)
  }
  const shown = ordered.filter(isShown)
  const isFolded = !all && search.trim() === ''
  const visibilityOf = (specialty: Specialty, index: number) => {
    if (!shown.includes(specialty)) return 'hidden noscript:block'
    const isSpare = isFolded && index >= chosen.length + SHOWN_ON_PHONES
    return isSpare && !draft.especialidades.includes(specialty.label) ? 'max-sm:hidden noscript:block' : ''
  }
  return (
    <>
      <div className="mb-3.5 noscript:hidden">
        <TextField
          label="Busca tu oficio"
          icon="search"
          type="search"
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          placeholder="Ej.: nevera, plomero, pintor"
        />
        <p role="status" className="sr-only">
          {search.trim() !== '' && `${shown.length} a la vista`}
        </p>
      </div>
      <fieldset>
        <legend className="sr-only">Especialidades</legend>
        <ul className="flex flex-wrap gap-2">
          {ordered.map((specialty, index) => (
            <li key={specialty.slug} className={visibilityOf(specialty, index)}>
              <ToggleChip
                name="especialidades"
                value={specialty.label}
                checked={draft.especialidades.includes(specialty.label)}
              />
            </li>
          ))}
          {isFolded && (
            <li className="noscript:hidden">
              <Button
                kind="white"
                className="border-dashed border-petrol-300! text-petrol-600!"
                onClick={() => setAll(true)}
              >
                Ver las {SPECIALTIES.length}
              </Button>
            </li>
          )}
        </ul>
      </fieldset>
    </>
  )
}

function matchesSearch({ label }: Specialty, search: string): boolean {
  const plain = plainText(search)
  return [plainText(label), ...specialtyNames(label)].some(name => name.includes(plain))
}

export function ZonesField() {
  const { draft } = useEditor()
  return (
    <EditorCard
      id="zonas"
      title="Zonas de cobertura"
      hint="Las partes de tu ciudad a las que llegas."
      summary={zonesSummary(draft)}
      fields={['zonasCobertura']}
      points={['zone']}
    >
      <fieldset>
        <legend className="sr-only">Zonas de cobertura</legend>
        <ul className="flex flex-wrap gap-2">
          {COVERAGE_ZONES.map(zone => (
            <li key={zone}>
              <ToggleChip name="zonasCobertura" value={zone} checked={draft.zonasCobertura.includes(zone)} />
            </li>
          ))}
        </ul>
      </fieldset>
      <MissingHint point="zone" />
    </EditorCard>
  )
}

interface ToggleChipProps {
  name: string
  value: string
  checked: boolean
}

/** A checkbox that looks like a chip. */
function ToggleChip({ value, ...field }: ToggleChipProps) {
  const { onChange } = useEditor()
  return (
    <label className="group/chip relative inline-flex min-h-11 items-center gap-1.5 rounded-12 border border-paper-300 bg-white px-3.5 text-label font-bold text-ink-800 transition-colors hover:border-ink-400 has-checked:border-petrol-600 has-checked:bg-petrol-50 has-checked:text-petrol-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600">
      <input
        {...field}
        type="checkbox"
        value={value}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none rounded-12 outline-none"
      />
      <Icon of="check" size={16} className="hidden group-has-checked/chip:block" />
      {value}
    </label>
  )
}
