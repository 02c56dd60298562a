import { expect, test } from 'vitest'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import { actsAsAdmin, userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { rows } = await testDatabase()

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
