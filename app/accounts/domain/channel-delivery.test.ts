import { expect, test } from 'vitest'
import { topicOf } from '#accounts/domain/channel-delivery.ts'

test.each([
  ['send-booking-mail', { key: 7, news: 'confirmada' }, 'booking:confirmada'],
  ['send-push', { subscription: 1, key: 7, news: 'confirmada' }, 'booking:confirmada'],
  ['send-whatsapp', { id: 'x', key: 7, news: 'confirmada' }, 'booking:confirmada'],
  ['send-unread-messages-mail', { key: 7, recipient: 'ana' }, 'message'],
  ['send-push', { message: 3 }, 'message'],
  ['send-step-mail', { key: 7, act: 'llego-no' }, 'step:llego-no'],
  ['send-whatsapp', { step: 'llego-no', visit: 7 }, 'step:llego-no'],
  ['send-quote-mail', { quote: 1, news: 'sent' }, 'quote:sent'],
  ['send-push', { quote: 1, news: 'sent' }, 'quote:sent'],
  ['password-changed-mail', { uid: 'ana' }, 'password-changed'],
  ['send-whatsapp', { test: true }, 'other'],
  ['apply-retention', {}, null],
])('%s of %o is told as %s', (job, payload, topic) => {
  expect(topicOf(job, payload)).toBe(topic)
})

test('what is no word of ours is left out of the topic', { tags: ['attack'] }, () => {
  for (const news of ['ana@correo.co', '', 'x'.repeat(41), 3, null, "a'; drop"])
    expect(topicOf('send-booking-mail', { key: 7, news })).toBe('booking')
})
