import { useEffect, useState } from 'react'
import { bogotaTime } from '#platform/domain/time.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import {
  actOf,
  listUnsent,
  onUnsentChange,
  removeUnsent,
  type UnsentAct,
} from '#platform/ui/offline/unsent-acts.ts'
import { MINUTES_FIELD, unsentLabel, WAITING_TEXT } from '#visits/wording/visit-progress.ts'

/** What waits for the signal, of one page or of all. */
export function useUnsentActs(page?: string): readonly UnsentAct[] {
  const [acts, setActs] = useState<readonly UnsentAct[]>([])
  useEffect(() => {
    const read = () =>
      listUnsent().then(
        all => setActs(all.filter(act => page === undefined || act.page === page)),
        () => {},
      )
    void read()
    return onUnsentChange(read)
  }, [page])
  return acts
}

export const isMessage = (act: UnsentAct) => actOf(act) === 'mensaje'
export const fieldOf = ({ fields }: UnsentAct, name: string) => new Map(fields).get(name) ?? ''

/** The steps that wait, and everything that the site did not take when the signal was back. */
export function WaitingActs({ page }: { page?: string }) {
  const acts = useUnsentActs(page).filter(act => act.refusal !== null || !isMessage(act))
  if (acts.length === 0) return null
  return (
    <ul aria-label="Sin enviar" className="mt-3 grid gap-2.5">
      {acts.map(act => (
        <WaitingAct key={act.id} act={act} />
      ))}
    </ul>
  )
}

function WaitingAct({ act }: { act: UnsentAct }) {
  const isRefused = act.refusal !== null
  const label = unsentLabel(actOf(act), Number(fieldOf(act, MINUTES_FIELD)))
  const words = fieldOf(act, 'texto')
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-12 border px-4 py-2.5 ${isRefused ? 'border-red-200 bg-red-50' : 'border-primary-200 bg-primary-50'}`}
    >
      <Icon of={isRefused ? 'triangle-alert' : 'clock'} className="shrink-0" />
      <div role={isRefused ? 'alert' : undefined} className="min-w-0 flex-1 text-label/5">
        <p className="font-bold">
          {isRefused && 'No salió: '}
          {label} · {bogotaTime(new Date(act.tappedAt))}
        </p>
        <p className="text-support/5 text-ink-700">{act.refusal ?? WAITING_TEXT}</p>
        {isRefused && words && (
          <p className="mt-1 select-all text-support/5 break-words whitespace-pre-line">{words}</p>
        )}
      </div>
      <TakeBack act={act} label={label} />
    </li>
  )
}

/** 'Quitar': it is not sent any more. */
export function TakeBack({ act, label, onTake }: { act: UnsentAct; label: string; onTake?: () => void }) {
  function onClick() {
    onTake?.()
    void removeUnsent(act.id)
  }
  return (
    <Button kind="text" onClick={onClick} className="-mr-2 px-2!">
      <span>
        Quitar<span className="sr-only"> «{label}»</span>
      </span>
    </Button>
  )
}
