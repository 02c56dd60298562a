import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSearchWithDate } from '#bookings/ui/use-search-with-date.ts'
import { isDate } from '#platform/domain/bogota-time.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** Native date field. A chosen day loads its hours; without JavaScript a button does. */
export function DateField({ date, today }: { date: string | null; today: string }) {
  const navigate = useNavigate()
  const searchWithDate = useSearchWithDate()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState(date ?? '')
  const [lastDate, setLastDate] = useState(date)
  if (lastDate !== date) {
    setLastDate(date)
    setTyped(date ?? '')
  }

  function choose(text: string) {
    setTyped(text)
    if (isDate(text) && text !== date)
      navigate({ search: searchWithDate(text) }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="mt-3.5 grid gap-2.5">
      <TextField
        label="Otra fecha"
        name="date"
        type="date"
        icon="calendar"
        min={today}
        value={typed}
        onChange={event => choose(event.currentTarget.value)}
        autoComplete="off"
      />
      {!hydrated && (
        <div className="hidden noscript:block">
          <Button type="submit" formMethod="get" kind="white">
            Ver las horas de ese día
          </Button>
        </div>
      )}
    </div>
  )
}
