interface SegmentedChoiceProps<Value extends string> {
  legend: string
  name: string
  defaultValue?: Value
  /** With `value` it is controlled, through `onChoose`. */
  value?: Value
  onChoose?: (value: Value) => void
  choices: readonly { value: Value; label: string }[]
}

/** Radio buttons as one segmented bar. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, name, defaultValue, value, onChoose, choices } = props
  return (
    <fieldset>
      <legend className="mb-2 text-label font-bold">{legend}</legend>
      <div className="flex rounded-12 border-[1.5px] border-ink-400 bg-white">
        {choices.map(choice => (
          <label
            key={choice.value}
            className="relative flex min-h-11 flex-1 items-center justify-center border-l border-ink-200 px-2 text-label font-bold text-ink-800 transition-colors first:rounded-l-[0.625rem] first:border-l-0 last:rounded-r-[0.625rem] hover:bg-petrol-50 has-checked:bg-petrol-600 has-checked:text-white has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={onChoose && (() => onChoose(choice.value))}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
