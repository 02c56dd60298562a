import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> {
  label: ReactNode
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-body text-ink-700">
      <input {...rest} type="checkbox" className="check-box" />
      {label}
    </label>
  )
}

/** A checkbox that looks like a switch, for settings that are on or off. */
export function Switch({ label, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-body text-ink-900">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state. */}
      <input {...rest} type="checkbox" role="switch" className="switch-track" />
      {label}
    </label>
  )
}
