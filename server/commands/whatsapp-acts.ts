// What `npm run whatsapp` does: compares the templates with those of the account and sends what is missing, and says what is wrong
// with the configuration.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { drawPdf, PAGE } from '#platform/documents/pdf-sheet.server.ts'
import { PUBLIC_FOLDER } from '#platform/photos/public-folder.server.ts'
import { failureText } from '#platform/whatsapp/api-failures.ts'
import {
  differencesOf,
  newTemplateOf,
  rejectionText,
  TEMPLATE_NAMES,
  type TemplateDifference,
  templateStatusText,
} from '#platform/whatsapp/template-account.ts'
import {
  TEMPLATE_LANGUAGE,
  TEMPLATES,
  type Template,
  type TemplateName,
} from '#platform/whatsapp/templates.ts'
import type {
  ApiFailure,
  ApiResult,
  TemplateState,
  WhatsappClient,
  WhatsappConfig,
} from '#platform/whatsapp/whatsapp-channel.ts'
import { createWhatsappClient } from '#platform/whatsapp/whatsapp-client.server.ts'
import type { Env } from '#server/env.ts'
import { isSecureUrl } from '#server/env-groups.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const USAGE = `Uso:
  npm run whatsapp -- templates   compara las plantillas con las de la cuenta y envía a aprobación las que faltan
  npm run whatsapp -- check       dice qué está mal en la configuración`
const WEBHOOK_PATH = '/webhooks/whatsapp'
const TIMEOUT_MS = 10_000

const PARTS: Readonly<Record<TemplateDifference, string>> = {
  category: 'categoría',
  header: 'encabezado',
  body: 'texto',
  buttons: 'botones',
}

interface Report {
  /** What is as it should be. */
  readonly lines: string[]
  /** Each is a sentence; with any the command fails. */
  readonly mistakes: string[]
}

interface Tools {
  readonly config: WhatsappConfig
  readonly client: WhatsappClient
  readonly origin: string
}

/** The words after `npm run whatsapp --`. */
export async function runWhatsappAct(
  env: Pick<Env, 'whatsapp' | 'publicOrigin'>,
  words: readonly string[],
): Promise<Report> {
  const [name, ...more] = words
  if ((name !== 'templates' && name !== 'check') || more.length > 0) throw new UserFacingError(USAGE)
  const { whatsapp: config, publicOrigin: origin } = env
  if (!config)
    throw new UserFacingError(
      'WhatsApp no está configurado: define WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN y WHATSAPP_NUMBER.',
    )
  if (origin === undefined || !isSecureUrl(origin))
    throw new UserFacingError(
      'Falta PUBLIC_ORIGIN, por https: los botones de las plantillas y el webhook llevan esa dirección.',
    )
  if (name === 'templates' && config.businessId === undefined)
    throw new UserFacingError(
      'Falta WHATSAPP_BUSINESS_ID: las plantillas son de la cuenta de WhatsApp Business.',
    )
  const tools = { config, client: createWhatsappClient(config, TIMEOUT_MS), origin }
  return name === 'templates' ? sendTemplates(tools) : checkAccount(tools)
}

// Templates

async function sendTemplates(tools: Tools): Promise<Report> {
  const { client, origin } = tools
  const states = await statesByName(client)
  const lines: string[] = []
  const mistakes: string[] = []
  const examples = createExamples(client)
  for (const name of TEMPLATE_NAMES) {
    const state = states.get(name)
    const mistake = state ? mistakeOf(name, state, origin) : await create(tools, name, examples)
    if (mistake) mistakes.push(mistake)
    else if (!state) lines.push(`${name}: enviada a aprobación.`)
    else if (state.status !== 'APPROVED') lines.push(`${name}: ${templateStatusText(state.status)}.`)
  }
  lines.push(...countLines(states))
  return { lines, mistakes }
}

/** Those of ours, in our language. */
async function statesByName(client: WhatsappClient): Promise<Map<string, TemplateState>> {
  const states = acceptedOr(await client.listTemplates(), 'No se pudieron mirar las plantillas')
  return new Map(
    states.filter(state => state.language === TEMPLATE_LANGUAGE).map(state => [state.name, state]),
  )
}

function countLines(states: ReadonlyMap<string, TemplateState>): string[] {
  const ours = TEMPLATE_NAMES.map(name => states.get(name)?.status)
  const count = (status: string) => ours.filter(each => each === status).length
  const strangers = [...states.keys()].filter(name => !Object.hasOwn(TEMPLATES, name))
  return [
    `Plantillas: ${ours.length}; aprobadas antes de esto: ${count('APPROVED')}; en revisión: ${count('PENDING')}.`,
    ...(strangers.length > 0
      ? [`En la cuenta hay otras que el programa no usa: ${strangers.join(', ')}.`]
      : []),
  ]
}

function mistakeOf(name: TemplateName, state: TemplateState, origin: string): string | null {
  const parts = differencesOf(name, state, origin).map(part => PARTS[part])
  if (state.status === 'REJECTED') return `${name}: rechazada; ${rejectionText(state.reason)}.`
  if (state.status !== 'APPROVED' && state.status !== 'PENDING' && state.status !== 'IN_APPEAL')
    return `${name}: ${templateStatusText(state.status)}.`
  return parts.length === 0
    ? null
    : `${name}: en la cuenta está distinta (${parts.join(', ')}). Cámbiala allá, o dale otro nombre a la del programa.`
}

/** Null when it was taken. */
async function create(
  { client, origin }: Tools,
  name: TemplateName,
  examples: (header: 'IMAGE' | 'DOCUMENT') => Promise<string>,
): Promise<string | null> {
  const { header }: Template = TEMPLATES[name]
  const result = await client.createTemplate(
    newTemplateOf(name, origin, header ? await examples(header) : null),
  )
  if (result.outcome === 'accepted')
    return result.value === 'REJECTED' ? `${name}: Meta la rechazó al recibirla.` : null
  if (result.outcome === 'token')
    throw new UserFacingError(sentenceOf('No se pudo enviar ninguna plantilla', result))
  const reason = ('detail' in result && result.detail) || failureText(result.code)
  return `${name}: no se pudo enviar; ${reason.replace(/\.$/, '')}.`
}

/** Uploads each once: a template with a header is approved by an example of it. */
function createExamples(client: WhatsappClient): (header: 'IMAGE' | 'DOCUMENT') => Promise<string> {
  const uploaded = new Map<string, string>()
  return async header => {
    const known = uploaded.get(header)
    if (known) return known
    const [bytes, type] =
      header === 'IMAGE'
        ? [await readFile(`${PUBLIC_FOLDER}og/home.png`), 'image/png']
        : [await drawExample(), 'application/pdf']
    const handle = acceptedOr(
      await client.uploadExample(bytes, type),
      'No se pudo subir el ejemplo de un archivo',
    )
    uploaded.set(header, handle)
    return handle
  }
}

function drawExample(): Promise<Buffer> {
  const title = 'Comprobante'
  return drawPdf({
    title,
    createdAt: new Date(),
    foot: 'Ejemplo',
    compose: sheet =>
      PAGE.margin + sheet.text(title, PAGE.margin, { x: PAGE.margin, width: 400, size: 28, weight: 800 }),
  })
}

// The configuration

async function checkAccount(tools: Tools): Promise<Report> {
  const parts = [await checkPhone(tools), await checkWebhook(tools), await checkBusiness(tools)]
  return { lines: parts.flatMap(({ lines }) => lines), mistakes: parts.flatMap(({ mistakes }) => mistakes) }
}

async function checkPhone({ client, config, origin }: Tools): Promise<Report> {
  const phone = await client.phoneState()
  if (phone.outcome !== 'accepted') {
    if (phone.code === 100)
      return wrong('WHATSAPP_APP_SECRET no es la clave de la aplicación de la que es WHATSAPP_TOKEN.')
    if (phone.code === 33)
      return wrong(
        'WHATSAPP_PHONE_ID no es de un número que WHATSAPP_TOKEN pueda usar. Cópialo de «Phone number ID».',
      )
    if (phone.outcome === 'token') return wrong(sentenceOf('WHATSAPP_TOKEN no sirve', phone))
    return wrong(
      `${sentenceOf(`${config.api} no contestó bien`, phone)} Revisa WHATSAPP_API y la salida a internet.`,
    )
  }
  const { number, name, quality, status, limit, webhook } = phone.value
  const mistakes: string[] = []
  if (number !== config.number)
    mistakes.push(`WHATSAPP_NUMBER es ${config.number}, pero WHATSAPP_PHONE_ID es del número ${number}.`)
  if (status !== 'CONNECTED')
    mistakes.push(`El número no puede enviar: para Meta está ${status}. Mira su estado en WhatsApp Manager.`)
  if (quality === 'RED')
    mistakes.push('La calidad del número es baja: mucha gente bloqueó o reportó los mensajes.')
  if (webhook !== null && webhook !== `${origin}${WEBHOOK_PATH}`)
    mistakes.push(
      `Meta avisa en ${webhook}, no en ${origin}${WEBHOOK_PATH}: cámbialo en la aplicación de Meta.`,
    )
  return {
    lines: [`Número: ${number}, ${name}; calidad ${quality}${limit ? `; tope ${limit}` : ''}.`],
    mistakes,
  }
}

/** As Meta does it when the address is registered. */
async function checkWebhook({ config, origin }: Tools): Promise<Report> {
  const address = `${origin}${WEBHOOK_PATH}`
  const challenge = randomBytes(12).toString('hex')
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': config.verifyToken,
    'hub.challenge': challenge,
  })
  try {
    const response = await fetch(`${address}?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status === 200 && text === challenge)
      return { lines: [`Webhook: ${address} contesta.`], mistakes: [] }
    if (response.status === 403)
      return wrong(`El programa de ${origin} tiene otro WHATSAPP_VERIFY_TOKEN: reinícialo con el mismo.`)
    if (response.status === 404)
      return wrong(`El programa de ${origin} no tiene WhatsApp configurado: reinícialo con las variables.`)
    return wrong(`${address} contestó ${response.status} y no lo que se le pidió: ¿llega al programa?`)
  } catch {
    return wrong(
      `Nadie contesta en ${address}: revisa PUBLIC_ORIGIN, el proxy y que el programa esté corriendo.`,
    )
  }
}

async function checkBusiness({ client, origin }: Tools): Promise<Report> {
  if (!client.hasBusinessAccount)
    return {
      lines: ['Sin WHATSAPP_BUSINESS_ID no se miran las plantillas ni quién recibe los avisos.'],
      mistakes: [],
    }
  const subscribers = await client.listSubscribers()
  if (subscribers.outcome !== 'accepted')
    return wrong(
      sentenceOf('WHATSAPP_BUSINESS_ID no es una cuenta que WHATSAPP_TOKEN pueda mirar', subscribers),
    )
  const mistakes: string[] = []
  if (subscribers.value.length === 0)
    mistakes.push('Ninguna aplicación recibe lo que pasa en la cuenta: suscríbela a «messages» en Meta.')
  const states = await statesByName(client)
  for (const name of TEMPLATE_NAMES) {
    const state = states.get(name)
    const mistake = state && mistakeOf(name, state, origin)
    if (mistake) mistakes.push(mistake)
  }
  const missing = TEMPLATE_NAMES.filter(name => !states.has(name)).length
  if (missing > 0) mistakes.push(`Faltan plantillas en la cuenta (${missing}): npm run whatsapp -- templates`)
  return { lines: countLines(states), mistakes }
}

const wrong = (mistake: string): Report => ({ lines: [], mistakes: [mistake] })

const sentenceOf = (text: string, { code }: ApiFailure) =>
  `${text}: ${failureText(code)}${code === null ? '' : ` (código ${code})`}.`

function acceptedOr<Value>(result: ApiResult<Value>, text: string): Value {
  if (result.outcome === 'accepted') return result.value
  throw new UserFacingError(sentenceOf(text, result))
}
