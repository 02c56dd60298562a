// What was said and done in the demo guarantee cases.
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import type { DamageDrawing } from '#database/demo/drawings/damage-drawings.ts'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeWish } from '#guarantee/domain/guarantee-case.ts'

export interface DemoEvent {
  readonly act: GuaranteeAct
  readonly hoursAgo: number
  readonly text?: string
  readonly amount?: string
  readonly drawings?: readonly DamageDrawing[]
  /** Of a message. */
  readonly by?: 'client' | 'technician'
}

export interface DemoCase {
  /** Any other two people if missing. */
  readonly between?: { readonly client: string; readonly technician: string }
  readonly wish: GuaranteeWish
  /** Whether the work was repeated, or will be. */
  readonly repeat?: 'ahead' | 'past'
  readonly events: readonly DemoEvent[]
}

const opened = (hoursAgo: number, text: string, drawings: readonly DamageDrawing[] = []): DemoEvent => ({
  act: 'open',
  hoursAgo,
  text,
  drawings,
})

export const CASES: readonly DemoCase[] = [
  {
    between: { client: DEMO_CLIENT.name, technician: DEMO_TECHNICIAN.name },
    wish: 'repeat',
    events: [
      opened(140, 'El sifón volvió a gotear al tercer día. Ya hay un charco debajo del lavaplatos.', [
        'pipe',
        'damp-wall',
      ]),
      {
        act: 'offer-repeat',
        hoursAgo: 126,
        text: 'Qué pena, María Eugenia. Se debió correr el empaque. Voy y lo cambio sin cobrarte nada.',
      },
    ],
  },
  {
    between: { client: 'Álvaro Jiménez', technician: DEMO_TECHNICIAN.name },
    wish: 'repeat',
    events: [
      opened(26, 'El sanitario quedó flojo: se mueve al sentarse y sale agua por la base.', ['valve']),
    ],
  },
  {
    between: { client: 'Camila Ospina', technician: DEMO_TECHNICIAN.name },
    wish: 'repeat',
    repeat: 'past',
    events: [
      opened(300, 'El calentador se apaga a los cinco minutos.'),
      { act: 'offer-repeat', hoursAgo: 290 },
      { act: 'book-repeat', hoursAgo: 280 },
      { act: 'complete-repeat', hoursAgo: 22 },
      { act: 'accept-repeat', hoursAgo: 20 },
    ],
  },
  {
    wish: 'refund',
    events: [
      opened(150, 'El trabajo quedó torcido y se nota desde la puerta.', ['door']),
      {
        act: 'contest',
        hoursAgo: 120,
        text: 'Lo revisó conmigo ese día y le pareció bien. La pared ya estaba desnivelada.',
      },
      {
        act: 'message',
        by: 'client',
        hoursAgo: 118,
        text: 'Ese día no había luz. Mándenme a alguien que mida.',
      },
    ],
  },
  {
    wish: 'repeat',
    events: [
      opened(170, 'Volvió la humedad en el mismo sitio y no me contesta el teléfono.', ['damp-wall']),
      { act: 'escalate', hoursAgo: 40 },
    ],
  },
  {
    wish: 'refund',
    events: [
      opened(100, 'Sigue oliendo a quemado cuando prendo el horno.', ['socket']),
      {
        act: 'offer-refund',
        hoursAgo: 80,
        amount: '$ 85.000',
        text: 'Te consigno hoy a Nequi, con el valor de la toma.',
      },
    ],
  },
  {
    wish: 'repeat',
    repeat: 'ahead',
    events: [
      opened(120, 'La lavadora bota agua otra vez por debajo.', ['washing-machine']),
      { act: 'offer-repeat', hoursAgo: 110, text: 'Voy y la miro, sin costo.' },
      { act: 'book-repeat', hoursAgo: 48 },
    ],
  },
  {
    wish: 'repeat',
    repeat: 'past',
    events: [
      opened(200, 'Gotea igual que antes.', ['valve']),
      { act: 'offer-repeat', hoursAgo: 190 },
      { act: 'book-repeat', hoursAgo: 100 },
      { act: 'complete-repeat', hoursAgo: 20 },
    ],
  },
  {
    wish: 'refund',
    events: [
      opened(180, 'Pagué por dos llaves y solo cambió una.'),
      { act: 'offer-refund', hoursAgo: 170, amount: '$ 45.000' },
      { act: 'confirm-refund', hoursAgo: 160 },
    ],
  },
  {
    wish: 'refund',
    events: [
      opened(190, 'No me gustó el color.'),
      { act: 'contest', hoursAgo: 180, text: 'Es el color que escogió en la carta.' },
      {
        act: 'dismiss',
        hoursAgo: 150,
        text: 'El trabajo se hizo como se pidió: la carta de colores está firmada.',
      },
    ],
  },
  {
    wish: 'repeat',
    events: [opened(170, 'Se volvió a ir la luz del patio.'), { act: 'withdraw', hoursAgo: 165 }],
  },
]
