import { useHydrated } from '#ui/hooks/use-hydrated.ts'

/** What every form of the panel carries. With script the row itself is answered; without it, the page. */
export function RowFields({
  kind,
  id,
  plain = false,
}: {
  kind: 'technician' | 'user' | 'review'
  id: string | number
  /** A form that leads away wants the page as its answer, also with script. */
  plain?: boolean
}) {
  const hydrated = useHydrated()
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {hydrated && !plain && <input type="hidden" name="answer" value="row" />}
    </>
  )
}
