// Conversations of demo visits: read and unread, with a photo.
import { z } from 'zod'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { DAMAGE_DRAWINGS } from '#database/demo/drawings/damage-drawings.ts'
import { demoUuid } from '#database/demo/person-ids.ts'
import { writeProblemPhotos } from '#database/demo/pictures.ts'
import conversations from '#database/demo/visits/conversations.json' with { type: 'json' }
import { INSERT_PROBLEM_PHOTOS } from '#database/insert.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { bookingId } from '#technicians/domain/slot.ts'

const TEXT = z.string().min(1)

const CONVERSATION = z.strictObject({
  between: z.strictObject({ client: TEXT, technician: TEXT }),
  /** Of their visits, the next one in this status. */
  status: z.enum(['solicitada', 'confirmada', 'completada']),
  messages: z.array(
    z.strictObject({
      by: z.enum(['client', 'technician']),
      minutesAgo: z.int(),
      text: TEXT.optional(),
      drawings: z.array(z.enum(DAMAGE_DRAWINGS)).default([]),
      unread: z.boolean().default(false),
    }),
  ),
})

const CONVERSATIONS = z.array(CONVERSATION).parse(conversations)

interface Storing {
  readonly store: (statement: string, rows: readonly object[]) => Promise<unknown>
  readonly bookings: readonly DemoBooking[]
  /** The store of all photos. */
  readonly files: FileStore
  readonly now: Date
}

export async function storeConversations({ store, bookings, files, now }: Storing): Promise<void> {
  const rows = CONVERSATIONS.flatMap(({ between, status, messages }) => {
    const visit = bookings.find(
      booking =>
        booking.status === status &&
        booking.client.name === between.client &&
        booking.technician.nombre === between.technician,
    )
    return visit ? messages.map(message => messageRow(visit, message, now)) : []
  })
  const photos = rows.flatMap(row => row.photos)
  await writeProblemPhotos(files, photos)
  await store(INSERT_MESSAGES, rows)
  await store(INSERT_PROBLEM_PHOTOS, photos)
  await store(INSERT_MESSAGE_PHOTOS, photos)
}

function messageRow(
  { technician, client, slot }: DemoBooking,
  { by, minutesAgo, text = '', drawings, unread }: z.infer<typeof CONVERSATION>['messages'][number],
  now: Date,
) {
  const at = new Date(now.getTime() - minutesAgo * MINUTE_MS)
  const visitId = bookingId(technician.uid, slot)
  return {
    visitId,
    author: by,
    recipientUid: by === 'client' ? technician.uid : client.uid,
    text,
    at,
    readAt: unread ? null : at,
    photos: drawings.map((drawing, index) => ({
      id: demoUuid(`${visitId} message ${minutesAgo} ${index}`),
      clientId: by === 'client' ? client.uid : technician.uid,
      createdAt: at,
      visitId,
      at,
      position: index + 1,
      drawing,
    })),
  }
}

// `emailedAt`: nobody gets an e-mail about what the demonstration brings.
const INSERT_MESSAGES = `
  insert into visit_messages ("reservaKey", author, "recipientUid", text, at, "readAt", "emailedAt")
  select visit.key, author, "recipientUid", text, at, "readAt", at
  from jsonb_to_recordset($1::jsonb) as row ("visitId" text, author text, "recipientUid" text, text text, at timestamptz,
    "readAt" timestamptz)
  join reservas as visit on visit.id = row."visitId" and visit.status <> 'cancelada'
  order by at`

const INSERT_MESSAGE_PHOTOS = `
  insert into visit_message_photos ("messageId", "photoId", position)
  select m.id, row.id, row.position
  from jsonb_to_recordset($1::jsonb) as row (id uuid, "visitId" text, at timestamptz, position smallint)
  join reservas as visit on visit.id = row."visitId" and visit.status <> 'cancelada'
  join visit_messages as m on m."reservaKey" = visit.key and m.at = row.at`
