import type { TargetKind, UndoableAct } from '#moderation/domain/moderation-act.ts'
import { DossierCard, DossierCardLink } from '#moderation/ui/dossier/dossier-cards.tsx'
import { Fold } from '#moderation/ui/dossier/fold.tsx'
import { UndoButton } from '#moderation/ui/moderation-answer.tsx'
import { trailCountText } from '#moderation/wording/admin-dossier.ts'
import { changesOf, historyPath, historyText } from '#moderation/wording/moderation.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { CLOCK, COMMAND_LINE, type TrailEntry, type TrailKind } from '#platform/domain/trail.ts'
import { fullDateText } from '#platform/wording/dates.ts'
import { credentialActText } from '#verification/wording/credential-decisions.ts'

/** The audit trail of a row, newest first. */
export function TrailList({ kind, entries }: { kind: TargetKind; entries: readonly TrailEntry[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3.5">
      {entries.map(entry => (
        <li key={entry.id} className="rounded-16 border border-paper-200 bg-white p-4 shadow-1 md:p-5">
          <TrailEntryContent kind={kind} entry={entry} />
        </li>
      ))}
    </ol>
  )
}

/** What was done, by whom, when and why. */
function TrailEntryContent({ kind, entry }: { kind: TrailKind; entry: TrailEntry }) {
  const { act, at, reason, before, after } = entry
  return (
    <>
      <p className="font-bold">{historyText(kind, act, after)}</p>
      <p className="mt-0.5 dots text-support text-ink-600">
        <span>{actorText(entry)}</span>
        <time dateTime={at.toISOString()}>{momentText(at)}</time>
      </p>
      {reason && <p className="mt-1.5 wrap-anywhere text-ink-700">Motivo: {reason}</p>}
      {/* Decisions about a credential are said in the title. */}
      <Changes before={before} after={after} none={credentialActText(act, after) ? null : 'Ya estaba así.'} />
    </>
  )
}

function Changes({ before, after, none }: { before: unknown; after: unknown; none: string | null }) {
  const changes = changesOf(before, after)
  if (changes.length === 0) return none && <p className="mt-1.5 text-support text-ink-600">{none}</p>
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2 text-support">
      {changes.map(({ field, before: was, after: is }) => (
        <li key={field} className="rounded-8 bg-paper-100 px-2.5 py-1 wrap-anywhere">
          {field}:{' '}
          {was !== null && (
            <>
              <s className="text-ink-600 no-underline">{was}</s> <span aria-hidden="true">→</span>
              <span className="sr-only"> pasó a </span>{' '}
            </>
          )}
          <strong className="font-bold">{is}</strong>
        </li>
      ))}
    </ul>
  )
}

function actorText({ actorUid, actorName }: TrailEntry): string {
  if (actorUid === COMMAND_LINE) return 'Línea de comandos'
  if (actorUid === CLOCK) return 'Automático'
  return actorName || 'Alguien que ya no está'
}

/** '12 de noviembre de 2026, 10:00' */
function momentText(at: Date): string {
  return `${fullDateText(bogotaDate(at))}, ${bogotaTime(at)}`
}

interface TrailFoldProps {
  kind: 'technician' | 'user'
  uid: string
  entries: readonly TrailEntry[]
  undoable: UndoableAct | null
  /** The URL of the dossier. */
  path: string
  className: string
}

/** The newest entries of the trail, as a line with dots. */
export function TrailFold({ kind, uid, entries, undoable, path, className }: TrailFoldProps) {
  return (
    <Fold
      id="historial"
      icon="history"
      title="Historial"
      state={trailCountText(entries.length)}
      className={className}
    >
      <DossierCard
        title="Historial"
        aside={entries.length > 0 && <DossierCardLink to={historyPath(kind, uid)}>Ver todo</DossierCardLink>}
      >
        {entries.length === 0 ? (
          <p className="text-support text-ink-600">Todavía no hay cambios.</p>
        ) : (
          <ol className="grid gap-5 border-l-2 border-paper-300 pl-5 text-label">
            {entries.map(entry => (
              <li key={entry.id} className="relative">
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 -left-[1.6875rem] size-3 rounded-pill border-2 border-petrol-600 bg-white"
                />
                <TrailEntryContent kind={kind} entry={entry} />
                {undoable?.trailEntryId === entry.id && (
                  <div className="mt-2.5">
                    <UndoButton undo={{ kind, uid, trailEntryId: entry.id }} action={path} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      </DossierCard>
    </Fold>
  )
}
