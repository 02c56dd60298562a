import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback, useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useShownPassword } from '#platform/ui/basics/password-field.tsx'

const ROLES = [
  { value: 'cliente', label: 'Cliente', icon: 'house' },
  { value: 'tecnico', label: 'Técnico', icon: 'wrench' },
] as const

/** What follows the chosen role changes with it by CSS, without a script: see `ByRole`. */
export function RoleChoice() {
  const id = useId()
  const { error, submitted = 'cliente' } = useFieldFeedback('role')
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="sr-only">¿Qué necesitas?</legend>
      <div className="grid grid-cols-2 rounded-12 bg-paper-100 p-1">
        {ROLES.map(({ value, label, icon }) => (
          <label
            key={value}
            className="relative flex min-h-11 items-center justify-center gap-2 rounded-8 border border-transparent text-label font-bold text-ink-700 transition-colors has-checked:border-petrol-600 has-checked:bg-white has-checked:text-petrol-700 has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600"
          >
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === submitted}
              className="absolute inset-0 cursor-pointer appearance-none rounded-8 outline-none"
            />
            <Icon of={icon} size={18} />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-2 text-support text-ink-600">
        <ByRole cliente="Busco un técnico" tecnico="Ofrezco mis servicios" />
      </p>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}

/** One of two texts, by the role that is chosen in the surrounding form, which has the class `group/form`. */
export function ByRole({ cliente, tecnico }: { cliente: string; tecnico: string }) {
  return (
    <>
      <span className="group-has-[[value=tecnico]:checked]/form:hidden">{cliente}</span>
      <span className="hidden group-has-[[value=tecnico]:checked]/form:inline">{tecnico}</span>
    </>
  )
}

interface GroupedField extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'name'> {
  name: string
  label: string
  hint?: string
}

interface FieldGroupProps {
  legend: ReactNode
  fields: readonly GroupedField[]
  /** Side by side on phones too. */
  paired?: boolean
}

/** Fields of one subject in one box, each with its label inside. The error stands under the box. */
export function FieldGroup({ legend, fields, paired = false }: FieldGroupProps) {
  const id = useId()
  const { error } = useFormFeedback()
  const wrong = fields.find(({ name }) => name === error?.field)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-bold">{legend}</legend>
      <div
        className={`grid gap-px overflow-hidden rounded-12 border-[1.5px] border-ink-400 bg-ink-200 sm:grid-cols-2 ${paired ? 'grid-cols-2' : ''}`}
      >
        {fields.map(field =>
          field.type === 'password' ? (
            <PasswordCell key={field.name} id={`${id}-${field.name}`} {...field} />
          ) : (
            <Cell key={field.name} id={`${id}-${field.name}`} {...field} />
          ),
        )}
      </div>
      {wrong && <FieldNote id={`${id}-${wrong.name}`} error={error?.text ?? null} />}
    </fieldset>
  )
}

interface CellProps extends GroupedField {
  id: string
  trailing?: ReactNode
}

function Cell({ id, label, hint, trailing, defaultValue, ...rest }: CellProps) {
  const { error, submitted } = useFieldFeedback(rest.name)
  const described = describedBy(id, { error })
  return (
    <div className="relative bg-white">
      <div className="pointer-events-none absolute inset-x-3.5 top-2 flex justify-between gap-2 text-small">
        <label htmlFor={id} className="font-bold text-ink-700">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-ink-600">
            {hint}
          </span>
        )}
      </div>
      <input
        type="text"
        {...rest}
        {...described}
        aria-describedby={described['aria-describedby'] ?? (hint && `${id}-hint`)}
        id={id}
        defaultValue={submitted ?? defaultValue}
        className={`field-cell ${trailing ? 'pr-12' : ''}`}
      />
      {trailing && <span className="absolute right-0.5 -bottom-1.5">{trailing}</span>}
    </div>
  )
}

function PasswordCell(props: CellProps) {
  const { input, toggle } = useShownPassword(true, props.label)
  return <Cell {...props} {...input} trailing={toggle} />
}
