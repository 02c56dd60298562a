import type { SendMail } from '#platform/mail/mail.server.ts'
import type { Push } from '#platform/push/push.server.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

export function countedMails(sendMail: SendMail, metrics: Metrics): SendMail {
  return async letter => {
    try {
      await sendMail(letter)
      metrics.countMail('sent')
    } catch (error) {
      metrics.countMail('failed')
      throw error
    }
  }
}

export function countedPushes(push: Push, metrics: Metrics): Push {
  return {
    ...push,
    async send(...message) {
      try {
        const result = await push.send(...message)
        metrics.countPush(result)
        return result
      } catch (error) {
        metrics.countPush('failed')
        throw error
      }
    },
  }
}
