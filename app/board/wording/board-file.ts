// The file of the board: one table, in which `parte` says what a row is.
import { type Board, type Compared, channelFailures, NOTHING, sumOf } from '#board/domain/board.ts'
import { FATE_NAMES, FATES, fatesOf } from '#board/domain/facts.ts'
import { COLUMN_TRADES, TRADE_COLUMNS } from '#board/domain/trade-columns.ts'
import { answerName, FATE_LABELS, nearText, searchedText } from '#board/wording/board.ts'
import { CHANNEL_LABELS } from '#moderation/wording/channels.ts'

type Row = readonly (string | number)[]

const COLUMNS = [
  'parte',
  'que',
  'oficio',
  'ciudad',
  'lugar',
  'desde',
  'hasta',
  'cuantos',
  'antes',
  'detalle',
  'mitad_min',
  'nueve_de_diez_min',
] as const
type Column = (typeof COLUMNS)[number]

const STAGES = { before: 'antes de confirmar', after: 'ya confirmadas', done: 'hechas' } as const

export function boardRows({ days, counts, bars, unmet, free, answers }: Board): Row[] {
  const stretch = { desde: days.from, hasta: days.through }
  const row = (parte: string, values: Partial<Record<Column, string | number>>): Row =>
    COLUMNS.map(column => ({ parte, ...stretch, ...values })[column] ?? '')
  const figures = ({ times, before }: Compared) => ({ cuantos: times, antes: before })
  return [
    COLUMNS,
    ...(unmet ?? []).map(search =>
      row('no encontrado', {
        que: searchedText(search),
        oficio: search.trade ?? '',
        ...{ ciudad: search.city, lugar: search.area, ...figures(search) },
        detalle: search.near ? nearText(search.near) : '',
      }),
    ),
    ...(counts
      ? [
          row('embudo', { que: 'búsquedas', ...figures(sumOf(counts, ['search'])) }),
          row('embudo', { que: 'perfiles abiertos', ...figures(sumOf(counts, ['profile'])) }),
          row('embudo', { que: 'formularios abiertos', ...figures(sumOf(counts, ['form'])) }),
          row('embudo', { que: 'solicitudes', ...figures(sumOf(counts, FATE_NAMES)) }),
          row('embudo', { que: 'confirmadas', ...figures(sumOf(counts, fatesOf('after', 'done'))) }),
          row('embudo', { que: 'completadas', ...figures(sumOf(counts, ['completed'])) }),
          ...fatesOf('before', 'after').map(fate =>
            row('no salieron', {
              que: FATE_LABELS[fate],
              detalle: STAGES[FATES[fate]],
              ...figures(counts[fate] ?? NOTHING),
            }),
          ),
        ]
      : []),
    ...(bars ?? []).map(({ day, ...bar }) => row('solicitudes', { desde: day, hasta: '', ...figures(bar) })),
    ...(free ?? []).flatMap(({ city, cells }) =>
      cells.map(({ technicians, free: withHours, searches }, index) => {
        const trade = COLUMN_TRADES[index]
        return row('horas libres', {
          que: trade ? TRADE_COLUMNS[trade] : 'Otros',
          ...{ oficio: trade ?? '', ciudad: city, cuantos: withHours },
          detalle: `${technicians} técnicos, ${searches} búsquedas`,
          ...{ desde: '', hasta: '' },
        })
      }),
    ),
    ...(answers ?? []).map(({ part, name, requests, unanswered, half, ninety }) =>
      row('respuestas', {
        que: 'sin respuesta',
        [part === 'city' ? 'ciudad' : 'oficio']: answerName(part, name),
        ...{ cuantos: unanswered, detalle: `de ${requests}` },
        ...{ mitad_min: half ?? '', nueve_de_diez_min: ninety ?? '' },
      }),
    ),
    ...(counts ? channelFailures(counts) : []).map(({ channel, failed, sent }) =>
      row('avisos', {
        que: `fallaron por ${CHANNEL_LABELS[channel]}`,
        ...figures(failed),
        detalle: `de ${sent}`,
      }),
    ),
  ]
}
