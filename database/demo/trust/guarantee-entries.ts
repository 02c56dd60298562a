// What was said and done in the demo guarantee cases.
import { z } from 'zod'
import { DAMAGE_DRAWINGS } from '#database/demo/drawings/damage-drawings.ts'
import cases from '#database/demo/trust/guarantee-cases.json' with { type: 'json' }
import { GUARANTEE_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import { GUARANTEE_WISHES } from '#guarantee/domain/guarantee-case.ts'
import { REFUND_MEANS } from '#guarantee/domain/refund.ts'

const TEXT = z.string().min(1)

const EVENT = z.strictObject({
  act: z.enum(Object.keys(GUARANTEE_RULES) as GuaranteeAct[]),
  /** Of a message. */
  by: z.enum(['client', 'technician']).optional(),
  hoursAgo: z.int(),
  text: TEXT.optional(),
  pesos: z.int().positive().optional(),
  /** Of returned money. */
  paidBy: z.enum(REFUND_MEANS).optional(),
  drawings: z.array(z.enum(DAMAGE_DRAWINGS)).default([]),
})

const CASE = z.strictObject({
  /** Any other two people if missing. */
  between: z.strictObject({ client: TEXT, technician: TEXT }).optional(),
  wish: z.enum(GUARANTEE_WISHES),
  /** Whether the work was repeated, or will be. */
  repeat: z.enum(['ahead', 'past']).optional(),
  events: z.array(EVENT).min(1),
})

export type DemoEvent = z.infer<typeof EVENT>
export type DemoCase = z.infer<typeof CASE>

export const CASES = z.array(CASE).parse(cases)
