import { expect, test } from 'vitest'
import { isCommonPassword } from '#accounts/identity/common-passwords.server.ts'
import { DEMO_PASSWORD } from '#database/demo/accounts.ts'
import { PASSWORD } from '#tests/support/people/people.ts'

test.each(['123456', 'Superman', 'trustno1', 'DRAGON', 'dragon2026!', '1Estrella1', 'estréllá', 'zaq12wsx'])(
  '%j is among the 10,000 most used passwords',
  { tags: ['attack'] },
  password => expect(isCommonPassword(password)).toBe(true),
)

test.each([DEMO_PASSWORD, PASSWORD, 'cobre-martes-9', 'aB3$xz', 'sol-7391', 'dragon de cobre'])(
  '%j is not',
  password => expect(isCommonPassword(password)).toBe(false),
)
