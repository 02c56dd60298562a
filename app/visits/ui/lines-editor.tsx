import { useEffect, useId, useRef, useState } from 'react'
import { groupThousands } from '#platform/domain/money.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import {
  CONCEPTO_MAX_LENGTH,
  EMPTY_LINE,
  LINES_MAX,
  type LineField,
  lineFieldName,
  steppedCantidad,
  type TypedLine,
  typedAmount,
} from '#visits/domain/work-lines.ts'

const PRICE_MAX_CHARACTERS = 16
/** Without script there is no button that adds one. */
const ROWS_WITHOUT_SCRIPT = 6

interface LinesEditorProps {
  rows: readonly TypedLine[]
  onChange: (rows: readonly TypedLine[]) => void
}

/**
 * The rows `concepto`, `cantidad`, `precio` of the surrounding form and their total. The rows are state of the form, which gives
 * them to its `validate` (`linesMistake`) and as `watched`: their names are repeated.
 */
export function LinesEditor({ rows, onChange }: LinesEditorProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<{ readonly index: number } | null>(null)
  useErrorFocus(id)
  useEffect(() => {
    if (added) document.getElementById(inputId(id, 'concepto', added.index))?.focus()
  }, [id, added])

  const withoutScript = isHydrated ? 0 : Math.max(ROWS_WITHOUT_SCRIPT, Math.min(rows.length + 2, LINES_MAX))
  const shown = [...rows, ...Array<TypedLine>(Math.max(withoutScript - rows.length, 0)).fill(EMPTY_LINE)]
  const total = rows.reduce((sum, row) => sum + typedAmount(row), 0)
  return (
    <div className="@container">
      <ol className="divide-y divide-paper-200">
        {shown.map((row, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields are controlled.
            key={index}
            className={`py-3.5 first:pt-0 ${index < rows.length ? '' : 'hidden noscript:block'}`}
          >
            <LineRow
              id={id}
              row={row}
              index={index}
              onChange={changed => onChange(rows.map((each, at) => (at === index ? changed : each)))}
              onRemove={
                rows.length > 1
                  ? () => {
                      onChange(rows.filter((_, at) => at !== index))
                      addButton.current?.focus()
                    }
                  : null
              }
            />
          </li>
        ))}
      </ol>
      {rows.length < LINES_MAX && (
        <button
          ref={addButton}
          type="button"
          onClick={() => {
            onChange([...rows, EMPTY_LINE])
            setAdded({ index: rows.length })
          }}
          className="flex min-h-12 w-full items-center justify-center gap-2 rounded-12 border-[1.5px] border-dashed border-petrol-300 bg-petrol-50 text-label font-bold text-petrol-600 hover:border-petrol-600 noscript:hidden"
        >
          <Icon of="plus" size={18} />
          Agregar renglón
        </button>
      )}
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink-900 pt-3 noscript:hidden">
        <span className="text-17/6 font-bold">Total</span>
        <output className="text-28/9 font-extrabold tracking-[-0.02em] tabular-nums">
          {profilePriceText(total)}
        </output>
      </p>
      <p className="hidden text-support text-ink-600 noscript:block">
        Deja vacíos los renglones que no uses. El total se calcula al enviar.
      </p>
    </div>
  )
}

interface LineRowProps {
  id: string
  row: TypedLine
  index: number
  onChange: (row: TypedLine) => void
  /** Null for the only one. */
  onRemove: (() => void) | null
}

/** By the width of the editor, not of the window: on a desktop it may stand in a narrow column. */
function LineRow({ id, row, index, onChange, onRemove }: LineRowProps) {
  const { error } = useFormFeedback()
  const number = index + 1
  const amount = typedAmount(row)
  const errorOf = (field: LineField) => (error?.field === lineFieldName(field, index) ? error.text : null)
  const input = (field: LineField) => ({
    id: inputId(id, field, index),
    name: field,
    value: row[field],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...row, [field]: currentTarget.value }),
    ...describedBy(inputId(id, field, index), { error: errorOf(field) }),
  })
  const note = (field: LineField) => <FieldNote id={inputId(id, field, index)} error={errorOf(field)} />
  const step = (by: 1 | -1) => onChange({ ...row, cantidad: steppedCantidad(row.cantidad, by) })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Renglón {number}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-2.5 @min-[30rem]:grid-cols-[minmax(0,1.25fr)_minmax(16.5rem,1fr)_auto] @min-[30rem]:gap-x-2">
        <input
          {...input('concepto')}
          aria-label={`Concepto del renglón ${number}`}
          placeholder={index === 0 ? 'Ej.: Mano de obra' : 'Concepto'}
          maxLength={CONCEPTO_MAX_LENGTH}
          className={`field-box min-w-0 ${onRemove ? '' : '@max-[30rem]:col-span-2'}`}
        />
        {onRemove && (
          <Button
            kind="text"
            aria-label={`Quitar el renglón ${number}`}
            onClick={onRemove}
            className="w-11 px-0! text-ink-700! @min-[30rem]:order-last noscript:hidden"
          >
            <Icon of="x" size={18} />
          </Button>
        )}
        {/* The price has a row of its own where a price of seven digits would not fit beside the quantity. */}
        <div className="flex flex-wrap items-center gap-1.5 @min-[17rem]:gap-2 @max-[30rem]:col-span-2">
          <div className="flex min-h-12 items-center rounded-12 border-[1.5px] border-ink-400 bg-white focus-within:border-petrol-600 has-aria-invalid:border-red-600">
            <StepButton label={`Uno menos en el renglón ${number}`} icon="minus" onClick={() => step(-1)} />
            <input
              {...input('cantidad')}
              aria-label={`Cantidad del renglón ${number}`}
              inputMode="numeric"
              maxLength={2}
              className="h-11 w-7 rounded-8 bg-transparent text-center text-17/6 font-bold tabular-nums noscript:w-14"
            />
            <StepButton label={`Uno más en el renglón ${number}`} icon="plus" onClick={() => step(1)} />
          </div>
          <span aria-hidden="true" className="text-ink-600">
            ×
          </span>
          <span className="relative block flex-[1_1_6.5rem]">
            <span aria-hidden="true" className="absolute top-3 left-2 text-ink-600 @min-[17rem]:left-3.5">
              $
            </span>
            <input
              {...input('precio')}
              aria-label={`Precio de cada uno, renglón ${number}`}
              inputMode="numeric"
              maxLength={PRICE_MAX_CHARACTERS}
              onBlur={() => {
                const price = parsePrice(row.precio)
                if (price !== null) onChange({ ...row, precio: groupThousands(price) })
              }}
              className="field-box pr-0.5! pl-5! @min-[17rem]:pr-1! @min-[17rem]:pl-8! tabular-nums"
            />
          </span>
        </div>
      </div>
      {amount > 0 && row.cantidad.trim() !== '1' && (
        <p className="mt-1.5 text-right text-support text-ink-600 noscript:hidden">
          Son <strong className="font-bold text-ink-900">{profilePriceText(amount)}</strong>
        </p>
      )}
      {note('concepto')}
      {note('cantidad')}
      {note('precio')}
    </fieldset>
  )
}

interface StepButtonProps {
  label: string
  icon: 'minus' | 'plus'
  onClick: () => void
}

function StepButton({ label, icon, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-8 text-ink-800 hover:bg-petrol-50 noscript:hidden"
    >
      <Icon of={icon} size={18} />
    </button>
  )
}

const inputId = (id: string, field: LineField, index: number) => `${id}-${lineFieldName(field, index)}`

/** The form finds fields by their name, which all rows share. */
function useErrorFocus(id: string): void {
  const { error } = useFormFeedback()
  useEffect(() => {
    const field = error?.field && document.getElementById(`${id}-${error.field}`)
    if (!field) return
    field.closest('details')?.setAttribute('open', '')
    field.focus()
  }, [id, error])
}
