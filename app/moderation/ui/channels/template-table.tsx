import { Form, useNavigation } from 'react-router'
import { NO_TEMPLATE } from '#moderation/domain/channel-report.ts'
import type { TemplateList, TemplateRow, TemplateStanding } from '#moderation/domain/channel-view.ts'
import {
  CELL,
  FIGURE_CELL,
  HEAD_ROW,
  HeadCell,
  LinkedFigure,
  ReportCard,
} from '#moderation/ui/report-card.tsx'
import { shortMomentText } from '#moderation/wording/channels.ts'
import { Badge, type BadgeStyle } from '#platform/ui/basics/badge.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { FoldChevron, Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'

const STANDINGS: Readonly<Record<TemplateStanding, BadgeStyle>> = {
  approved: { tone: 'green', icon: 'circle-check' },
  reviewing: { tone: 'amber', icon: 'hourglass' },
  rejected: { tone: 'red', icon: 'circle-x' },
  other: { tone: 'amber', icon: 'triangle-alert' },
  missing: { tone: 'red', icon: 'circle-x' },
  unknown: { tone: 'slate', icon: 'minus' },
}

interface TemplateTableProps {
  templates: TemplateList | null
  /** 'Hoy', '7 días' */
  period: string
  now: Date
  paths: RowsProps['paths']
}

/** Those that were used or need somebody; the others are folded. */
export function TemplateTable({ templates, period, now, paths }: TemplateTableProps) {
  const isIdle = ({ standing, count }: TemplateRow) =>
    count === 0 && (standing === 'approved' || standing === 'unknown')
  const idle = templates?.rows.filter(isIdle) ?? []
  const busy = templates?.rows.filter(row => !isIdle(row)) ?? []
  return (
    <ReportCard
      id="plantillas"
      title="Plantillas"
      note={templates ? noteOf(templates, now) : undefined}
      act={templates?.isAskable && <Ask />}
    >
      {templates && (
        <>
          {templates.failure && (
            <p className="flex items-center gap-2 px-4 pb-3 text-label font-semibold text-red-600 md:px-6">
              <Icon of="triangle-alert" size={18} className="shrink-0" />
              Meta no contestó la última vez: {templates.failure}.
            </p>
          )}
          <Rows rows={busy} period={period} paths={paths} free={templates.free} />
          {idle.length > 0 && (
            <details className="group border-t border-paper-200">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-label font-bold text-petrol-600 md:px-6">
                Ver las {numberText(idle.length)} que no se usaron
                <FoldChevron />
              </summary>
              <Rows rows={idle} period={period} paths={paths} />
            </details>
          )}
        </>
      )}
    </ReportCard>
  )
}

function noteOf({ rows, checkedAt, isAskable }: TemplateList, now: Date): string {
  if (!isAskable) return 'Sin WHATSAPP_BUSINESS_ID no se puede consultar su estado.'
  if (!checkedAt) return 'Todavía no se ha consultado su estado.'
  const count = (...standings: TemplateStanding[]) =>
    rows.filter(row => standings.includes(row.standing)).length
  const parts = [
    [count('approved'), 'aprobada', 'aprobadas'],
    [count('rejected'), 'rechazada o pausada', 'rechazadas o pausadas'],
    [count('reviewing'), 'en revisión', 'en revisión'],
    [count('missing'), 'falta', 'faltan'],
    [count('other'), 'distinta', 'distintas'],
  ] as const
  const told = parts
    .filter(([each]) => each > 0)
    .map(([each, one, many]) => `${numberText(each)} ${each === 1 ? one : many}`)
  return `${numberText(rows.length)}${told.length > 0 ? `: ${told.join(', ')}` : ''}. Consultado: ${shortMomentText(checkedAt, now)}`
}

function Ask() {
  const { state, formMethod } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <Button
        type="submit"
        name="act"
        value="consultar"
        kind="text"
        busy={state !== 'idle' && formMethod === 'POST'}
      >
        <Icon of="refresh-cw" size={18} />
        Consultar estado
      </Button>
    </Form>
  )
}

interface RowsProps {
  rows: readonly TemplateRow[]
  period: string
  /** Of what was sent by a template, and of what failed of it. */
  paths: { readonly sent: (template: string) => string; readonly failures: (template: string) => string }
  free?: TemplateList['free']
}

function Rows({ rows, period, paths, free }: RowsProps) {
  return (
    <table className="w-full text-label">
      <thead>
        <tr className={HEAD_ROW}>
          <HeadCell>Plantilla</HeadCell>
          <HeadCell className="max-md:hidden">Para</HeadCell>
          <HeadCell className="max-lg:hidden">Botones</HeadCell>
          <HeadCell className="max-md:hidden">Estado</HeadCell>
          <HeadCell isFigure className="max-md:hidden">
            {period}
          </HeadCell>
          <HeadCell isFigure>Fallaron</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row
            key={row.title + row.to}
            row={row}
            paths={paths}
            badge={<Badge {...STANDINGS[row.standing]}>{row.status}</Badge>}
          />
        ))}
        {free && (
          <Row
            row={{ ...FREE, ...free }}
            paths={paths}
            badge={<span className="text-ink-600">Sin plantilla</span>}
          />
        )}
      </tbody>
    </table>
  )
}

const FREE: Omit<TemplateRow, 'count' | 'failed'> = {
  name: NO_TEMPLATE,
  title: 'Respuestas en el chat',
  to: 'Los dos',
  buttons: 'Texto libre, dentro de las 24 horas',
  standing: 'unknown',
  status: '',
  detail: null,
}

interface RowProps extends Pick<RowsProps, 'paths'> {
  row: TemplateRow
  badge: React.ReactNode
}

function Row({ row, badge, paths }: RowProps) {
  const { name, title, to, buttons, standing, detail, count, failed } = row
  const isRefused = standing === 'rejected' || standing === 'missing'
  return (
    <tr className="border-t border-paper-200">
      <th scope="row" className={`${CELL} h-11 text-left font-bold`}>
        {title}
        {detail && (
          <span className={`block text-support font-normal ${isRefused ? 'text-red-600' : 'text-ink-600'}`}>
            {detail}
          </span>
        )}
        <span className="mt-1 block font-normal md:hidden">{badge}</span>
      </th>
      <td className={`${CELL} text-ink-700 max-md:hidden`}>{to}</td>
      <td className={`${CELL} text-ink-700 max-lg:hidden`}>{buttons}</td>
      <td className={`${CELL} max-md:hidden`}>{badge}</td>
      <td className={`${FIGURE_CELL} relative max-md:hidden`}>
        <LinkedFigure count={count} to={paths.sent(name)} of={`enviados: ${title}, ${to}`} />
      </td>
      <td className={`${FIGURE_CELL} relative`}>
        <LinkedFigure count={failed} to={paths.failures(name)} of={`fallaron: ${title}, ${to}`} />
      </td>
    </tr>
  )
}
