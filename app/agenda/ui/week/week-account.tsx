import { useState } from 'react'
import { monthOf, type NamedEarnings, type Period } from '#agenda/domain/week.ts'
import { WeekCard } from '#agenda/ui/week/week-parts.tsx'
import { ACCOUNT_FOOT_TEXT, NO_RECEIPTS_TEXT, periodText } from '#agenda/wording/week.ts'
import { WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { SelectField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface WeekAccountProps {
  /** The week that is shown, or this one. */
  week: Period
  hasReceiptsInWeek: boolean
  months: readonly NamedEarnings[]
  chosen: string
  today: string
}

/** The receipts of a period as a file. */
export function WeekAccount({ week, hasReceiptsInWeek, months, chosen, today }: WeekAccountProps) {
  const [period, setPeriod] = useState(chosen)
  const isEmpty = period === week.from && !hasReceiptsInWeek
  return (
    <WeekCard id="contador" title="Descargar para el contador">
      <form method="get" action={`${WEEK_PATH}.csv`} className="px-4 pt-1 pb-4 sm:px-6">
        <p className="mb-3 text-support/5 text-ink-600">
          Un renglón por comprobante: fecha, número, cliente, qué hiciste, valor y cómo te pagaron.
        </p>
        <SelectField
          label="Qué periodo"
          name="periodo"
          defaultValue={chosen}
          onChange={event => setPeriod(event.currentTarget.value)}
        >
          <option value={week.from}>{periodText(week, today)}</option>
          {months.map(({ name }) => (
            <option key={name} value={name}>
              {periodText(monthOf(name), today)}
            </option>
          ))}
        </SelectField>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button type="submit" kind="white" disabled={isEmpty} sendsLater>
            <Icon of="download" size={18} />
            CSV
          </Button>
          <Button type="submit" kind="white" disabled={isEmpty} sendsLater formAction={`${WEEK_PATH}.pdf`}>
            <Icon of="file-text" size={18} />
            PDF
          </Button>
        </div>
        <p role="status" className="mt-3 text-support text-ink-600">
          {isEmpty ? NO_RECEIPTS_TEXT : ACCOUNT_FOOT_TEXT}
        </p>
      </form>
    </WeekCard>
  )
}
