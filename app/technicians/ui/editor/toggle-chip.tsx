import { Icon } from '#platform/ui/basics/icon.tsx'

interface ToggleChipProps {
  name: string
  value: string
  defaultChecked: boolean
}

/** A checkbox that looks like a chip. */
export function ToggleChip({ name, value, defaultChecked }: ToggleChipProps) {
  return (
    <label className="group/chip relative inline-flex min-h-11 items-center gap-1.5 rounded-12 border border-paper-300 bg-white px-3.5 text-label font-bold text-ink-800 transition-colors hover:border-ink-400 has-checked:border-petrol-600 has-checked:bg-petrol-50 has-checked:text-petrol-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        className="absolute inset-0 cursor-pointer appearance-none rounded-12 outline-none"
      />
      <Icon of="check" size={16} className="hidden group-has-checked/chip:block" />
      {value}
    </label>
  )
}
