import { useState } from 'react'
import { plainText } from '#domain/plain-text.ts'
import { SPECIALTIES } from '#domain/technicians/specialties.ts'
import { SYNONYMS } from '#domain/technicians/specialty-names.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/basics/text-field.tsx'
import { EditorCard } from '#ui/editor/editor-card.tsx'
import { useEditor } from '#ui/editor/editor-context.ts'
import { ToggleChip } from '#ui/editor/toggle-chip.tsx'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'

type Offered = (typeof SPECIALTIES)[number]

/** So many are shown before somebody asks for all, beside those chosen. */
const SHOWN_AT_FIRST = 9

/** The 24 of section 3. Those chosen stand first; all of them are there without JavaScript. */
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
  const hydrated = useHydrated()
  const { live } = useEditor()
  const [wanted, setWanted] = useState('')
  const [all, setAll] = useState(false)
  const ordered = [
    ...chosen.flatMap(label => SPECIALTIES.find(each => each.label === label) ?? []),
    ...SPECIALTIES.filter(({ label }) => !chosen.includes(label)),
  ]
  const isShown = (specialty: Offered, at: number) => {
    if (!hydrated || live.especialidades.includes(specialty.label)) return true
    return wanted.trim() === '' ? all || at < chosen.length + SHOWN_AT_FIRST : isNamed(specialty, wanted)
  }
  const shown = ordered.filter(isShown)
  return (
    <>
      {hydrated && (
        <div className="mb-3.5">
          <TextField
            label="Busca tu oficio"
            icon="search"
            type="search"
            value={wanted}
            onChange={event => setWanted(event.currentTarget.value)}
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
            placeholder="Ej.: nevera, tubería, pintor"
          />
          <p role="status" className="sr-only">
            {wanted.trim() !== '' && `${shown.length} a la vista`}
          </p>
        </div>
      )}
      <fieldset>
        <legend className="sr-only">Especialidades</legend>
        <ul className="flex flex-wrap gap-2">
          {ordered.map(specialty => (
            <li key={specialty.slug} hidden={!shown.includes(specialty)}>
              <ToggleChip
                name="especialidades"
                value={specialty.label}
                defaultChecked={chosen.includes(specialty.label)}
              />
            </li>
          ))}
          {hydrated && !all && wanted.trim() === '' && (
            <li>
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

function isNamed({ label }: Offered, wanted: string): boolean {
  const plain = plainText(wanted)
  return [plainText(label), ...SYNONYMS[label]].some(name => name.includes(plain))
}
