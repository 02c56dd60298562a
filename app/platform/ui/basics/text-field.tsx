import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from '#platform/ui/basics/field-frame.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'readOnly'> {
  icon?: IconName
  /** Read-only, and not submitted. */
  locked?: boolean
  /** A control at the right end, inside the box. */
  trailing?: ReactNode
  /** The padding class that leaves room for `trailing`. */
  trailingRoom?: string
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    icon,
    locked,
    trailing,
    trailingRoom = 'pr-14',
    defaultValue,
    name,
    ...rest
  } = props
  const id = useId()
  const feedback = useFieldFeedback(name)
  const texts = { label, hint, optional, error: error ?? feedback.error }
  const leading = locked ? 'lock' : icon
  return (
    <FieldFrame id={id} {...texts}>
      <span className="relative block">
        {leading && (
          <Icon of={leading} className="pointer-events-none absolute top-3.5 left-3.5 text-ink-500" />
        )}
        <input
          type="text"
          {...rest}
          {...describedBy(id, texts)}
          id={id}
          name={locked ? undefined : name}
          readOnly={locked}
          defaultValue={rest.value === undefined ? (feedback.submitted ?? defaultValue) : undefined}
          className={`field-box ${leading ? 'pl-[2.6875rem]' : ''} ${trailing ? trailingRoom : ''}`}
        />
        {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
      </span>
    </FieldFrame>
  )
}
