// The push message about an event of a guarantee case: first names only, nothing that somebody wrote.
import {
  casePathFor,
  type GuaranteeNews,
  guaranteeSubject,
} from '#notifications/letters/guarantee-letters.server.ts'
import type { PushMessage } from '#notifications/push-messages.ts'
import { turnTexts } from '#wording/guarantee-turns.ts'

export function guaranteePushMessage(news: GuaranteeNews, now: Date): PushMessage {
  const { file, reader } = news
  const { title } = turnTexts(file, reader, now)
  return {
    title: guaranteeSubject(news),
    body: `${title}.`.replace('?.', '?'),
    url: casePathFor(file, reader),
    tag: `garantia-${file.id}`,
  }
}
