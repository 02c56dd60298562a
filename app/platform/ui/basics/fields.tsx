import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

export interface FieldTexts {
  label: string
  /** Help under the field; replaced by `error`. */
  hint?: ReactNode
  error?: string | null
  /** Shows 'Opcional' beside the label. */
  optional?: boolean
}

interface FieldFrameProps extends FieldTexts {
  id: string
  aside?: ReactNode
  /** Label and note stand beside the control, which takes two rows. */
  isBeside?: boolean
  children: ReactNode
}

/** Label above, hint or error below, for every kind of field. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  aside,
  isBeside = false,
  children,
}: FieldFrameProps) {
  return (
    <div className={isBeside ? 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3' : 'min-w-0'}>
      <label
        htmlFor={id}
        className={`flex items-baseline justify-between gap-3 text-label font-bold ${isBeside ? '' : 'mb-2'}`}
      >
        {label}
        {optional && <span className="text-support font-normal text-ink-600">Opcional</span>}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
      {aside}
    </div>
  )
}

export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  if (error)
    return (
      <p
        id={noteId(id)}
        role="alert"
        className="mt-[0.4375rem] flex items-start gap-1.5 text-support font-semibold text-red-600"
      >
        <Icon of="triangle-alert" size={16} className="mt-0.5" />
        {error}
      </p>
    )
  if (hint)
    return (
      <p id={noteId(id)} className="mt-[0.4375rem] text-support text-ink-600">
        {hint}
      </p>
    )
  return null
}

/** The ARIA attributes that tie a field to its note. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    'aria-describedby': hint || error ? noteId(id) : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

const noteId = (id: string) => `${id}-note`

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
          ref={input => markEmpty(input)}
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

/** `data-empty` follows the value, typed or rendered: WebKit writes today's date into an empty field (fields.css). */
function markEmpty(input: HTMLInputElement | null) {
  if (input?.type !== 'date') return
  const mark = () => input.toggleAttribute('data-empty', input.value === '')
  mark()
  input.addEventListener('input', mark)
  return () => input.removeEventListener('input', mark)
}

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

interface SegmentedChoiceProps<Value extends string> {
  legend: string
  name: string
  defaultValue: Value
  choices: readonly { value: Value; label: string }[]
}

/** Radio buttons as one segmented bar. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, name, defaultValue, choices } = props
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
              defaultChecked={choice.value === defaultValue}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
