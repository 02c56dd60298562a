import { useState } from 'react'
import { plainText } from '#platform/domain/plain-text.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { ToggleChip } from '#technicians/ui/editor/toggle-chip.tsx'

type Specialty = (typeof SPECIALTIES)[number]

/** Shown besides the chosen ones until all are requested. */
const INITIALLY_SHOWN = 9

/**
 * The 24 of section 3, chosen ones first; without JavaScript all are shown. By media query and not after hydration, which
 * would move everything below.
 */
export function SpecialtiesField() {
  const { start, keyOf } = useEditor()
  return (
    <EditorCard
      id="especialidades"
      title="Especialidades"
      hint="Marca todo lo que haces bien."
      point="specialty"
    >
      <Chips key={keyOf('especialidades')} chosen={start.especialidades} />
    </EditorCard>
  )
}

function Chips({ chosen }: { chosen: readonly string[] }) {
  const { live } = useEditor()
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const ordered = [
    ...chosen.flatMap(label => SPECIALTIES.find(each => each.label === label) ?? []),
    ...SPECIALTIES.filter(({ label }) => !chosen.includes(label)),
  ]
  const isShown = (specialty: Specialty, index: number) => {
    if (live.especialidades.includes(specialty.label)) return true
    return search.trim() === ''
      ? all || index < chosen.length + INITIALLY_SHOWN
      : matchesSearch(specialty, search)
  }
  const shown = ordered.filter(isShown)
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
          {ordered.map(specialty => (
            <li key={specialty.slug} className={shown.includes(specialty) ? '' : 'hidden noscript:block'}>
              <ToggleChip
                name="especialidades"
                value={specialty.label}
                defaultChecked={chosen.includes(specialty.label)}
              />
            </li>
          ))}
          {!all && search.trim() === '' && (
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
