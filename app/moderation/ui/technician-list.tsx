import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { AdminTechnician } from '#moderation/domain/panel-rows.ts'
import {
  type BulkAnswer,
  BulkBar,
  BulkFeedback,
  SelectAllBox,
  useRowSelection,
} from '#moderation/ui/bulk-moderation.tsx'
import { TableHead, TableRows } from '#moderation/ui/list-parts.tsx'
import { TECHNICIAN_COLUMNS, TechnicianRow } from '#moderation/ui/technician-row.tsx'
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

export function TechnicianList(props: TechnicianListProps) {
  const { technicians, today, action, answer, onBulkDone, order } = props
  const selectable = technicians.filter(({ deletedAt }) => deletedAt === null).map(({ uid }) => uid)
  const { selected, select, selectAll } = useRowSelection(selectable)
  const hydrated = useHydrated()
  const fetcher = useFetcher<BulkAnswer>()
  const shown = useRef(fetcher.data)
  useEffect(() => {
    if (fetcher.data === shown.current) return
    shown.current = fetcher.data
    selectAll(false)
    onBulkDone()
  })
  return (
    <div className="bulk-list">
      <div className="mt-1 lg:mt-4">
        <BulkFeedback answer={fetcher.data ?? answer} />
      </div>
      {technicians.length > 0 && (
        <div className="lg:overflow-hidden lg:rounded-16 lg:border lg:border-paper-200 lg:bg-white lg:shadow-1">
          <TableHead
            columns={TECHNICIAN_COLUMNS}
            titles={['Técnico', 'Ciudad y oficio', 'Estado', 'Verificación']}
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
    </div>
  )
}
