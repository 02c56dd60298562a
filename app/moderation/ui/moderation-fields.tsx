import { affectsOthers, type Consequences } from '#moderation/domain/moderation-act.ts'
import {
  type ConsequenceLine,
  consequenceLines,
  UNDO_HINT,
  visitText,
} from '#moderation/wording/consequences.ts'
import { REASON_MAX_LENGTH, type TargetKind } from '#platform/domain/acts.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { capitalised } from '#platform/wording/dates.ts'

interface ConfirmFieldsProps {
  consequences: Consequences
  defaultReason: string
  answersPage?: boolean
}

/** What the dialog and the confirmation page share: what will happen, the reason, and the fields of the act. */
export function ConfirmFields({ consequences, defaultReason, answersPage }: ConfirmFieldsProps) {
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
      <ConsequenceList consequences={consequences} />
      <ReasonField className="mt-4" defaultValue={defaultReason} required={affectsOthers(consequences)} />
      <p className="mt-4 flex items-center gap-2 text-support text-ink-600">
        <Icon of="undo-2" size={18} />
        {UNDO_HINT}
      </p>
    </>
  )
}

const ICONS: Record<ConsequenceLine['about'], IconName> = {
  'cancelled-visits': 'calendar-x',
  'kept-visits': 'calendar',
  catalogue: 'eye-off',
  sessions: 'log-out',
  letter: 'mail',
}

/** What will happen, the most serious first. The visits unfold. */
export function ConsequenceList({ consequences }: { consequences: Consequences }) {
  const { act, visits } = consequences
  const lines = consequenceLines(consequences)
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-3.5 rounded-12 bg-paper-100 p-4">
      {lines.map(({ about, title, detail }) => (
        <li key={about} className="flex items-start gap-3">
          <Icon of={ICONS[about]} className={act === 'review' ? 'text-amber-700' : 'text-red-600'} />
          <div className="min-w-0 flex-1">
            <p className="text-label font-bold text-ink-900">{title}</p>
            {about.endsWith('visits') && visits.count > 1 ? (
              <Visits consequences={consequences} detail={detail} />
            ) : (
              <p className="text-support wrap-anywhere text-ink-600">{detail}</p>
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
      <summary className="-my-3 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-1 rounded-8 [&::-webkit-details-marker]:hidden">
        {detail} <span className="font-bold text-ink-900 hover:underline">Ver las {visits.count}</span>
      </summary>
      <ul className="mt-3.5 grid gap-1">
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

interface ReasonFieldProps {
  defaultValue?: string
  required?: boolean
  className?: string
}

export function ReasonField({ defaultValue, required = false, className = '' }: ReasonFieldProps) {
  return (
    <label className={`block text-label font-bold text-ink-900 ${className}`}>
      Motivo <span className="font-normal text-ink-600">(queda en el historial y va en el correo)</span>
      <textarea
        name="motivo"
        rows={2}
        defaultValue={defaultValue}
        maxLength={REASON_MAX_LENGTH}
        required={required}
        autoComplete="off"
        className="field-box mt-2 block resize-y py-2.5 font-normal"
      />
    </label>
  )
}

/** Hidden fields of every form of the panel. With script the action answers the row; without it, the page. */
export function RowFields({
  kind,
  id,
  answersPage = false,
  seen,
}: {
  kind: TargetKind
  id: string | number
  /** The action answers with the page, also with script. */
  answersPage?: boolean | undefined
  /** The `moderationVersion` of the row: an act is refused when somebody else changed it meanwhile. */
  seen?: string
}) {
  const hydrated = useHydrated()
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {seen && <input type="hidden" name="visto" value={seen} />}
      {hydrated && !answersPage && <input type="hidden" name="answer" value="row" />}
    </>
  )
}
