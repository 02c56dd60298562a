import type { GuaranteeDossier, GuaranteeEvent } from '#guarantee/domain/guarantee-dossier.ts'

/** A case that waits for its technician, with these events; opened at the first of them. */
export function guaranteeDossier(
  events: readonly [GuaranteeEvent, ...GuaranteeEvent[]],
  changes: Partial<GuaranteeDossier> = {},
): GuaranteeDossier {
  const openedAt = events[0].at
  return {
    id: 418,
    reservaKey: 7,
    technicianId: 't',
    clientId: 'c',
    wish: 'repeat',
    step: 'opened',
    turn: 'technician',
    stepAt: openedAt,
    dueAt: new Date('2026-11-17T05:00:00Z'),
    repeatKey: null,
    refundPesos: null,
    missedRepeats: 0,
    isOrdered: false,
    remindedAt: null,
    clientReach: null,
    paid: { receipt: null, agreed: null },
    outcome: null,
    openedAt,
    closedAt: null,
    technicianName: 'Carlos Andrés Rojas',
    technicianFotoURL: null,
    clientName: 'María Eugenia Salazar',
    visit: { date: '2026-11-04', start: '10:00', servicio: '' },
    repeat: null,
    events,
    ...changes,
  }
}
