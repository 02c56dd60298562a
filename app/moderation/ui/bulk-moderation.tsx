import { useEffect, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, Form } from 'react-router'
import { BULK_ACTS, type BulkAct } from '#moderation/domain/bulk.ts'
import type { BulkQuestion } from '#moderation/ui/bulk-confirmation.tsx'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { BULK_ACT_LABELS, selectedText } from '#moderation/wording/worklist.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** The action data of the form for several rows. */
export interface BulkAnswer {
  readonly kind: 'bulk'
  /** 'Publicaste 3 perfiles.' */
  readonly done: string | null
  /** D52: 'Dairo Pájaro. Le falta: foto, bio.' */
  readonly warnings: readonly string[]
  /** Which rows did not change, and why. */
  readonly failures: readonly string[]
  /** Takes back what was done, all at once. */
  readonly undo: BulkUndo | null
  /** Nothing was done: this has to be answered first. */
  readonly asks: BulkQuestion | null
}

interface BulkUndo {
  /** The trail entries, as the form names them. */
  readonly lineas: string
  /** Milliseconds left when it was answered. */
  readonly leftMs: number
}

export function bulkAnswer(given: Partial<BulkAnswer>): BulkAnswer {
  return { kind: 'bulk', done: null, warnings: [], failures: [], undo: null, asks: null, ...given }
}

export function isBulkAnswer(answer: object | undefined): answer is BulkAnswer {
  return answer !== undefined && 'kind' in answer && answer.kind === 'bulk'
}

export function bulkFailed(failure: string): BulkAnswer {
  return bulkAnswer({ failures: [failure] })
}

/** When the server could not be reached. */
export const BULK_FAILED = bulkFailed(moderationRefusalText('moderation-failed'))

const undoFields = ({ lineas }: BulkUndo) => ({ varios: 'undo', lineas })

/** What was done, with its 'Deshacer'. Of an undo also what was left alone: its toast is all that is seen of it. */
export function showBulkToast({ done, failures, undo }: BulkAnswer, isUndo = false): void {
  const left = isUndo && failures.length > 0 ? failures.join(' ') : null
  if (done)
    showToast(done, 'success', {
      detail: left,
      form: undo && {
        label: 'Deshacer',
        icon: 'undo-2',
        action: '/admin',
        fields: undoFields(undo),
        leftMs: undo.leftMs,
      },
    })
  else if (left) showToast(left, 'error')
}

/** The chosen rows of a list; a row that left the list is not chosen any more. */
export function useRowSelection(uids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => new Set(uids.filter(uid => chosen.has(uid))), [uids, chosen])
  return {
    selected,
    select: (uid: string, isSelected: boolean) =>
      setChosen(new Set(isSelected ? [...selected, uid] : [...selected].filter(each => each !== uid))),
    selectAll: (isSelected: boolean) => setChosen(new Set(isSelected ? uids : [])),
  }
}

/** The id of the form for several rows (BulkBar); the boxes of the rows belong to it. */
const BULK_FORM = 'varios'

interface SelectBoxProps {
  value: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The checkbox of a row, with a target of 44 px. */
export function SelectBox({ value, label, checked, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-11 place-items-center max-tablet:absolute max-tablet:top-1.5 max-tablet:right-1.5 tablet:-m-[0.6875rem]">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        name="fila"
        form={BULK_FORM}
        value={value}
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
        className="check-box"
      />
    </label>
  )
}

interface SelectAllBoxProps {
  chosen: number
  rows: number
  onChange: (checked: boolean) => void
}

/** Selects the whole page; mixed while only some rows are chosen. */
export function SelectAllBox({ chosen, rows, onChange }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isMixed = chosen > 0 && chosen < rows
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-support text-ink-700 tablet:-m-[0.6875rem] tablet:grid tablet:size-11 tablet:place-items-center">
      <input
        ref={box}
        type="checkbox"
        checked={rows > 0 && chosen === rows}
        onChange={event => onChange(event.currentTarget.checked)}
        className="check-box"
      />
      <span className="tablet:sr-only">
        Seleccionar todos<span className="sr-only"> los de esta página</span>
      </span>
    </label>
  )
}

const BUTTON_KINDS = { publish: 'green-text', review: 'white' } as const satisfies Record<BulkAct, string>

interface BulkBarProps {
  fetcher: FetcherWithComponents<BulkAnswer>
  action: string
  count: number
  onClear: () => void
}

/** The form of the chosen rows. CSS shows it while a box is checked, also without JavaScript (`.bulk-list`). */
export function BulkBar({ fetcher, action, count, onClear }: BulkBarProps) {
  const hydrated = useHydrated()
  const sent = fetcher.formData?.get('varios')
  return (
    <fetcher.Form
      id={BULK_FORM}
      method="post"
      action={action}
      onReset={onClear}
      aria-label="Técnicos seleccionados"
      className="bulk-bar on-dark fixed inset-x-(--gutter) bottom-6 z-30 mx-auto w-fit max-w-[calc(100%-2*var(--gutter))] flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-16 bg-ink-900 px-5 py-2.5 text-label max-sm:w-full font-semibold text-white shadow-3"
    >
      {hydrated && <input type="hidden" name="answer" value="row" />}
      <p role="status" className="flex items-center gap-2 max-sm:basis-[calc(100%-4rem)]">
        <Icon of="circle-check" size={20} className="text-petrol-300" />
        {hydrated ? selectedText(count) : 'Los seleccionados:'}
      </p>
      <span aria-hidden="true" className="mx-1 h-8 w-px bg-white/20 max-sm:hidden" />
      {BULK_ACTS.map(act => (
        <Button
          key={act}
          type="submit"
          name="varios"
          value={act}
          kind={BUTTON_KINDS[act]}
          busy={sent === act}
          className="max-sm:order-2 max-sm:flex-1 max-sm:px-2 max-sm:text-support"
        >
          {BULK_ACT_LABELS[act]}
        </Button>
      ))}
      <button
        type="reset"
        className="min-h-11 min-w-11 rounded-12 font-bold text-white/85 hover:bg-white/10 hover:text-white max-sm:order-1 max-sm:-mr-3 sm:px-3"
      >
        <span className="max-sm:sr-only">Quitar selección</span>
        <Icon of="x" className="mx-auto sm:hidden" />
      </button>
    </fetcher.Form>
  )
}

/** What became of the chosen rows: how many changed, which did not and why. */
export function BulkFeedback({ answer, action }: { answer: BulkAnswer | undefined; action: string }) {
  const hydrated = useHydrated()
  const last = useRef<BulkAnswer>(undefined)
  useEffect(() => {
    if (answer && answer !== last.current) showBulkToast(answer)
    last.current = answer
  }, [answer])
  if (!answer) return null
  const { done, warnings, failures, undo } = answer
  return (
    <div className="grid gap-2.5 empty:hidden">
      {!hydrated && done && (
        <Message kind="success">
          {done}
          {undo && (
            <Form method="post" action={action} className="mt-2">
              {Object.entries(undoFields(undo)).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" kind="white">
                <Icon of="undo-2" size={18} />
                Deshacer
              </Button>
            </Form>
          )}
        </Message>
      )}
      {warnings.length > 0 && (
        <Message kind="warning">
          <Lines texts={warnings} />
        </Message>
      )}
      {failures.length > 0 && (
        <Message kind="error">
          <Lines texts={failures} />
        </Message>
      )}
    </div>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map(text => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}
