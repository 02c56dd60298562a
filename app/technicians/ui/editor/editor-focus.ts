// Moves the focus after rows were rendered again.

/** Focuses the field with that name and opens the details element around it. */
export function focusField(form: HTMLFormElement | null, name: string | null): void {
  if (!form || !name) return
  const field = find(form, 'name', name)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

/** After adding: the new row. After removing: the button of the row that took its place, or the add button. */
export function focusAfterAct(form: HTMLFormElement | null, act: string): void {
  if (!form) return
  const parts = act.split('.')
  const index = Number(parts.at(-1))
  const next = Number.isNaN(index)
    ? (addedField(form, act) ?? find(form, 'value', act))
    : buttonAfter(form, parts.slice(0, -2).join('.'), parts.at(-2) ?? '', index)
  next?.focus()
}

function buttonAfter(
  form: HTMLFormElement,
  group: string,
  change: string,
  index: number,
): HTMLElement | undefined {
  const candidates =
    change === 'quitar'
      ? [`${group}.quitar.${index}`, `${group}.quitar.${index - 1}`, `${group}.agregar`]
      : change === 'subir'
        ? [`${group}.subir.${index - 1}`, `${group}.bajar.${index - 1}`]
        : [`${group}.bajar.${index + 1}`, `${group}.subir.${index + 1}`]
  return candidates
    .flatMap(value => find(form, 'value', value) ?? [])
    .find(button => !button.hasAttribute('disabled'))
}

const INPUT_NAMES: Record<string, string> = { certificaciones: 'certificacion', tags: 'tag' }

/** The first field of the last row, or the input of a text list. */
function addedField(form: HTMLFormElement, act: string): HTMLElement | null {
  const group = act.replace(/\.agregar$/, '')
  const input = INPUT_NAMES[group]
  if (input) return find(form, 'name', input)
  const fields = [...form.querySelectorAll<HTMLElement>(`[name^="${group}."]`)]
  const rowOf = (field: HTMLElement | undefined) => field?.getAttribute('name')?.replace(/[^.]+$/, '')
  const last = rowOf(fields.at(-1))
  return fields.find(field => rowOf(field) === last) ?? null
}

function find(form: HTMLFormElement, attribute: 'name' | 'value', text: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(text)}"]`)
}
