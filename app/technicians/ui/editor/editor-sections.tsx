import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { type FoldedFields, useFolding } from '#technicians/ui/editor/use-folding.ts'
import { CHECKLIST_HINTS } from '#technicians/wording/profile-status.ts'

const CARD = 'rounded-16 border bg-white shadow-1'
const SUMMARY = 'flex list-none items-center gap-3 px-4.5 sm:px-5 md:px-7 [&::-webkit-details-marker]:hidden'

interface EditorCardProps extends FoldedFields {
  id: string
  title: string
  /** Under the title while open. */
  hint: string
  /** What it holds, under the title while folded. */
  summary: string
  /** Beside the title while folded. */
  picture?: ReactNode
  /** Field name of mistakes about the whole group, such as too many rows. */
  group?: string
  points: readonly ChecklistPoint[]
  children: ReactNode
}

/** What publishing needs: open until it is there, then one line. */
export function EditorCard(props: EditorCardProps) {
  const { id, title, hint, summary, picture, group, children } = props
  const { isMissingMarked } = useEditor()
  const { isMissing, detailsProps } = useFolding(props)
  const isMarked = isMissingMarked && isMissing
  return (
    <details
      {...detailsProps}
      id={id}
      className={`group/card scroll-mt-16 ${CARD} ${isMarked ? 'border-red-600' : 'border-paper-200'}`}
    >
      <summary className={`${SUMMARY} min-h-18 rounded-16 py-3`}>
        <Icon
          of={isMissing ? 'circle' : 'circle-check'}
          size={24}
          className={!isMissing ? 'text-green-700' : isMarked ? 'text-red-600' : 'text-ink-400'}
        />
        <div className="min-w-0 flex-1">
          <h2 className="type-h3">{title}</h2>
          <p className="text-support text-ink-600">
            <span className="sr-only">{isMissing ? 'Falta para publicar. ' : 'Listo. '}</span>
            <Dotted text={summary || hint} className="max-h-[2lh] group-open/card:hidden" />
            <span className="hidden group-open/card:inline">{hint}</span>
          </p>
        </div>
        <span className="group-open/card:hidden">{picture}</span>
        <Icon of="chevron-down" size={18} className="text-ink-600 group-open/card:rotate-180" />
      </summary>
      <div className="px-4.5 pt-1 pb-4.5 sm:px-5 sm:pb-5 md:px-7 md:pb-7">
        <GroupMistake group={group} />
        {children}
      </div>
    </details>
  )
}

/** Next to the field that publishing was refused for; before that only the checklist says what is missing. */
export function MissingHint({ point }: { point: ChecklistPoint }) {
  const { missing, isMissingMarked } = useEditor()
  if (!isMissingMarked || !missing.includes(point)) return null
  return (
    <p className="mt-3 flex items-start gap-1.5 text-support font-semibold text-red-600">
      <Icon of="triangle-alert" size={16} className="mt-0.5" />
      {CHECKLIST_HINTS[point]}
    </p>
  )
}

function GroupMistake({ group }: { group: string | undefined }) {
  const id = useId()
  const { error } = useFieldFeedback(group)
  if (!error) return null
  return (
    <div className="mb-3">
      <FieldNote id={id} error={error} />
    </div>
  )
}

interface EditorGroupProps {
  title: string
  text?: string
  children: ReactNode
}

/** Rows under a heading, in one card. */
export function EditorGroup({ title, text, children }: EditorGroupProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-2.5 md:mt-4">
      <h2 id={heading} className="type-h3">
        {title}
      </h2>
      {text && <p className="mt-0.5 text-support text-ink-600">{text}</p>}
      <div className={`mt-3 divide-y divide-paper-200 overflow-clip border-paper-200 ${CARD}`}>
        {children}
      </div>
    </section>
  )
}

interface EditorRowProps extends FoldedFields {
  id: string
  icon: IconName
  title: string
  /** What it holds, said while folded too. */
  state: string
  hint?: string
  group?: string
  children: ReactNode
}

/** Something optional: a row that says its state and opens. */
export function EditorRow(props: EditorRowProps) {
  const { id, icon, title, state, hint, group, children } = props
  const { detailsProps } = useFolding(props)
  return (
    <details {...detailsProps} id={id} className="group/row scroll-mt-16 open:bg-paper-50">
      <summary className={`${SUMMARY} min-h-14 py-2 -outline-offset-3! md:min-h-16`}>
        <RowIcon of={icon} />
        <div className="min-w-0 flex-1 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-6">
          <h3 className="shrink-0 text-label font-bold">{title}</h3>
          <p className="text-support text-ink-600">
            <Dotted text={state} />
          </p>
        </div>
        <Icon of="chevron-down" size={18} className="text-ink-600 group-open/row:rotate-180" />
      </summary>
      <div className="px-4.5 pt-1 pb-5 sm:px-5 md:pr-7 md:pb-6 md:pl-19">
        {hint && <p className="mb-3.5 text-support text-ink-600">{hint}</p>}
        <GroupMistake group={group} />
        {children}
      </div>
    </details>
  )
}

export function RowIcon({ of }: { of: IconName }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
      <Icon of={of} size={18} />
    </span>
  )
}

/** To a page that belongs to the profile. */
export function EditorLink(props: { to: string; icon: IconName; title: string; text: string }) {
  const { to, icon, title, text } = props
  return (
    <Link
      to={to}
      className={`flex min-h-14 items-center gap-3 border-paper-200 px-4.5 py-2.5 hover:border-petrol-300 ${CARD}`}
    >
      <Icon of={icon} size={22} className="text-petrol-600" />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-bold">{title}</span>
        <span className="block text-support text-ink-600">{text}</span>
      </span>
      <Icon of="arrow-right" size={18} className="text-petrol-600" />
    </Link>
  )
}
