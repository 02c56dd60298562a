import { useId } from 'react'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

interface ChoiceCardsProps<Value extends string> {
  legend: string
  name: string
  defaultValue?: Value
  choices: readonly { value: Value; title: string; text: string; icon: IconName }[]
}

/** Radio buttons as two large cards side by side. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  defaultValue,
  choices,
}: ChoiceCardsProps<Value>) {
  const id = useId()
  const { error, submitted } = useFieldFeedback(name)
  const initial = submitted ?? defaultValue
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-2 text-label font-bold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {choices.map(({ value, title, text, icon }) => (
          <label
            key={value}
            className="group relative flex flex-col rounded-16 border border-paper-300 bg-white p-3.5 transition-colors hover:border-ink-400 has-checked:border-petrol-600 has-checked:bg-petrol-50 has-checked:ring-1 has-checked:ring-petrol-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              className="absolute inset-0 cursor-pointer appearance-none rounded-16 outline-none"
            />
            <Icon of={icon} size={24} className="text-petrol-600" />
            <Icon
              of="circle-check"
              className="absolute top-3 right-3 text-petrol-600 opacity-0 group-has-checked:opacity-100"
            />
            <span className="mt-px text-body font-bold">{title}</span>
            <span className="mt-[0.1875rem] text-support text-ink-600">{text}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
