// The row of /perfil: what its owner waits for, each with 'Quitar'. None while nothing is awaited.
import { Form } from 'react-router'
import { AccountRow, TopicIntro } from '#accounts/ui/account-rows.tsx'
import { ALERT_REMOVAL_PATH, type WantedTrade } from '#demand/domain/search-alert.ts'
import { ASK_TEXT, wantedText } from '#demand/wording/search-alert.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { capitalised } from '#platform/wording/dates.ts'

interface AlertRowProps {
  alerts: readonly { readonly id: string; readonly wanted: WantedTrade }[]
}

export function AlertRow({ alerts }: AlertRowProps) {
  if (alerts.length === 0) return null
  return (
    <AccountRow
      id="busquedas"
      icon="bell-ring"
      title="Avísame cuando haya"
      state={alerts.length === 1 ? '1 búsqueda' : `${alerts.length} búsquedas`}
    >
      <TopicIntro>{ASK_TEXT}</TopicIntro>
      <ul className="divide-y divide-paper-200">
        {alerts.map(({ id, wanted }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-label">
            <span className="min-w-0 font-semibold wrap-anywhere">{capitalised(wantedText(wanted))}</span>
            <Form method="post" action={ALERT_REMOVAL_PATH} preventScrollReset>
              <Button type="submit" kind="white" name="aviso" value={id}>
                <span>
                  Quitar<span className="sr-only">: {wantedText(wanted)}</span>
                </span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </AccountRow>
  )
}
