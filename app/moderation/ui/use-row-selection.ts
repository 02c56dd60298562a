import { useMemo, useState } from 'react'

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
