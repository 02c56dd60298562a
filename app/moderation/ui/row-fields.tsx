import type { TargetKind } from '#platform/domain/acts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

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
