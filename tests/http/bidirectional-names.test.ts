// A name written from right to left must not reorder the text around it.
import { expect, test } from 'vitest'
import { cataloguePath, newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()

test('the names of others are isolated from the direction of the text around them', {
  tags: ['attack'],
}, async () => {
  const [nombre, ciudad] = ['יוסף כהן', newCity()]
  const { slug } = await publishTechnician(program.database.rows, { nombre, ciudad })
  for (const path of [`/?ciudad=${encodeURIComponent(ciudad)}`, cataloguePath(ciudad), `/tecnicos/${slug}`]) {
    const body = (await (await program.visitor().get(path)).text())
      .replace(/^.*<body/s, '')
      .replace(/<script.*$/s, '')
    const inText = body.match(new RegExp(`>[^<]*${nombre}[^<]*<`, 'g')) ?? []
    expect(inText.length).toBeGreaterThan(0)
    expect(new Set(inText)).toEqual(new Set([`>${nombre}<`]))
    expect(body).toContain(`<bdi>${nombre}</bdi>`)
  }
})
