import { type ReactNode, useMemo } from 'react'
import { affectsOthers, type Consequences } from '#moderation/domain/moderation-act.ts'
import { ReasonField, RowFields } from '#moderation/ui/moderation-fields.tsx'
import {
  CONFIRM_LABELS,
  type ConsequenceLine,
  confirmationText,
  consequenceLines,
  UNDO_HINT,
  visitText,
} from '#moderation/wording/consequences.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { type DialogKind, type Question, QuestionDialog, QuestionPage } from '#platform/ui/basics/dialog.tsx'
import { EmailText } from '#platform/ui/basics/email-text.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { capitalised } from '#platform/wording/dates.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'

/** What the route of a question loads: what the act would do, and the page that asked. */
export interface LoadedConfirmation {
  readonly consequences: Consequences
  readonly returnPath: string
  readonly reason: string
  /** It was answered without the reason that it needs. */
  readonly isReasonMissing: boolean
}

interface ConfirmationProps extends LoadedConfirmation {
  /** Over the page that asked; without it on a page of its own. */
  dialog?: {
    readonly id: string
    readonly fetcherKey: string
    readonly busy: boolean
    readonly failure: string | null
    readonly onClose: () => void
  }
}

const FORM = 'confirmar'
const REASON_MISSING = moderationRefusalText('moderation-reason-missing')
const KINDS: Record<Consequences['act'], DialogKind> = { review: 'warning', block: 'block', delete: 'delete' }

/** The question before an act that affects somebody, as a dialog or as a page. Its form is sent to the page that asked. */
export function Confirmation(props: ConfirmationProps) {
  const { consequences, returnPath, reason, isReasonMissing, dialog } = props
  const { act } = consequences
  const failure = dialog ? dialog.failure : isReasonMissing ? REASON_MISSING : null
  // The same object as long as it is the same refusal: each new one moves the focus to the field.
  const refusal = useMemo(() => (failure ? formRefusal(failure, {}, 'motivo') : null), [failure])
  const question: Question = {
    kind: KINDS[act],
    wide: true,
    title: confirmationText(consequences),
    fields: (
      <ValidatedForm
        id={FORM}
        action={returnPath}
        className="mt-4"
        refusal={refusal}
        validate={({ motivo = '' }) =>
          affectsOthers(consequences) && !reasonFrom(motivo)
            ? { field: 'motivo', text: REASON_MISSING }
            : null
        }
        {...(dialog && { navigate: false, fetcherKey: dialog.fetcherKey })}
      >
        <ConfirmFields consequences={consequences} defaultReason={reason} answersPage={!dialog} />
      </ValidatedForm>
    ),
    answer: (
      <Button
        type="submit"
        form={FORM}
        kind={act === 'review' ? 'petrol' : 'danger-solid'}
        busy={dialog?.busy ?? false}
      >
        {CONFIRM_LABELS[act]}
      </Button>
    ),
  }
  if (!dialog) return <QuestionPage {...question} back={returnPath} />
  return <QuestionDialog {...question} id={dialog.id} onClose={dialog.onClose} />
}

interface ConfirmFieldsProps {
  consequences: Consequences
  defaultReason: string
  answersPage: boolean
}

/** What will happen, the reason, and the fields of the act. */
function ConfirmFields({ consequences, defaultReason, answersPage }: ConfirmFieldsProps) {
  const { kind, uid, act, name } = consequences
  return (
    <>
      <RowFields kind={kind} id={uid} answersPage={answersPage} />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="confirmado" value="si" />
      {act === 'delete' && (
        <p className="mb-3 font-bold wrap-anywhere text-ink-900">
          <bdi>{name}</bdi>
        </p>
      )}
      <ConsequenceList act={act} lines={consequenceLines(consequences)}>
        {({ about, detail }) =>
          about.endsWith('visits') &&
          consequences.visits.count > 1 && <Visits consequences={consequences} detail={detail} />
        }
      </ConsequenceList>
      <div className="mt-4">
        <ReasonField defaultValue={defaultReason} />
      </div>
      <UndoHint />
    </>
  )
}

export function UndoHint() {
  return (
    <p className="mt-4 flex items-center gap-2 text-support text-ink-600">
      <Icon of="undo-2" size={18} />
      {UNDO_HINT}
    </p>
  )
}

const ICONS: Record<ConsequenceLine['about'], IconName> = {
  'cancelled-visits': 'calendar-x',
  'kept-visits': 'calendar',
  catalogue: 'eye-off',
  sessions: 'log-out',
  email: 'mail',
}

interface ConsequenceListProps {
  act: Consequences['act']
  lines: readonly ConsequenceLine[]
  /** In place of the detail of a line. */
  children?: (line: ConsequenceLine) => ReactNode
}

/** What will happen, the most serious first. The visits of one person unfold. */
export function ConsequenceList({ act, lines, children }: ConsequenceListProps) {
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-3.5 rounded-12 bg-paper-100 p-4">
      {lines.map(line => (
        <li key={line.about} className="flex items-start gap-3">
          <Icon of={ICONS[line.about]} className={act === 'review' ? 'text-amber-700' : 'text-red-600'} />
          <div className="min-w-0 flex-1">
            <p className="text-label font-bold text-ink-900">{line.title}</p>
            {children?.(line) || (
              <p className="text-support wrap-anywhere text-ink-600">
                <EmailText>{line.detail}</EmailText>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Visits({ consequences, detail }: { consequences: Consequences; detail: string }) {
  const { visits, today } = consequences
  const more = visits.count - visits.first.length
  return (
    <details className="text-support text-ink-600">
      <summary className="relative flex cursor-pointer flex-wrap items-center gap-x-1 rounded-8 after:absolute after:inset-x-0 after:-inset-y-3 [&::-webkit-details-marker]:hidden">
        {detail} <span className="font-bold text-ink-900 hover:underline">Ver las {visits.count}</span>
      </summary>
      <ul className="mt-2 grid gap-1">
        {visits.first.map(visit => (
          <li key={visit.key} className="wrap-anywhere">
            {capitalised(visitText(visit, today))}
          </li>
        ))}
        {more > 0 && <li>Y {more} más.</li>}
      </ul>
    </details>
  )
}
