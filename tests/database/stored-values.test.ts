// Every list of values in the checks of the database, compared with the constant of the code that it repeats.
import { expect, test } from 'vitest'
import { DELIVERY_OUTCOMES, DELIVERY_REASONS, RECORDED_CHANNELS } from '#accounts/domain/channel-delivery.ts'
import { ROLES } from '#accounts/domain/role.ts'
import { INSTEAD_BY, MESSAGE_STATES } from '#accounts/domain/whatsapp-message.ts'
import { ANSWER_PARTS } from '#board/domain/board.ts'
import {
  ANSWER_VIAS,
  BOOKING_ANSWERS,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  CANNOT_REASONS,
  OPEN_STATUSES,
  VISIT_OUTCOMES,
} from '#bookings/domain/booking.ts'
import { WORD_KINDS } from '#catalogue/persistence/catalogue-words.server.ts'
import { DEMAND_FACTS } from '#demand/domain/demand.ts'
import { GUARANTEE_OUTCOMES, GUARANTEE_WISHES } from '#guarantee/domain/guarantee-case.ts'
import { REFUND_MEANS } from '#guarantee/domain/refund.ts'
import { CURRENCIES } from '#platform/domain/money.ts'
import type { TrailKind } from '#platform/domain/trail.ts'
import { REPORT_STATUSES } from '#reports/domain/report.ts'
import { REPORT_TARGETS } from '#reports/domain/report-paths.ts'
import { MODERATION_STATES } from '#technicians/domain/technician.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import {
  CREDENTIAL_STATUSES,
  DOCUMENT_CREDENTIAL_KINDS,
  DOCUMENT_TYPES,
} from '#verification/domain/credential.ts'
import { CASE_STEPS, CASE_TURNS } from '#visits/domain/listed-visit.ts'
import { ACCOUNT_KINDS } from '#visits/domain/payment-details.ts'
import { QUOTE_ANSWERS } from '#visits/domain/quote.ts'
import { PAID_BY, PAYMENTS } from '#visits/domain/receipt.ts'
import { MESSAGE_VIAS, VISIT_SIDES } from '#visits/domain/visit-message.ts'
import { DECIDED_OUTCOMES } from '#visits/domain/visit-progress.ts'

const { rows } = await testDatabase()

interface ListedValues {
  readonly code: readonly string[]
  /** Values of old rows that the code no longer writes: the database keeps allowing them. */
  readonly former?: readonly string[]
}

/** Subjects declare their kinds as types: one that is missing here does not compile. */
const TRAIL_KINDS: Readonly<Record<TrailKind, true>> = {
  technician: true,
  user: true,
  review: true,
  reply: true,
  report: true,
  guarantee: true,
  words: true,
}

/** By the name of the constraint. */
const LISTS: Readonly<Record<string, ListedValues>> = {
  board_answers_part_check: { code: ANSWER_PARTS },
  catalogue_words_kind_check: { code: WORD_KINDS },
  check_documents_type_check: { code: DOCUMENT_TYPES },
  channel_deliveries_channel_check: { code: RECORDED_CHANNELS },
  channel_deliveries_reason_check: { code: DELIVERY_REASONS },
  channel_deliveries_state_check: { code: DELIVERY_OUTCOMES },
  channel_outages_channel_check: { code: RECORDED_CHANNELS },
  demand_counts_fact_check: { code: DEMAND_FACTS },
  demand_secrets_span_check: { code: ['day', 'week'] },
  guarantee_cases_outcome_check: { code: GUARANTEE_OUTCOMES },
  guarantee_cases_step_check: { code: CASE_STEPS },
  guarantee_cases_turn_check: { code: CASE_TURNS },
  guarantee_cases_wish_check: { code: GUARANTEE_WISHES },
  guarantee_events_actorRole_check: { code: CASE_TURNS },
  guarantee_events_medio_check: { code: REFUND_MEANS },
  moderation_trail_targetKind_check: { code: Object.keys(TRAIL_KINDS) },
  payment_details_tipo_check: { code: ACCOUNT_KINDS },
  receipt_payments_pago_check: { code: PAID_BY },
  receipts_pago_check: { code: PAYMENTS },
  reports_status_check: { code: REPORT_STATUSES },
  reports_targetKind_check: { code: REPORT_TARGETS },
  reservas_answer_check: { code: BOOKING_ANSWERS },
  reservas_answeredVia_check: { code: ANSWER_VIAS },
  reservas_cancelReason_check: { code: CANCEL_REASONS },
  reservas_cannotReason_check: { code: CANNOT_REASONS },
  reservas_statusBefore_check: { code: OPEN_STATUSES },
  reservas_status_check: { code: BOOKING_STATUSES },
  // Those that an administrator, or the clock after one, has decided.
  technician_checks_decided: {
    code: CREDENTIAL_STATUSES.filter(status => status !== 'pending' && status !== 'replaced'),
  },
  technician_checks_kind_check: { code: DOCUMENT_CREDENTIAL_KINDS },
  technician_checks_status_check: { code: CREDENTIAL_STATUSES },
  technicians_estado_check: { code: MODERATION_STATES },
  technicians_moneda_check: { code: CURRENCIES },
  users_role_check: { code: ROLES },
  visit_messages_author_check: { code: VISIT_SIDES },
  visit_messages_via_check: { code: MESSAGE_VIAS },
  reservas_outcome_check: { code: VISIT_OUTCOMES },
  visit_progress_decision_check: { code: DECIDED_OUTCOMES },
  visit_progress_outcome_check: { code: VISIT_OUTCOMES },
  whatsapp_messages_insteadBy_check: { code: INSTEAD_BY },
  whatsapp_messages_state_check: { code: MESSAGE_STATES },
  visit_quotes_answer_check: { code: QUOTE_ANSWERS },
}

const ADVICE = {
  unnamed: 'the database has a list that LISTS does not name: add a row with the constant of the code',
  gone: 'LISTS names a constraint without a list of values: remove its row',
  differing: (name: string) =>
    `${name}: the constant and the database differ. A new value needs a new file in database/migrations; one that the code ` +
    'no longer writes is named as `former`.',
}

/** PostgreSQL writes `x in ('a', 'b')` as `x = ANY (ARRAY['a'::text, 'b'::text])`, also in constraints of domains. */
async function listsOfDatabase(): Promise<Map<string, string[]>> {
  const constraints = await rows<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  expect(constraints.length).toBeGreaterThan(50)
  const found = new Map<string, string[]>()
  for (const { name, definition } of constraints) {
    const lists = [...definition.matchAll(/ARRAY\[([^\]]*'[^\]]*)\]/g)]
    const values = lists.flatMap(([, list = '']) => [...list.matchAll(/'((?:[^']|'')*)'/g)])
    if (values.length > 0)
      found.set(
        name,
        values.map(([, value = '']) => value.replaceAll("''", "'")),
      )
  }
  return found
}

const stored = await listsOfDatabase()

test('every list of values in a check of the database has a row here, and the reverse', () => {
  expect(
    [...stored.keys()].filter(name => !(name in LISTS)),
    ADVICE.unnamed,
  ).toEqual([])
  expect(
    Object.keys(LISTS).filter(name => !stored.has(name)),
    ADVICE.gone,
  ).toEqual([])
})

test.each(Object.entries(LISTS))('%s lists the values of the code', (name, { code, former = [] }) => {
  expect(stored.get(name)?.toSorted(), ADVICE.differing(name)).toEqual([...code, ...former].toSorted())
})

test('there are no enumerations of PostgreSQL, which this would not compare', async () => {
  expect(await rows(`select enumlabel from pg_enum`)).toEqual([])
})
