// The handler of each job, gathered from the subjects: one without a handler does not compile.
import { type AccountJobTools, accountJobs, findMailbox } from '#accounts/jobs/account-jobs.server.ts'
import { type PushFinders, sendPush } from '#accounts/jobs/send-push.server.ts'
import {
  sendOverdueWhatsapp,
  sendWhatsapp,
  type WhatsappFinders,
} from '#accounts/jobs/send-whatsapp.server.ts'
import { listRescueOptions } from '#agenda/use-cases/rescues.server.ts'
import { boardJobs } from '#board/jobs/board-jobs.server.ts'
import {
  type BookingJobTools,
  bookingJobs,
  bookingPushFinder,
  bookingWhatsappFinder,
  reminderWork,
  settleVisits,
} from '#bookings/jobs/booking-jobs.server.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { catalogueJobs } from '#catalogue/jobs/catalogue-jobs.server.ts'
import { alertJobs, findAlertPush, findAlertWhatsapp } from '#demand/jobs/alert-jobs.server.ts'
import {
  advanceCases,
  findGuaranteePush,
  findGuaranteeWhatsapp,
  guaranteeJobs,
} from '#guarantee/jobs/guarantee-jobs.server.ts'
import { moderationJobs } from '#moderation/jobs/moderation-jobs.server.ts'
import type { JobHandlers, MinuteTools } from '#platform/jobs/job-handlers.server.ts'
import { createEmailSender } from '#platform/mail/email-sender.server.ts'
import type { SendMail } from '#platform/mail/mail.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import type { Push } from '#platform/push/push.server.ts'
import { priceJobs } from '#prices/jobs/price-jobs.server.ts'
import { reportJobs } from '#reports/jobs/report-jobs.server.ts'
import {
  findReplyPush,
  findReplyWhatsapp,
  findReviewPush,
  findReviewWhatsapp,
  reviewJobs,
} from '#reviews/jobs/review-jobs.server.ts'
import { type RightsJobTools, rightsJobs } from '#rights/jobs/rights-jobs.server.ts'
import { DRAFTS, DUE_REMINDERS, PUSH_TEXTS, WHATSAPP_TEXTS } from '#server/jobs/booking-notifications.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'
import { credentialJobs } from '#verification/jobs/credential-jobs.server.ts'
import { linkTo } from '#visits/domain/visit-link.ts'
import {
  findPaidPush,
  findPaidWhatsapp,
  findPaymentPush,
  findPaymentWhatsapp,
  paymentJobs,
} from '#visits/jobs/payment-jobs.server.ts'
import {
  findStepPush,
  progressJobs,
  stepWhatsappFinder,
  VISIT_STILL_TOLD,
} from '#visits/jobs/progress-jobs.server.ts'
import { findQuotePush, findQuoteWhatsapp, quoteJobs } from '#visits/jobs/quote-jobs.server.ts'
import {
  findReceiptPush,
  type ReceiptJobTools,
  receiptJobs,
  receiptWhatsappFinder,
} from '#visits/jobs/receipt-jobs.server.ts'
import {
  findLongerPush,
  findLongerWhatsapp,
  findMessagePush,
  messageWhatsappFinder,
  visitJobs,
} from '#visits/jobs/visit-jobs.server.ts'
import { type WhatsappJobTools, whatsappJobs } from '#whatsapp/jobs/whatsapp-jobs.server.ts'

type SubjectTools = AccountJobTools & BookingJobTools & RightsJobTools & ReceiptJobTools & WhatsappJobTools

export interface TaskTools extends Omit<SubjectTools, 'send' | 'drafts' | 'listRescueOptions'> {
  readonly sendMail: SendMail
  readonly push: Push
}

const PUSH_FINDERS: PushFinders = {
  key: bookingPushFinder(PUSH_TEXTS),
  review: findReviewPush,
  reply: findReplyPush,
  message: findMessagePush,
  longer: findLongerPush,
  receipt: findReceiptPush,
  reminder: findPaymentPush,
  paid: findPaidPush,
  step: findStepPush,
  quote: findQuotePush,
  guarantee: findGuaranteePush,
  alert: findAlertPush,
}

/** Some write what only these tools know: a picture, a PDF, who else can go. */
function whatsappFinders(
  tools: Pick<SubjectTools, 'photos' | 'receiptFiles' | 'listRescueOptions'>,
): WhatsappFinders {
  return {
    key: bookingWhatsappFinder({ ...tools, texts: WHATSAPP_TEXTS, stillTold: VISIT_STILL_TOLD }),
    review: findReviewWhatsapp,
    reply: findReplyWhatsapp,
    message: messageWhatsappFinder(tools),
    longer: findLongerWhatsapp,
    receipt: receiptWhatsappFinder(tools),
    reminder: findPaymentWhatsapp,
    paid: findPaidWhatsapp,
    step: stepWhatsappFinder(tools),
    quote: findQuoteWhatsapp,
    guarantee: findGuaranteeWhatsapp,
    alert: findAlertWhatsapp,
  }
}

/** In this order: nobody is reminded of a visit that has just ended. */
const EVERY_MINUTE: readonly ((tools: MinuteTools) => Promise<void>)[] = [
  settleVisits,
  advanceCases,
  reminderWork(DUE_REMINDERS),
  sendOverdueWhatsapp,
]

export function createTasks(options: TaskTools): JobHandlers<JobName> {
  const { db, sendMail, photos, log } = options
  const send = createEmailSender({
    sendMail,
    photos,
    onPictureFailure: error => log.warn({ err: error, source: 'jobs' }, 'picture of an e-mail not drawn'),
    findMailbox: address => findMailbox(options, address),
  })
  const tools: SubjectTools & TaskTools = {
    ...options,
    send,
    drafts: DRAFTS,
    listRescueOptions: (booking, now) =>
      listRescueOptions(db, booking, { now, isHoliday: isColombianHoliday }, { tradesIn }),
  }
  const finders = whatsappFinders(tools)
  const { visitLinks } = options.services.identity
  const whatsappTools = {
    ...tools,
    visitToken(path: string, { uid, now }: { readonly uid: string; readonly now: Date }) {
      const page = linkTo(path)
      if (!page) throw new Error('no page of a visit')
      return visitLinks.tokenOf({ uid, ...page }, now)
    },
  }
  return {
    ...accountJobs(tools),
    ...credentialJobs(tools),
    ...reviewJobs(tools),
    ...bookingJobs(tools),
    ...visitJobs(tools),
    ...receiptJobs(tools),
    ...paymentJobs(tools),
    ...progressJobs(tools),
    ...quoteJobs(tools),
    ...guaranteeJobs(tools),
    ...reportJobs(tools),
    ...rightsJobs(tools),
    ...moderationJobs(tools),
    ...alertJobs(tools),
    ...catalogueJobs(tools),
    ...priceJobs(tools),
    ...boardJobs(tools),
    ...whatsappJobs(tools),
    'send-push': payload => sendPush(tools, PUSH_FINDERS, payload),
    'send-whatsapp': payload => sendWhatsapp(whatsappTools, finders, payload),
    'settle-bookings': async () => {
      for (const work of EVERY_MINUTE) await work(tools)
    },
  }
}
