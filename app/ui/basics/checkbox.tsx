import type { ComponentProps, ReactNode } from 'react'

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> {
  label: ReactNode
}

export function Checkbox({ label, ...rest }: TickProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-body text-ink-700">
      <input {...rest} type="checkbox" className="check-box" />
      {label}
    </label>
  )
}

/** The same question as a box, for what takes effect as a state: on or off. */
export function Switch({ label, ...rest }: TickProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-body text-ink-900">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says whether it is checked. */}
      <input {...rest} type="checkbox" role="switch" className="switch-track" />
      {label}
    </label>
  )
}
