import { expect, test } from 'vitest'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { archOf, windowOf } from '#platform/mail/email-pictures.server.ts'
import { createEmailSender } from '#platform/mail/email-sender.server.ts'
import type { DrawnEmail } from '#platform/mail/mail.server.ts'

const PHOTO = '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/luz'

test('a portrait is drawn once per photo, logo and tile once; initials once per initials', async () => {
  const read: string[] = []
  const photos = {
    get: async (key: string) => {
      read.push(key)
      return null
    },
  } as unknown as FileStore
  const sent: DrawnEmail[] = []
  const send = createEmailSender({
    sendMail: async email => void sent.push(email),
    photos,
    onPictureFailure: error => {
      throw error
    },
    findMailbox: async () => ({ isConfirmed: true }),
  })
  const write = (name: string, fotoURL: string | null) =>
    send({
      to: { name: 'Ana', address: 'ana@correo.co' },
      greets: 'Ana',
      write: () => ({
        subject: 'Visita',
        preview: '',
        head: { day: 'hoy', hour: '11:00', below: 'a 12:00', person: { name, fotoURL } },
        parts: [{ html: null, text: '', pictures: [archOf({ name, fotoURL }, 0)] }],
      }),
    })
  await write('Luz Marina', PHOTO)
  await write('Luz Marina', PHOTO)
  // One for each shape.
  expect(read).toHaveLength(2)
  const [first, second] = sent.map(({ images }) => images)
  expect(first).toHaveLength(4)
  expect(second?.every(({ png }, index) => png === first?.[index]?.png)).toBe(true)
  await write('Rosa Peña', null)
  await write('Raúl Páez', null)
  await write('Ana Gil', null)
  const faces = sent
    .slice(2)
    .map(({ images }) => images.find(({ cid }) => cid === windowOf({ name: '', fotoURL: null }).cid)?.png)
  expect(faces[0]).toBe(faces[1])
  expect(faces[0]).not.toBe(faces[2])
})
