import { expect, test } from 'vitest'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import { actsAsAdmin, userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { newMember } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database

const PEOPLE = [null, 'cliente', 'tecnico', 'admin'].flatMap(role =>
  [false, true].flatMap(blocked =>
    [null, new Date('2026-11-16T10:00:00Z')].map(deletedAt => ({ role, blocked, deletedAt })),
  ),
)

test.each(PEOPLE)(
  'the SQL bars $role, blocked $blocked, deleted $deletedAt as the domain does',
  async person => {
    const [answer] = await rows<{ barred: boolean; acts: boolean }>(
      `select ${userIsBarred('u')} as barred, ${actsAsAdmin('u')} is true as acts
       from (values ($1::text, $2::boolean, $3::timestamptz)) as u (role, blocked, "deletedAt")`,
      [person.role, person.blocked, person.deletedAt],
    )
    expect(answer).toEqual({
      barred: isUserBarred(person),
      acts: person.role === 'admin' && !person.blocked && person.deletedAt === null,
    })
  },
)

test.each(PEOPLE)(
  'publishing hides the profile of $role, blocked $blocked, deleted $deletedAt if they are barred',
  async person => {
    const { uid } = await newMember(services, { role: 'tecnico' })
    await rows('update users set role = $2, blocked = $3, "deletedAt" = $4 where uid = $1', [
      uid,
      person.role,
      person.blocked,
      person.deletedAt,
    ])
    await rows('update technicians set publicado = false where uid = $1', [uid])
    const published = await rows(
      'update technicians set publicado = true where uid = $1 returning publicado as shown',
      [uid],
    )
    expect(published).toEqual([{ shown: !isUserBarred(person) }])
  },
)
