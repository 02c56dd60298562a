import type { UndoableAct } from '#moderation/domain/undo.ts'
import { FileCard, FileCardLink } from '#moderation/ui/file/file-card.tsx'
import { UndoButton } from '#moderation/ui/moderation-feedback.tsx'
import { TrailLineContent } from '#moderation/ui/trail-list.tsx'
import { KIND_SEGMENTS } from '#moderation/wording/moderation.ts'
import type { TrailLine } from '#platform/domain/acts.ts'

interface TrailCardProps {
  kind: 'technician' | 'user'
  uid: string
  lines: readonly TrailLine[]
  undoable: UndoableAct | null
  /** The URL of the file. */
  path: string
}

/** The newest lines of the trail, as a line with dots. */
export function TrailCard({ kind, uid, lines, undoable, path }: TrailCardProps) {
  const to = `/admin/historial/${KIND_SEGMENTS[kind]}/${encodeURIComponent(uid)}`
  return (
    <FileCard title="Historial" aside={lines.length > 0 && <FileCardLink to={to}>Ver todo</FileCardLink>}>
      {lines.length === 0 ? (
        <p className="text-support text-ink-600">Nadie lo ha moderado todavía.</p>
      ) : (
        <ol className="grid gap-5 border-l-2 border-paper-300 pl-5 text-label">
          {lines.map(line => (
            <li key={line.id} className="relative">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[1.6875rem] size-3 rounded-pill border-2 border-petrol-600 bg-white"
              />
              <TrailLineContent kind={kind} line={line} />
              {undoable?.line === line.id && (
                <div className="mt-2.5">
                  <UndoButton undo={{ kind, uid, line: line.id }} action={path} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </FileCard>
  )
}
