// A visit in WhatsApp and on the pages beside it, from connecting to BAJA, in two browsers with the simulator of its API.
// The test moves the clock of the program and of the phones.
import type { Page } from '@playwright/test'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { type ClockedSite, openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { photoFile } from '#tests/support/browser/photo-page.ts'
import { pictureFromPhone } from '#tests/support/people/pictures.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { newNumber } from '#tests/support/people/whatsapp.ts'
import type { ChatEntry } from '#tests/support/servers/whatsapp/chat.ts'
import type { SimulatedPhone } from '#tests/support/servers/whatsapp/simulated-phone.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'
import { receiptNumberText } from '#visits/wording/receipt.ts'

const DAY = addDays(bogotaDate(new Date()), 1)
const at = (time: string) => instantAt(DAY, time) as Date
const SERVICE = 'Destape de sifón'
const NOTE = 'Gotea el lavaplatos por debajo y ya se mojó el mueble.'
const ADDRESS = 'Cl. 65 Sur # 87-21'

let simulator: WhatsappSimulator
let site: ClockedSite
/** The clock of program and phones is ahead by so much. */
let aheadMs = 0

test.beforeEach(async ({ browser, page }) => {
  aheadMs = 0
  simulator = await startWhatsappSimulator({ now: () => new Date(Date.now() + aheadMs) })
  site = await openClockedSite(browser, page, simulator.variables)
  simulator.setWebhookUrl(`${site.origin}/webhooks/whatsapp`)
})
test.afterEach(async () => {
  await site.close()
  await simulator.stop()
  expect(site.problems).toEqual([])
})

/** What waits for an hour until then runs too: the queue goes by the clock of the database. */
async function setClock(time: string): Promise<void> {
  aheadMs = at(time).getTime() - Date.now()
  await site.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    at(time),
  ])
  await site.setClock(at(time))
}

/** The last message of ours that has these words, once it is there. */
async function told(phone: SimulatedPhone, words: string | RegExp): Promise<ChatEntry> {
  const find = () => phone.chat.findLast(({ by, text }) => by === 'us' && text.match(words) !== null)
  await expect
    .poll(() => find()?.text ?? phone.chat.map(({ text }) => text).at(-1), { message: String(words) })
    .toMatch(words)
  return find() as ChatEntry
}

/** The address on this site behind a button of a message. */
function linkIn({ buttons }: ChatEntry, title: string): string {
  const link = buttons.find(button => button.kind === 'link' && button.title === title)
  if (link?.kind !== 'link') throw new Error(`no link says ${title}`)
  const { pathname, hash } = new URL(link.url)
  return pathname + hash
}

const textsOf = ({ chat }: SimulatedPhone) => chat.map(({ by, text }) => `${by}: ${text}`)

async function connect(page: Page, number: string): Promise<SimulatedPhone> {
  await page.context().route('https://wa.me/**', route => route.fulfill({ status: 204 }))
  await open(page, '/perfil')
  const row = page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'WhatsApp', exact: true }) })
  await row.getByText('Sin conectar').click()
  await row.getByRole('button', { name: 'Conecta tu WhatsApp' }).click()
  await expect(row.getByText('Esperando tu mensaje')).toBeVisible()
  const message = row.getByText(/^Conectar TY-/).first()
  const phone = simulator.phone(number, 'Persona')
  phone.write((await message.textContent()) ?? '')
  await expect(row.getByText(`Conectado: ··· ${number.slice(-4, -2)} ${number.slice(-2)}`)).toBeVisible()
  await told(phone, /^Listo, Persona. Desde ahora te escribimos aquí/)
  return phone
}

test('a visit is lived in two chats and on two pages, from connecting to BAJA', {
  tag: '@phone',
}, async () => {
  test.slow()
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(site.pool, 1)) as [SignedInPerson]
  const services = [{ nombre: SERVICE, codigo: '', descripcion: '', tarifa: '', precioSugerido: 65_000 }]
  await site.pool.query('update technicians set servicios = $1', [JSON.stringify(services)])
  await setClock('08:00')
  const mine = await (await site.newContext(client)).newPage()
  const his = await (await site.newContext(technician)).newPage()
  let [myPhone, hisPhone] = [] as unknown as [SimulatedPhone, SimulatedPhone]
  let pages = { mine: '', his: '' }

  await test.step('both connect', async () => {
    myPhone = await connect(mine, newNumber())
    hisPhone = await connect(his, newNumber())
  })

  await test.step('the request is accepted by its button', async () => {
    await open(his, '/agenda')
    await open(mine, `/agendar/${technician.uid}?date=${DAY}`)
    await mine.getByRole('radio', { name: SERVICE }).check()
    await mine.getByRole('button', { name: '15:00 Libre' }).click()
    await mine.getByLabel('Descripción del trabajo').fill(NOTE)
    await mine.getByLabel('Calle, número y apto').fill(ADDRESS)
    await mine.getByRole('button', { name: 'Confirmar reserva' }).click()
    await expectPage(mine, BOOKING_SENT_PATH)
    const request = await told(hisPhone, /^\*Nueva visita\*/)
    expect(request.text).toContain(`«${NOTE}»`)
    expect(request.text).not.toContain(ADDRESS)
    expect(request.buttons.map(({ title }) => title)).toEqual(['Aceptar', 'No puedo', 'Ver'])
    const { rows } = await site.pool.query<{ key: string }>(
      'select key from reservas where "technicianId" = $1',
      [technician.uid],
    )
    const key = rows[0]?.key
    pages = { his: `/agenda/${key}`, mine: `/mis-reservas/${key}` }
    await open(mine, pages.mine)
    await expect(his.getByText('Por responder').first()).toBeVisible()
    hisPhone.press('Aceptar')
    const done = await told(hisPhone, /^\*Confirmada:\* Persona/)
    expect(done.text).toContain(ADDRESS)
    expect(done.buttons.map(({ title }) => title)).toEqual(['Deshacer'])
    await expect(his.getByText('Por responder')).toHaveCount(0)
    await setClock('08:03')
    const confirmed = await told(myPhone, /^\*Listo: Persona confirmó tu visita\*/)
    expect(confirmed.text).toContain(ADDRESS)
    await expect(mine.getByText('Confirmada', { exact: true }).first()).toBeVisible()
    await open(mine, linkIn(confirmed, 'Ver visita'))
    await expectPage(mine, pages.mine)
  })

  await test.step('a message with a photo goes from the page to the chat, and one from the chat to the page', async () => {
    const ours = mine.getByRole('region', { name: 'Mensajes' })
    await expect(ours.getByText('Persona los lee en su WhatsApp.')).toBeVisible()
    await ours.getByLabel('Agregar fotos').setInputFiles(await photoFile())
    // Uploaded, and not only shown.
    await expect(ours.locator('input[name="fotos"]')).toBeAttached()
    await ours.getByLabel(/^Mensaje para/).fill('¿Traes el sifón?')
    await ours.getByRole('button', { name: 'Enviar', exact: true }).click()
    const question = await told(hisPhone, '¿Traes el sifón?')
    expect(question.text).toMatch(/^\*Mensaje de Persona · visita de las 15:00\*\n/)
    const photo = simulator.mediaOf(question.file?.mediaId ?? '')
    expect([photo?.type, photo?.bytes.subarray(0, 3)]).toEqual(['image/jpeg', Buffer.of(0xff, 0xd8, 0xff)])
    await expect(ours.getByText('Entregado')).toBeVisible()
    hisPhone.readAll()
    await expect(ours.getByText('Leído')).toBeVisible()

    const answer = hisPhone.sendPhoto(await pictureFromPhone(), 'Sí, este es.')
    await expect(ours.getByText('Sí, este es.')).toBeVisible()
    await expect(ours.getByText('por WhatsApp')).toBeVisible()
    await expect(ours.locator('a[href^="/fotos/"] img')).toHaveCount(2)
    await expect.poll(() => hisPhone.chat.find(({ id }) => id === answer)?.reaction).toBe('✅')
    const passed = await told(myPhone, 'Sí, este es.')
    expect(passed.text).toMatch(/^\*Mensaje de Persona · tu técnico\*\n/)
    expect(simulator.mediaOf(passed.file?.mediaId ?? '')?.bytes.includes('secreto')).toBe(false)
    await expectAccessible(mine)
  })

  await test.step('on the way in 20 minutes, and there', async () => {
    await setClock('14:01')
    await told(hisPhone, /^\*En una hora:\* Persona, 15:00/)
    await setClock('14:40')
    await open(mine, pages.mine)
    hisPhone.press('Voy en camino')
    await told(hisPhone, '¿En cuánto llegas?')
    hisPhone.press('20 minutos')
    await told(hisPhone, /^Listo. Persona sabe que llegas hacia las \*15:00\*/)
    await expect(mine.getByText('Ahora: En camino')).toBeVisible()
    const onTheWay = await told(myPhone, /^\*Tu técnico Persona va en camino\* y llega hacia las \*15:00\*/)
    expect(simulator.mediaOf(onTheWay.file?.mediaId ?? '')?.type).toMatch(/^image\/(jpeg|png)$/)
    await setClock('15:01')
    await open(mine, pages.mine)
    hisPhone.press('Llegué')
    await told(hisPhone, /^Anotado: llegaste a las \*15:01\*/)
    await told(myPhone, /^\*Tu técnico Persona llegó\*/)
    await expect(mine.getByText('Ahora: En tu casa')).toBeVisible()
  })

  // The technician's browser without a session: the link of the message opens this visit.
  const linked = await site.newContext(null)
  const inside = await linked.newPage()

  await test.step('the quote is written behind its link and agreed by its button', async () => {
    await open(inside, linkIn(await told(hisPhone, /^Anotado: llegaste/), 'Hacer cotización'))
    await expectPage(inside, `${pages.his}#cotizacion`)
    const written = inside.getByRole('region', { name: 'Cotización' })
    await written.getByText('Hacer una cotización').click()
    await written.getByLabel('Precio de cada uno, renglón 1').fill('80.000')
    await written.getByRole('button', { name: 'Enviar cotización' }).click()
    await expect(inside.getByText('Le toca a Persona', { exact: true })).toBeVisible()
    const quote = await told(myPhone, /^\*Tu técnico Persona te mandó una cotización\*/)
    expect(quote.text).toMatch(/\*Total: \$\s80\.000\*/)
    await expect(mine.getByText('Te toca a ti')).toBeVisible()
    myPhone.press('De acuerdo')
    await told(myPhone, /^Quedó por escrito: \*\$\s80\.000\* con Persona. Ya lo sabe.$/)
    await told(hisPhone, /^\*Tu cliente Persona está de acuerdo\*/)
    await expect(mine.getByText('Te toca a ti')).toHaveCount(0)
    // Its page is live without a session.
    await expect(inside.getByText('Le toca a Persona', { exact: true })).toHaveCount(0)
  })

  await test.step('finished behind the other link: the receipt is a PDF in the chat', async () => {
    await open(inside, linkIn(await told(hisPhone, /^Anotado: llegaste/), 'Terminé'))
    const finish = inside.getByRole('dialog', { name: 'Terminé' })
    await finish.getByLabel('Qué hiciste').fill('Cambié el sifón.')
    await finish.getByRole('radio', { name: 'Nequi' }).check()
    await finish.getByRole('button', { name: 'Terminar y enviar comprobante' }).click()
    const receipt = await told(myPhone, /^\*Listo: Persona terminó\.\* Pagaste \$\s80\.000 con Nequi\./)
    await expect(mine.getByText('Pagado con Nequi')).toBeVisible()
    const { rows } = await site.pool.query<{ id: number }>('select id::int from receipts')
    const id = rows[0]?.id ?? 0
    expect(receipt.file).toMatchObject({ kind: 'document', name: 'Comprobante.pdf' })
    const pdf = simulator.mediaOf(receipt.file?.mediaId ?? '')
    expect([pdf?.type, pdf?.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    // In the title of the document.
    expect(pdf?.bytes.includes(Buffer.from(receiptNumberText(id), 'utf16le').swap16())).toBe(true)
  })

  await test.step('BAJA: the page turns, and nothing more comes', async () => {
    await open(mine, '/perfil')
    myPhone.write('BAJA')
    await told(myPhone, 'Listo, ya no te escribimos aquí. Tus avisos te llegan al correo.')
    await expect(mine.getByText('Conectado:')).toHaveCount(0)
    await expect(mine.getByText('Sin conectar')).toBeVisible()
    const before = textsOf(myPhone)
    const said = await his.request.post(pages.his, {
      headers: { origin: site.origin },
      form: { act: 'mensaje', texto: 'Quedó bien apretado.' },
      maxRedirects: 0,
    })
    expect(said.status()).toBe(302)
    await setClock('16:45')
    const due = () => site.pool.query('select from graphile_worker.jobs where run_at <= now()')
    await expect.poll(async () => (await due()).rowCount).toBe(0)
    expect(textsOf(myPhone)).toEqual(before)
  })
})
