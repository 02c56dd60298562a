import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from '#platform/ui/basics/field-frame.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'className' | 'style' | 'id' | 'multiple'> {}

/** A native select; its options are the children. */
export function SelectField({ label, hint, error, name, defaultValue, ...rest }: SelectFieldProps) {
  const id = useId()
  const feedback = useFieldFeedback(name)
  const texts = { label, hint, error: error ?? feedback.error }
  return (
    <FieldFrame id={id} {...texts}>
      <span className="relative block">
        <select
          {...rest}
          {...describedBy(id, texts)}
          id={id}
          name={name}
          defaultValue={rest.value === undefined ? (feedback.submitted ?? defaultValue) : undefined}
          className="field-box appearance-none pr-11"
        />
        <Icon
          of="chevron-down"
          size={18}
          className="pointer-events-none absolute top-[0.9375rem] right-3.5 text-ink-600"
        />
      </span>
    </FieldFrame>
  )
}
