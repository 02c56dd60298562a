// The Cloud API of WhatsApp: messages, media, and what the operator asks about the account.
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { WhatsappFile } from '#platform/domain/whatsapp.ts'
import {
  askGraph,
  askGraphFor,
  type GraphRequest,
  UNKNOWN_OBJECT,
} from '#platform/whatsapp/graph-request.server.ts'
import { messageBody } from '#platform/whatsapp/message-body.ts'
import { isSameSecret, isSigned, parseWebhook } from '#platform/whatsapp/webhook.server.ts'
import type {
  ApiResult,
  MediaResult,
  Outgoing,
  PhoneState,
  SendResult,
  TemplateState,
  WhatsappChannel,
  WhatsappClient,
  WhatsappConfig,
} from '#platform/whatsapp/whatsapp-channel.ts'

const TIMEOUT_MS = 15_000
const MEDIA_TIMEOUT_MS = 30_000
/** Beside the API's own: where it says that media are. */
const MEDIA_HOSTS: readonly string[] = ['lookaside.fbsbx.com']
const MEDIA_ID = /^[\w.-]{1,200}$/
const TEMPLATES_PER_PAGE = 100
const TEMPLATE_PAGES_MAX = 20

const sentAnswer = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })]) })
const idAnswer = z.object({ id: z.string().min(1) })
const mediaAnswer = z.object({ url: z.string() })
const handleAnswer = z.object({ h: z.string().min(1) })
const text = z.string().catch('')
const phoneAnswer = z.object({
  display_phone_number: text,
  verified_name: text,
  quality_rating: z.string().catch('UNKNOWN'),
  status: z.string().catch('UNKNOWN'),
  messaging_limit_tier: z.string().nullable().catch(null),
  webhook_configuration: z.object({ application: z.string() }).nullable().catch(null),
})
const templatesAnswer = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      category: text,
      rejected_reason: z.string().nullable().catch(null),
      components: z
        .array(
          z.object({
            type: z.string(),
            format: z.string().optional(),
            text: z.string().optional(),
            buttons: z
              .array(z.object({ type: z.string(), text: z.string().optional(), url: z.string().optional() }))
              .optional(),
          }),
        )
        .catch([]),
    }),
  ),
  paging: z
    .object({ cursors: z.object({ after: z.string() }), next: z.string().optional() })
    .nullable()
    .catch(null),
})
const createdAnswer = z.object({ status: z.string().catch('PENDING') })
const subscribersAnswer = z.object({
  data: z.array(z.object({ whatsapp_business_api_data: z.object({ name: text }) })),
})

export function createWhatsappClient(config: WhatsappConfig, timeoutMs = TIMEOUT_MS): WhatsappClient {
  const { api, token, phoneId, businessId } = config
  const get = (): GraphRequest => ({ token, timeoutMs })
  const post = (body: object): GraphRequest => ({
    token,
    timeoutMs,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const business = (path: string) => {
    if (businessId === undefined) throw new Error('No business account is configured')
    return `${api}/${businessId}/${path}`
  }

  async function sendBody(to: string, body: object, ourId: string): Promise<SendResult> {
    const message = { messaging_product: 'whatsapp', recipient_type: 'individual', to, ...body }
    const request = post({ ...message, biz_opaque_callback_data: ourId })
    const answer = await askGraphFor(`${api}/${phoneId}/messages`, request, sentAnswer)
    return answer.outcome === 'accepted'
      ? { outcome: 'accepted', id: answer.value.messages[0].id }
      : failed(answer)
  }

  async function uploadMedia({ name, type, read }: WhatsappFile): Promise<ApiResult<string>> {
    const form = new FormData()
    form.set('messaging_product', 'whatsapp')
    form.set('type', type)
    form.set('file', new Blob([new Uint8Array(await read())], { type }), name)
    const request = { token, timeoutMs: MEDIA_TIMEOUT_MS, method: 'POST', body: form } as const
    const answer = await askGraphFor(`${api}/${phoneId}/media`, request, idAnswer)
    return answer.outcome === 'accepted' ? { outcome: 'accepted', value: answer.value.id } : failed(answer)
  }

  return {
    hasBusinessAccount: businessId !== undefined,
    uploadMedia,
    async send(to, outgoing: Outgoing, ourId) {
      const media = outgoing.file && (await uploadMedia(outgoing.file))
      if (media && media.outcome !== 'accepted')
        // Nothing has been sent yet.
        return media.outcome === 'wait' ? { ...media, mayHaveArrived: false } : media
      return sendBody(to, messageBody(outgoing, media?.value ?? null), ourId)
    },
    react: (to, messageId, { emoji }, ourId) =>
      sendBody(to, { type: 'reaction', reaction: { message_id: messageId, emoji } }, ourId),
    async fetchMedia(mediaId, maxBytes): Promise<MediaResult> {
      if (!MEDIA_ID.test(mediaId)) return { outcome: 'gone' }
      const place = await askGraphFor(`${api}/${mediaId}?phone_number_id=${phoneId}`, get(), mediaAnswer)
      if (place.outcome !== 'accepted')
        return place.outcome === 'refused' || place.code === UNKNOWN_OBJECT
          ? { outcome: 'gone' }
          : failed(place)
      if (!isMediaAddress(place.value.url, api)) return { outcome: 'host' }
      const answer = await askGraph(place.value.url, { token, timeoutMs: MEDIA_TIMEOUT_MS }, maxBytes)
      if (answer.outcome === 'accepted') return { outcome: 'accepted', value: answer.bytes }
      if (answer.outcome !== 'refused') return failed(answer)
      return { outcome: answer.status === 413 ? 'large' : 'gone' }
    },
    async phoneState() {
      const fields =
        'display_phone_number,verified_name,quality_rating,status,messaging_limit_tier,webhook_configuration'
      // The API refuses it when the secret is not that of the token's application.
      const proof = createHmac('sha256', config.appSecret).update(token).digest('hex')
      const query = `fields=${fields}&appsecret_proof=${proof}`
      const answer = await askGraphFor(`${api}/${phoneId}?${query}`, get(), phoneAnswer)
      if (answer.outcome !== 'accepted') return failed(answer)
      const { value } = answer
      const state: PhoneState = {
        number: value.display_phone_number.replace(/\D/g, ''),
        name: value.verified_name,
        quality: value.quality_rating,
        status: value.status,
        limit: value.messaging_limit_tier,
        webhook: value.webhook_configuration?.application ?? null,
      }
      return { outcome: 'accepted', value: state }
    },
    async listTemplates() {
      const fields = 'name,language,status,category,rejected_reason,components'
      const templates: TemplateState[] = []
      let after = ''
      for (let page = 0; page < TEMPLATE_PAGES_MAX; page++) {
        const query = `fields=${fields}&limit=${TEMPLATES_PER_PAGE}${after && `&after=${encodeURIComponent(after)}`}`
        const answer = await askGraphFor(business(`message_templates?${query}`), get(), templatesAnswer)
        if (answer.outcome !== 'accepted') return failed(answer)
        const { data, paging } = answer.value
        templates.push(
          ...data.map(({ rejected_reason, ...template }) => ({
            ...template,
            reason: reasonOf(rejected_reason),
          })),
        )
        if (!paging?.next) break
        after = paging.cursors.after
      }
      return { outcome: 'accepted', value: templates }
    },
    async createTemplate(template) {
      const answer = await askGraphFor(business('message_templates'), post(template), createdAnswer)
      if (answer.outcome === 'accepted') return { outcome: 'accepted', value: answer.value.status }
      const detail = 'detail' in answer ? answer.detail : undefined
      return { ...failed(answer), detail: detail ?? null }
    },
    async uploadExample(bytes, type) {
      const size = `file_length=${bytes.length}&file_type=${encodeURIComponent(type)}`
      const started = await askGraphFor(`${api}/app/uploads?${size}`, post({}), idAnswer)
      if (started.outcome !== 'accepted') return failed(started)
      const headers = { authorization: `OAuth ${token}`, file_offset: '0' }
      const body = new Uint8Array(bytes)
      const request = { token, timeoutMs: MEDIA_TIMEOUT_MS, method: 'POST', body, headers } as const
      const answer = await askGraphFor(`${api}/${started.value.id}`, request, handleAnswer)
      return answer.outcome === 'accepted' ? { outcome: 'accepted', value: answer.value.h } : failed(answer)
    },
    async listSubscribers() {
      const answer = await askGraphFor(business('subscribed_apps'), get(), subscribersAnswer)
      if (answer.outcome !== 'accepted') return failed(answer)
      return {
        outcome: 'accepted',
        value: answer.value.data.map(each => each.whatsapp_business_api_data.name),
      }
    },
  }
}

export function createWhatsappChannel(config: WhatsappConfig): WhatsappChannel {
  const { number, appSecret, verifyToken, phoneId } = config
  return {
    ...createWhatsappClient(config),
    number,
    isSigned: (body, header) => isSigned(body, header, appSecret),
    isVerifyToken: token => token !== null && isSameSecret(token, verifyToken),
    parseWebhook: posted => parseWebhook(posted, phoneId),
  }
}

/** The API's own host, or over https one of those where it keeps media. */
export function isMediaAddress(address: string, api: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, host, username } = new URL(address)
  if (username !== '') return false
  return origin === new URL(api).origin || (protocol === 'https:' && MEDIA_HOSTS.includes(host))
}

const reasonOf = (reason: string | null) => (reason === null || reason === 'NONE' ? null : reason)

/** Without what is not for everybody. */
function failed<Failure extends Exclude<SendResult, { outcome: 'accepted' }>>(
  failure: Failure,
): Exclude<SendResult, { outcome: 'accepted' }> {
  const { outcome, code } = failure
  if (outcome !== 'wait') return { outcome, code }
  const { retryAfterMs, mayHaveArrived } = failure
  return { outcome, code, retryAfterMs, mayHaveArrived }
}
