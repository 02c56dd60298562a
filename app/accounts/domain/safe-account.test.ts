import { expect, test } from 'vitest'
import { recoveryCodeFrom, totpCodeFrom } from '#accounts/domain/safe-account.ts'

test('codes are read with spaces and dashes, and are told apart', () => {
  expect(totpCodeFrom(' 123 456 ')).toBe('123456')
  expect(totpCodeFrom('12345')).toBeNull()
  expect(totpCodeFrom('abcde-FGHI1')).toBeNull()
  for (const typed of ['7KQM-4RWX', '7kqm4rwx', ' 7kqm 4RWX '])
    expect(recoveryCodeFrom(typed)).toBe('7KQM-4RWX')
  expect(recoveryCodeFrom('7KQM-4RW0')).toBeNull()
  // Of the earlier kind, which people still keep.
  expect(recoveryCodeFrom('abcde FGHI1')).toBe('abcde-FGHI1')
  expect(recoveryCodeFrom('123456')).toBeNull()
})
