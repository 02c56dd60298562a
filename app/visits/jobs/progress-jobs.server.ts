// Push messages, e-mails and messages by WhatsApp about what one side says of how a visit goes.
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import type { StillTold } from '#bookings/jobs/booking-jobs.server.ts'
import { findBookingForNotification } from '#bookings/persistence/bookings.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { arrivalPicture } from '#platform/whatsapp/whatsapp-pictures.server.ts'
import { isValid } from '#verification/domain/credential.ts'
import { listCredentials } from '#verification/persistence/credentials.server.ts'
import { type Situation, situationOf } from '#visits/domain/situation.ts'
import { isStepTold } from '#visits/domain/visit-notifications.ts'
import {
  type EmailedStep,
  PROGRESS_RULES,
  type ProgressAct,
  STEP_NOTIFICATION,
} from '#visits/domain/visit-progress.ts'
import { stepEmail, stepPush } from '#visits/notifications/progress-notifications.server.ts'
import { stepWhatsapp } from '#visits/notifications/whatsapp-messages.ts'
import { findSituationFacts } from '#visits/persistence/situation.server.ts'
import { emailedStep, findProgress, markStepEmailed } from '#visits/persistence/visit-progress.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `key` is the visit. */
    'send-step-mail': { readonly key: number; readonly act: EmailedStep }
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    /** `visit` is its key; `saidAt` in ms: sent only while it stands. */
    step: { readonly step: ProgressAct; readonly visit: number; readonly saidAt: number }
  }
}

export function progressJobs({ db, origin, now, send }: JobTools) {
  return {
    'send-step-mail': async ({ key, act }) => {
      const found = await findTold(db, key, act, now())
      if (!found) return
      const { booking, situation, progress, emailed } = found
      const told = emailedStep(PROGRESS_RULES[act].sets, progress)
      if (emailed.includes(told)) return
      await send(stepEmail(act, { booking, situation, progress }, origin))
      await markStepEmailed(db, key, told)
    },
  } satisfies Partial<JobHandlers<JobName>>
}

/** Null once it was taken back, or something else was said since. */
async function findTold(db: Db, key: number, act: ProgressAct, now: Date) {
  const [booking, found, visit] = await Promise.all([
    findBookingForNotification(db, key),
    findProgress(db, key),
    findSituationFacts(db, key),
  ])
  if (!booking || !visit || !found?.progress[PROGRESS_RULES[act].sets]) return null
  const situation = situationOf(visit, now)
  return isStepTold(act, situation) ? { booking, situation, ...found } : null
}

export const findStepPush: FindPush<PushPayloads['step']> = async (
  db,
  { step: act, visit, saidAt },
  { now },
) => {
  const found = await findTold(db, visit, act, now)
  const { by, sets } = PROGRESS_RULES[act]
  if (found?.progress[sets]?.getTime() !== saidAt) return null
  const { booking } = found
  const message = stepPush(act, found)
  const uid = by === 'technician' ? booking.clientId : booking.technicianId
  return message && { uid, message, delivery: deliveryOf(STEP_NOTIFICATION) }
}

/** `photos` are the originals of the image host. */
export function stepWhatsappFinder({
  photos,
}: {
  readonly photos: FileStore
}): FindWhatsapp<PushPayloads['step']> {
  return async (db, { step: act, visit, saidAt }, { uid, now }) => {
    const found = await findTold(db, visit, act, now)
    const { by, sets } = PROGRESS_RULES[act]
    if (found?.progress[sets]?.getTime() !== saidAt) return null
    const { booking, progress } = found
    const { technicianId, clientId, technicianName, technicianFotoURL, start } = booking
    if (uid !== (by === 'technician' ? clientId : technicianId)) return null
    const isChecked = act === 'en-camino' && (await isIdentified(db, technicianId, bogotaDate(now)))
    const hour = progress.arrivesAt ? bogotaTime(progress.arrivesAt) : start
    const person = { name: technicianName, fotoURL: technicianFotoURL }
    const picture = arrivalPicture({ ...person, lead: 'Va en camino', hour }, photos)
    const message = stepWhatsapp(act, { ...found, isChecked, picture })
    return message && { message, until: new Date(now.getTime() + STEP_NOTIFICATION.until) }
  }
}

/** Identity and background are on record. */
async function isIdentified(db: Db, technicianId: string, today: string): Promise<boolean> {
  const credentials = await listCredentials(db, technicianId)
  return (['identity', 'background'] as const).every(kind =>
    credentials.some(credential => credential.kind === kind && isValid(credential, today)),
  )
}

const inSituation =
  (holds: (situation: Situation) => boolean) =>
  async (db: Db, key: number, now: Date): Promise<boolean> => {
    const visit = await findSituationFacts(db, key)
    return visit !== null && holds(situationOf(visit, now))
  }

/** What the booking alone does not say of its reminders. */
export const VISIT_STILL_TOLD: StillTold = {
  'set-out': inSituation(({ task }) => task.technician === 'set-out'),
  'whether-came': inSituation(({ task }) => task.client === 'say-whether-came'),
  rate: inSituation(({ offers }) => offers.stars),
}
