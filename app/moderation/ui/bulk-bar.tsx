import type { FetcherWithComponents } from 'react-router'
import { BULK_ACTS, type BulkAct } from '#moderation/domain/bulk.ts'
import type { BulkAnswer } from '#moderation/ui/bulk-answer.ts'
import { BULK_FORM } from '#moderation/ui/select-box.tsx'
import { BULK_ACT_LABELS, selectedText } from '#moderation/wording/worklist.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

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
