// What the receipts of generated visits say, drawn apart from everything else: it moves no other demo data.
import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { startOf } from '#database/demo/booked-slots.ts'
import type { BookedService, PaidVisit } from '#database/demo/bookings/booking.ts'
import type { DemoClient } from '#database/demo/clients.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { dearnessOf, PAID_WORK, type PaidWork, rankWeight } from '#database/generate/paid-work.ts'
import { createRandom, type Random, weightedPicker } from '#database/seeded-random.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'
import type { Payment } from '#visits/domain/receipt.ts'
import { linesTotal } from '#visits/domain/work-lines.ts'

const RECEIPT_PROBABILITY = 0.92
/** After a booked service something else was needed. */
const MORE_WORK_PROBABILITY = 0.2
const PARTS_PROBABILITY = 0.5
const OWED_PROBABILITY = 0.25
const OWED_WITHIN_MS = 20 * DAY_MS
const LEAST_PRICE = 35_000
const pickPayment = weightedPicker<Payment>([
  ['efectivo', 5],
  ['nequi', 3],
  ['daviplata', 1],
  ['transferencia', 1],
])
/** So much of a work that is priced by metre or by the piece. */
const MEASURED: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'por metro cuadrado': [6, 14],
  'por metro lineal': [3, 8],
  'por hora': [1, 3],
  'por unidad': [1, 3],
}

interface VisitWork {
  readonly technician: DemoTechnician
  readonly client: DemoClient
  readonly slot: Slot
  readonly trade: SpecialtyLabel
  readonly service: BookedService
}

/** None of the technician who can sign in, whose receipts are written elsewhere. `turn` chooses the work, else it is drawn. */
export function paidVisit(visit: VisitWork, now: Date, turn: number | null = null): PaidVisit | undefined {
  const { technician, client, slot, trade } = visit
  if (technician.email === DEMO_TECHNICIAN.email) return undefined
  const random = createRandom(`${technician.nombre} is paid ${slot.date} ${slot.hour}`)
  if (!random.chance(RECEIPT_PROBABILITY)) return undefined
  const booked = bookedLine(visit, random)
  const lines = booked ? [booked] : []
  const isMore = random.chance(MORE_WORK_PROBABILITY)
  if (!booked || isMore) {
    const works = PAID_WORK[trade]
    const { concepto, price } = (turn !== null && works[turn % works.length]) || PICK_WORK[trade](random)
    const usual = price * dearnessOf(client.ciudad) * (booked ? 0.6 : 1)
    const total = rounded(usual * Math.exp((random.next() + random.next() - 1) * 0.55))
    lines.push({ concepto, cantidad: 1, precio: Math.max(total, LEAST_PRICE) })
  }
  if (random.chance(PARTS_PROBABILITY)) {
    const share = 0.1 + random.next() * 0.45
    lines.push({
      concepto: 'Repuestos y materiales',
      cantidad: 1,
      precio: rounded(linesTotal(lines) * share),
    })
  }
  const isRecent = now.getTime() - startOf(slot).getTime() < OWED_WITHIN_MS
  return {
    lines,
    pago: isRecent && random.chance(OWED_PROBABILITY) ? 'aun_no' : pickPayment(random),
    minutesAfterStart: 35 + random.below(25),
  }
}

function bookedLine({ technician, service }: VisitWork, random: Random) {
  const { servicio, precio } = service
  if (servicio === '' || !precio) return null
  const tarifa = technician.servicios.find(({ nombre }) => nombre === servicio)?.tarifa ?? ''
  const [least, most] = MEASURED[tarifa] ?? [1, 1]
  return { concepto: servicio, cantidad: least + random.below(most - least + 1), precio }
}

const PICK_WORK = Object.fromEntries(
  SPECIALTIES.map(({ label }) => [
    label,
    weightedPicker(PAID_WORK[label].map((each, rank) => [each, rankWeight(rank)] as const)),
  ]),
) as Record<SpecialtyLabel, (random: Random) => PaidWork>

const rounded = (price: number) => Math.max(5_000, Math.round(price / 5_000) * 5_000)
