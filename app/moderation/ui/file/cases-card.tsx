import { STEP_LABELS } from '#guarantee/wording/guarantee.ts'
import type { FileCase } from '#moderation/domain/file.ts'
import { FileCard, FileCardLink } from '#moderation/ui/file/file-card.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'

/** Guarantee cases, open ones first. Nothing without any. */
export function CasesCard({ cases, today }: { cases: readonly FileCase[]; today: string }) {
  if (cases.length === 0) return null
  return (
    <FileCard title="Garantías">
      <ul className="grid gap-2">
        {cases.map(({ id, step, date }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <span className="font-bold">{STEP_LABELS[step]}</span>
              <span className="block text-support text-ink-600">
                Abierto el {reviewDateText(date, today)}
              </span>
            </span>
            <span className="py-2.5">
              <FileCardLink to={`/admin/garantias/${id}`}>
                Ver el caso<span className="sr-only"> {id}</span>
              </FileCardLink>
            </span>
          </li>
        ))}
      </ul>
    </FileCard>
  )
}
