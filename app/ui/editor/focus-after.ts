// Where the keyboard goes on after rows were drawn anew.

/** The field of that name, brought out of whatever holds it closed. */
export function focusField(form: HTMLFormElement | null, name: string | null): void {
  if (!form || !name) return
  const field = find(form, 'name', name)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

/** The row that was added; the button of the row that took the place; the way to add one if none is left. */
export function focusAfter(form: HTMLFormElement | null, act: string): void {
  if (!form) return
  const parts = act.split('.')
  const at = Number(parts.at(-1))
  const next = Number.isNaN(at)
    ? (added(form, act) ?? find(form, 'value', act))
    : buttonAfter(form, parts.slice(0, -2).join('.'), parts.at(-2) ?? '', at)
  next?.focus()
}

function buttonAfter(
  form: HTMLFormElement,
  group: string,
  change: string,
  at: number,
): HTMLElement | undefined {
  const wanted =
    change === 'quitar'
      ? [`${group}.quitar.${at}`, `${group}.quitar.${at - 1}`, `${group}.agregar`]
      : change === 'subir'
        ? [`${group}.subir.${at - 1}`, `${group}.bajar.${at - 1}`]
        : [`${group}.bajar.${at + 1}`, `${group}.subir.${at + 1}`]
  return wanted
    .flatMap(value => find(form, 'value', value) ?? [])
    .find(button => !button.hasAttribute('disabled'))
}

const TYPED_INTO: Record<string, string> = { certificaciones: 'certificacion', tags: 'tag' }

/** The first field of the last row, or the field that was typed into. */
function added(form: HTMLFormElement, act: string): HTMLElement | null {
  const group = act.replace(/\.agregar$/, '')
  const typed = TYPED_INTO[group]
  if (typed) return find(form, 'name', typed)
  const fields = [...form.querySelectorAll<HTMLElement>(`[name^="${group}."]`)]
  const rowOf = (field: HTMLElement | undefined) => field?.getAttribute('name')?.replace(/[^.]+$/, '')
  const last = rowOf(fields.at(-1))
  return fields.find(field => rowOf(field) === last) ?? null
}

function find(form: HTMLFormElement, attribute: 'name' | 'value', text: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(text)}"]`)
}
