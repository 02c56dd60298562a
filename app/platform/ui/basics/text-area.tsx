import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'> {
  /** Below the hint, such as a counter. */
  aside?: ReactNode
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  name,
  aside,
  defaultValue,
  ...rest
}: TextAreaProps) {
  const id = useId()
  const feedback = useFieldFeedback(name)
  const texts = { label, hint, optional, error: error ?? feedback.error }
  return (
    <FieldFrame id={id} {...texts} aside={aside}>
      <textarea
        rows={4}
        {...rest}
        {...describedBy(id, texts)}
        id={id}
        name={name}
        defaultValue={rest.value === undefined ? (feedback.submitted ?? defaultValue) : undefined}
        className="field-box block resize-y py-3"
      />
    </FieldFrame>
  )
}
