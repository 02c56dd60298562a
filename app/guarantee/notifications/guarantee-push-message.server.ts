// The push message about an event of a guarantee case: first names only, nothing that somebody wrote.

import {
  casePathFor,
  type GuaranteeNews,
  guaranteeSubject,
} from '#guarantee/notifications/guarantee-letters.server.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import type { PushMessage } from '#platform/domain/push-message.ts'

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
