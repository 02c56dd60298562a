// The command `npm run whatsapp` against the simulator.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TEMPLATE_NAMES } from '#platform/whatsapp/template-account.ts'
import type { WhatsappConfig } from '#platform/whatsapp/whatsapp-channel.ts'
import { runWhatsappAct } from '#server/commands/whatsapp-acts.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

let simulator: WhatsappSimulator
let program: ReturnType<typeof createServer>
let origin: string
/** What the program answers to the verification; null: as it should. */
let programStatus: number | null

beforeEach(async () => {
  programStatus = null
  program = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', origin)
    const isOurs = searchParams.get('hub.verify_token') === simulator.config.verifyToken
    response
      .writeHead(programStatus ?? (isOurs ? 200 : 403))
      .end(isOurs ? searchParams.get('hub.challenge') : '')
  }).listen(0, '127.0.0.1')
  await once(program, 'listening')
  const address = program.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  simulator = await startWhatsappSimulator({ origin })
})
afterEach(async () => {
  await simulator.stop()
  program.close()
})

const run = (name: string, change: Partial<WhatsappConfig> = {}) =>
  runWhatsappAct({ whatsapp: { ...simulator.config, ...change }, publicOrigin: origin }, [name])
const templateOf = (name: string) => simulator.templates.get(name) ?? expect.fail()

describe('templates', () => {
  test('sends what is missing once, with an example of its file', async () => {
    simulator.templates.clear()
    const { lines, mistakes } = await run('templates')
    expect(mistakes).toEqual([])
    expect(lines).toContain('nueva_visita: enviada a aprobación.')
    expect([...simulator.templates.keys()]).toEqual(TEMPLATE_NAMES)
    expect(templateOf('comprobante')).toMatchObject({
      status: 'PENDING',
      category: 'UTILITY',
      language: 'es',
    })
    expect(templateOf('comprobante').components[0]).toMatchObject({
      type: 'HEADER',
      format: 'DOCUMENT',
      example: { header_handle: [expect.stringMatching(/^4::/)] },
    })
    expect(simulator.requests.filter(request => request.endsWith('/app/uploads'))).toHaveLength(2)

    simulator.requests.length = 0
    const again = await run('templates')
    expect(again.mistakes).toEqual([])
    expect(again.lines).toContain('nueva_visita: en revisión.')
    expect(simulator.requests.every(request => request.startsWith('GET '))).toBe(true)
  })

  test('says what differs, what was refused and what is not ours', async () => {
    simulator.templates.delete('calificar')
    simulator.rejections.set('calificar', 'PROMOTIONAL')
    const changed = templateOf('nueva_visita')
    changed.category = 'MARKETING'
    changed.components = changed.components.map(part =>
      part.type === 'BODY' ? { ...part, text: 'Otra' } : part,
    )
    Object.assign(templateOf('recordatorio'), { status: 'REJECTED', rejected_reason: 'PROMOTIONAL' })
    templateOf('tecnico_llego').status = 'PAUSED'
    simulator.templates.set('oferta', { ...structuredClone(changed), name: 'oferta' })
    const { lines, mistakes } = await run('templates')
    expect(mistakes).toEqual([
      'nueva_visita: en la cuenta está distinta (categoría, texto). Cámbiala allá, o dale otro nombre a la del programa.',
      'recordatorio: rechazada; suena a publicidad.',
      'calificar: Meta la rechazó al recibirla.',
      'tecnico_llego: pausada por quejas.',
    ])
    expect(lines.at(-1)).toBe('En la cuenta hay otras que el programa no usa: oferta.')
  })

  test('says why the API does not take one', async () => {
    simulator.templates.delete('calificar')
    simulator.refusals.add('calificar')
    expect((await run('templates')).mistakes).toEqual([
      'calificar: no se pudo enviar; There is already content in this language.',
    ])
  })

  test('the links of another origin differ', async () => {
    const report = await runWhatsappAct({ whatsapp: simulator.config, publicOrigin: 'https://otra.co' }, [
      'templates',
    ])
    expect(report.mistakes).toContain(
      'calificar: en la cuenta está distinta (botones). Cámbiala allá, o dale otro nombre a la del programa.',
    )
  })

  test('a token that has expired is said once', async () => {
    simulator.isTokenExpired = true
    await expect(run('templates')).rejects.toThrow(
      'No se pudieron mirar las plantillas: El token venció o no sirve (código 190).',
    )
  })
})

describe('check', () => {
  test('says that everything is right', async () => {
    const { lines, mistakes } = await run('check')
    expect(mistakes).toEqual([])
    expect(lines).toEqual([
      'Número: 576015550148, TecniYa; calidad GREEN; tope TIER_1K.',
      `Webhook: ${origin}/webhooks/whatsapp contesta.`,
      `Plantillas: ${TEMPLATE_NAMES.length}; aprobadas antes de esto: ${TEMPLATE_NAMES.length}; en revisión: 0.`,
    ])
  })

  test.each([
    [{ token: 'otro' }, 'WHATSAPP_TOKEN no sirve: El token venció o no sirve (código 190).'],
    [
      { appSecret: 'f'.repeat(32) },
      'WHATSAPP_APP_SECRET no es la clave de la aplicación de la que es WHATSAPP_TOKEN.',
    ],
    [
      { phoneId: '12345' },
      'WHATSAPP_PHONE_ID no es de un número que WHATSAPP_TOKEN pueda usar. Cópialo de «Phone number ID».',
    ],
    [
      { number: '573001112233' },
      'WHATSAPP_NUMBER es 573001112233, pero WHATSAPP_PHONE_ID es del número 576015550148.',
    ],
    [
      { businessId: '12345' },
      'WHATSAPP_BUSINESS_ID no es una cuenta que WHATSAPP_TOKEN pueda mirar: Ese número ya no está en la cuenta (código 33).',
    ],
    [
      { api: 'http://127.0.0.1:9/v23.0' },
      'http://127.0.0.1:9/v23.0 no contestó bien: WhatsApp no contestó. Revisa WHATSAPP_API y la salida a internet.',
    ],
  ])('names the variable that is wrong: %j', async (change, sentence) => {
    const { mistakes } = await run('check', change)
    expect(mistakes).toContain(sentence)
  })

  test('names another token of verification', async () => {
    const { mistakes } = await run('check', { verifyToken: 'another-one-than-ours' })
    expect(mistakes).toEqual([
      `El programa de ${origin} tiene otro WHATSAPP_VERIFY_TOKEN: reinícialo con el mismo.`,
    ])
  })

  test.each([
    [404, 'no tiene WhatsApp configurado'],
    [500, 'contestó 500'],
    [302, 'contestó 302'],
  ])('says what the program answered: %i', async (status, words) => {
    programStatus = status
    expect((await run('check')).mistakes).toEqual([expect.stringContaining(words)])
  })

  test('says that nobody answers', async () => {
    program.close()
    await once(program, 'close')
    expect((await run('check')).mistakes).toEqual([expect.stringContaining('Nadie contesta en')])
  })

  test('says what is wrong with the account', async () => {
    Object.assign(simulator.account, {
      status: 'PENDING',
      quality: 'RED',
      webhook: 'https://otra.co/webhooks/whatsapp',
      subscribers: [],
    })
    simulator.templates.delete('calificar')
    templateOf('recordatorio').status = 'DISABLED'
    expect((await run('check')).mistakes).toEqual([
      'El número no puede enviar: para Meta está PENDING. Mira su estado en WhatsApp Manager.',
      'La calidad del número es baja: mucha gente bloqueó o reportó los mensajes.',
      `Meta avisa en https://otra.co/webhooks/whatsapp, no en ${origin}/webhooks/whatsapp: cámbialo en la aplicación de Meta.`,
      'Ninguna aplicación recibe lo que pasa en la cuenta: suscríbela a «messages» en Meta.',
      'recordatorio: desactivada por quejas.',
      'Faltan plantillas en la cuenta (1): npm run whatsapp -- templates',
    ])
  })

  test('without the business account the rest is checked', async () => {
    const { lines, mistakes } = await run('check', { businessId: undefined })
    expect(mistakes).toEqual([])
    expect(lines.at(-1)).toContain('Sin WHATSAPP_BUSINESS_ID')
  })
})

test.each([[[]], [['plantillas']], [['check', 'otra']]])(
  'invalid arguments give the usage: %j',
  async words => {
    await expect(runWhatsappAct({ whatsapp: simulator.config, publicOrigin: origin }, words)).rejects.toThrow(
      /^Uso:/,
    )
  },
)

test('what is not configured is named', async () => {
  await expect(runWhatsappAct({ whatsapp: undefined, publicOrigin: origin }, ['check'])).rejects.toThrow(
    /^WhatsApp no está configurado/,
  )
  for (const publicOrigin of [undefined, 'http://tecniya.co'])
    await expect(runWhatsappAct({ whatsapp: simulator.config, publicOrigin }, ['check'])).rejects.toThrow(
      /^Falta PUBLIC_ORIGIN/,
    )
  await expect(run('templates', { businessId: undefined })).rejects.toThrow(/^Falta WHATSAPP_BUSINESS_ID/)
})
