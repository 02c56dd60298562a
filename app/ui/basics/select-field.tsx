import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from '#ui/basics/field-frame.tsx'
import { useFieldAnswer } from '#ui/basics/form-answer.ts'
import { Icon } from '#ui/basics/icon.tsx'

interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'className' | 'style' | 'id' | 'multiple'> {}

/** A native list; its options are the children. */
export function SelectField({ label, hint, error, name, defaultValue, ...rest }: SelectFieldProps) {
  const id = useId()
  const answer = useFieldAnswer(name)
  const texts = { label, hint, error: error ?? answer.error }
  return (
    <FieldFrame id={id} {...texts}>
      <span className="relative block">
        <select
          {...rest}
          {...describedBy(id, texts)}
          id={id}
          name={name}
          defaultValue={rest.value === undefined ? (answer.typed ?? defaultValue) : undefined}
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
