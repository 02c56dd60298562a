import { useEffect, useRef } from 'react'

/** The id of the form for several rows (bulk-bar.tsx); the boxes of the rows belong to it. */
export const BULK_FORM = 'varios'

interface SelectBoxProps {
  value: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The checkbox of a row, with a target of 44 px. */
export function SelectBox({ value, label, checked, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-11 place-items-center max-lg:absolute max-lg:top-[1.125rem] max-lg:left-1.5 lg:-m-[0.6875rem]">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        name="fila"
        form={BULK_FORM}
        value={value}
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
        className="check-box"
      />
    </label>
  )
}

interface SelectAllBoxProps {
  chosen: number
  rows: number
  onChange: (checked: boolean) => void
}

/** Selects the whole page; mixed while only some rows are chosen. */
export function SelectAllBox({ chosen, rows, onChange }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isMixed = chosen > 0 && chosen < rows
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-support font-semibold text-ink-700 lg:-m-[0.6875rem] lg:grid lg:size-11 lg:place-items-center">
      <input
        ref={box}
        type="checkbox"
        checked={rows > 0 && chosen === rows}
        onChange={event => onChange(event.currentTarget.checked)}
        className="check-box"
      />
      <span className="lg:sr-only">Seleccionar todos los de esta página</span>
    </label>
  )
}
