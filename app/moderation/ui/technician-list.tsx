import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AdminTechnician } from '#moderation/domain/panel-rows.ts'
import { BulkConfirmation, type BulkQuestion } from '#moderation/ui/bulk-confirmation.tsx'
import {
  type BulkAnswer,
  BulkBar,
  BulkFeedback,
  SelectAllBox,
  useRowSelection,
} from '#moderation/ui/bulk-moderation.tsx'
import { TableHead, TableRows } from '#moderation/ui/list-parts.tsx'
import { TECHNICIAN_COLUMNS, TechnicianRow } from '#moderation/ui/technician-row.tsx'
import { heardName } from '#moderation/wording/moderation.ts'
import { useModalDialog } from '#platform/ui/basics/dialog.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface TechnicianListProps {
  technicians: readonly AdminTechnician[]
  today: string
  /** The URL of the list. */
  action: string
  /** The answer to the form of several rows without JavaScript. */
  answer: BulkAnswer | undefined
  /** The pressed button went with the selection. */
  onBulkDone: () => void
  order: ReactNode
}

const named = ({ nombre, email }: AdminTechnician) => ({ name: nombre, email })

export function TechnicianList(props: TechnicianListProps) {
  const { technicians, today, action, answer, onBulkDone, order } = props
  const selectable = technicians.filter(({ deletedAt }) => deletedAt === null).map(({ uid }) => uid)
  const { selected, select, selectAll } = useRowSelection(selectable)
  const hydrated = useHydrated()
  const fetcher = useFetcher<BulkAnswer>({ key: BULK })
  const shown = useRef(fetcher.data)
  useEffect(() => {
    if (fetcher.data === shown.current) return
    shown.current = fetcher.data
    if (fetcher.data?.asks) return
    selectAll(false)
    onBulkDone()
  })
  return (
    <div className="bulk-list">
      <div className="mt-1 lg:mt-4">
        <BulkFeedback answer={fetcher.data ?? answer} action={action} />
      </div>
      {technicians.length > 0 && (
        <div className="tablet:overflow-hidden tablet:rounded-16 tablet:border tablet:border-paper-200 tablet:bg-white tablet:shadow-1">
          <TableHead
            columns={TECHNICIAN_COLUMNS}
            titles={[
              { text: 'Técnico' },
              { text: 'Ciudad y oficio', isOnWide: true },
              { text: 'Estado' },
              { text: 'Verificación', isOnWide: true },
            ]}
            order={order}
            first={
              hydrated && selectable.length > 0 ? (
                <SelectAllBox chosen={selected.size} rows={selectable.length} onChange={selectAll} />
              ) : (
                <span />
              )
            }
          />
          <TableRows>
            {technicians.map(technician => (
              <TechnicianRow
                key={technician.uid}
                technician={technician}
                heard={heardName(named(technician), technicians.map(named))}
                today={today}
                action={action}
                selected={selected.has(technician.uid)}
                onSelect={isSelected => select(technician.uid, isSelected)}
              />
            ))}
          </TableRows>
        </div>
      )}
      <BulkBar fetcher={fetcher} action={action} count={selected.size} onClear={() => selectAll(false)} />
      <BulkDialog asks={fetcher.data?.asks ?? null} busy={fetcher.state !== 'idle'} />
    </div>
  )
}

/** Of the fetcher of the chosen rows, and of the dialog that asks. */
const BULK = 'varios'
const DIALOG = 'varios-dialogo'

/** Open while the last answer asks; closing it leaves the rows chosen. */
function BulkDialog({ asks, busy }: { asks: BulkQuestion | null; busy: boolean }) {
  const [closed, setClosed] = useState<BulkQuestion | null>(null)
  useModalDialog(DIALOG, asks !== closed ? asks : null)
  if (!asks) return null
  return (
    <BulkConfirmation
      {...asks}
      dialog={{ id: DIALOG, fetcherKey: BULK, busy, onClose: () => setClosed(asks) }}
    />
  )
}
