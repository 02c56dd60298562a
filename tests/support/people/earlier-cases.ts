// Guarantee cases as the version before 0026 lived them: every way through its steps, stored as it stored them.
import { DAY_MS } from '#platform/domain/time.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

type Step =
  | 'opened'
  | 'repeat-offered'
  | 'repeat-booked'
  | 'repeat-done'
  | 'refund-offered'
  | 'disputed'
  | 'closed'

interface Act {
  readonly from: readonly Step[]
  readonly to: Step
  readonly outcome?: 'repaired' | 'refunded' | 'dismissed' | 'withdrawn'
}

// biome-ignore format: it is read as a table.
const ACTS = {
  'offer-repeat':    { from: ['opened'], to: 'repeat-offered' },
  'offer-refund':    { from: ['opened'], to: 'refund-offered' },
  contest:           { from: ['opened'], to: 'disputed' },
  escalate:          { from: ['opened'], to: 'disputed' },
  'book-repeat':     { from: ['repeat-offered'], to: 'repeat-booked' },
  'complete-repeat': { from: ['repeat-booked'], to: 'repeat-done' },
  'cancel-repeat':   { from: ['repeat-booked'], to: 'repeat-offered' },
  'accept-repeat':   { from: ['repeat-done'], to: 'closed', outcome: 'repaired' },
  'reject-repeat':   { from: ['repeat-done'], to: 'disputed' },
  'confirm-refund':  { from: ['refund-offered'], to: 'closed', outcome: 'refunded' },
  disagree:          { from: ['repeat-offered', 'refund-offered'], to: 'disputed' },
  withdraw:          { from: ['opened', 'disputed'], to: 'closed', outcome: 'withdrawn' },
  'order-repeat':    { from: ['disputed'], to: 'repeat-offered' },
  'order-refund':    { from: ['disputed'], to: 'refund-offered' },
  dismiss:           { from: ['disputed'], to: 'closed', outcome: 'dismissed' },
  // It closed what was offered or ordered, money too, when the client was silent.
  lapse:             { from: ['repeat-offered', 'refund-offered'], to: 'closed', outcome: 'withdrawn' },
  'presume-repaired': { from: ['repeat-done'], to: 'closed', outcome: 'repaired' },
  reopen:            { from: ['closed'], to: 'opened' },
} as const satisfies Record<string, Act>

type EarlierAct = 'open' | keyof typeof ACTS

const TURNS: Record<Step, 'client' | 'technician' | 'admin' | null> = {
  opened: 'technician',
  'repeat-offered': 'client',
  'repeat-booked': null,
  'repeat-done': 'client',
  'refund-offered': 'client',
  disputed: 'admin',
  closed: null,
}

/** As it was typed, in the way of the version before, and what it means. */
const TYPED_AMOUNTS = [
  ['$ 90.000', 90_000],
  ['90000', 90_000],
  ['COP 1.250.000', 1_250_000],
  ['la mitad', null],
  ['90.000 por Nequi', null],
  ['0', null],
  ['99999999999', null],
  ['', null],
] as const

export interface EarlierCase {
  readonly key: number
  readonly id: number
  readonly acts: readonly EarlierAct[]
  readonly step: Step
  readonly outcome: Act['outcome'] | null
  /** Of its last offer. */
  readonly amount: (typeof TYPED_AMOUNTS)[number]
  readonly receiptTotal: number | null
  /** Its repeat visits, the last of which it follows. */
  readonly repeats: readonly number[]
}

type Life = Pick<EarlierCase, 'acts' | 'step' | 'outcome'>

/** Every life of up to so many acts; a closed case is opened again once. */
function livesOf(most: number): Life[] {
  const lives: Life[] = [{ acts: ['open'], step: 'opened', outcome: null }]
  for (const { acts, step, outcome } of lives) {
    if (acts.length > most) continue
    for (const [act, { from, to, ...end }] of Object.entries(ACTS) as [keyof typeof ACTS, Act][]) {
      const isAgain = act === 'reopen' && (outcome !== 'withdrawn' || acts.includes('reopen'))
      if (from.includes(step) && !isAgain)
        lives.push({ acts: [...acts, act], step: to, outcome: end.outcome ?? null })
    }
  }
  return lives
}

/** Each with its visit: with and without a receipt, each kind of typed amount in turn. */
export async function storeEarlierCases(
  { rows }: TestDatabase,
  { technicianId, clientId, mostActs }: { technicianId: string; clientId: string; mostActs: number },
): Promise<EarlierCase[]> {
  let day = 0
  const storeVisit = async (status: string, repeats: number | null) => {
    const at = new Date(Date.parse('2000-01-03T13:00:00Z') + DAY_MS * day++)
    const date = at.toISOString().slice(0, 10)
    const [row] = await rows<{ key: number }>(
      `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
         "scheduledAt", status, "cancelReason", servicio, precio, "rebookedFrom")
       values ($1 || '_' || replace($3, '-', '') || '_08', $1, 'Carlos Ruiz', $2, 'Ana', 'ana@correo.co', $3::date, '08:00',
         '09:00', $4, $5, case when $5::text = 'cancelada' then 'tecnico' end, 'Fuga', $6, $7) returning key::int`,
      [technicianId, clientId, date, at, status, repeats ? 0 : 150_000, repeats],
    )
    return row?.key ?? 0
  }
  const stored: EarlierCase[] = []
  for (const [index, life] of livesOf(mostActs).entries()) {
    const { acts, step, outcome } = life
    const key = await storeVisit('completada', null)
    const receiptTotal = index % 3 === 0 ? null : 144_000
    if (receiptTotal)
      await rows(
        `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
         values ($1, now() - interval '20 days', '[{"concepto": "Fuga", "cantidad": 1, "precio": 144000}]', $2, 'Sellado', 'nequi',
           current_date + 10)`,
        [key, receiptTotal],
      )
    const amount = TYPED_AMOUNTS[index % TYPED_AMOUNTS.length] ?? TYPED_AMOUNTS[0]
    const repeats: number[] = []
    for (const [position, act] of acts.entries())
      if (act === 'book-repeat') repeats.push(await storeVisit(statusOfRepeat(acts[position + 1]), key))
    const end = step === 'closed' ? 'now()' : 'null'
    const [row] = await rows<{ id: number }>(
      `insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, turn, "stepAt", "dueAt", "repeatKey",
         outcome, "openedAt", "closedAt")
       values ($1, $2, $3, 'refund', $4, $5, now(), case when $5::text is not null then now() + interval '2 days' end, $6, $7,
         now() - interval '15 days', ${end}) returning id::int`,
      [key, technicianId, clientId, step, TURNS[step], repeats.at(-1) ?? null, outcome],
    )
    const id = row?.id ?? 0
    await rows(
      `insert into guarantee_events ("caseId", at, kind, amount, text)
       select $1, now() - interval '15 days' + n * interval '1 hour', kind, case kind when 'offer-refund' then $3 else '' end, 'x'
       from unnest($2::text[]) with ordinality as each (kind, n)`,
      // The clock of then had one name for both.
      [id, acts.map(act => (act === 'presume-repaired' ? 'lapse' : act)), amount[0]],
    )
    stored.push({ ...life, key, id, amount, receiptTotal, repeats })
  }
  return stored
}

const statusOfRepeat = (next: EarlierAct | undefined) =>
  next === 'complete-repeat' ? 'completada' : next === 'cancel-repeat' ? 'cancelada' : 'confirmada'
