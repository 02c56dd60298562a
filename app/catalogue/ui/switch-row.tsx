import { useId } from 'react'

interface SwitchRowProps {
  label: string
  hint: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A labelled switch that fills its row. Submitted as '1'. */
export function SwitchRow({ label, hint, name, checked, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-3">
      <span>
        <span className="block text-label font-bold">{label}</span>
        <span className="block text-support text-ink-600">{hint}</span>
      </span>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
        role="switch"
        name={name}
        value="1"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
        className="switch-track"
      />
    </label>
  )
}
