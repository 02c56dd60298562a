// How demo technicians are paid, for the clients who owe them: the one who can sign in, and one whom the demo client owes.
import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { NO_PAYMENT_DETAILS, type PaymentDetails } from '#visits/domain/payment-details.ts'

/** Nequi and Daviplata: with the number of the profile. */
const DETAILS: Readonly<Record<string, Partial<PaymentDetails> & { means: ('nequi' | 'daviplata')[] }>> = {
  [DEMO_TECHNICIAN.name]: { means: ['nequi'], banco: 'Bancolombia', cuenta: '23055501822' },
  'Leidy Johana Carmona': { means: ['nequi', 'daviplata'] },
}

export function paymentDetailRows(technicians: readonly DemoTechnician[], now: Date) {
  return technicians.flatMap(({ uid, nombre, telefono }) => {
    const known = DETAILS[nombre]
    if (!known) return []
    const { means, ...account } = known
    const mobile = telefono.replaceAll(/\D/g, '').slice(-10)
    return {
      technicianId: uid,
      ...NO_PAYMENT_DETAILS,
      ...account,
      ...Object.fromEntries(means.map(name => [name, mobile])),
      titular: nombre,
      mostrar: true,
      updatedAt: new Date(now.getTime() - 90 * DAY_MS),
    }
  })
}

export const INSERT_PAYMENT_DETAILS = `
  insert into payment_details select * from jsonb_populate_recordset(null::payment_details, $1::jsonb)`
