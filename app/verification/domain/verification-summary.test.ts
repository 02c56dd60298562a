import { expect, test } from 'vitest'
import { verificationSummary } from '#verification/domain/admin-credentials.ts'
import type { Credential } from '#verification/domain/credential.ts'

const TODAY = '2026-11-16'
const credential = (
  kind: Credential['kind'],
  status: Credential['status'],
  expiresOn: string | null = null,
) => ({
  kind,
  status,
  expiresOn,
})
const identity = credential('identity', 'accepted')

test.each([
  ['nothing was sent', [], false, 'none', [], false],
  [
    'documents wait',
    [credential('identity', 'pending'), credential('background', 'pending')],
    false,
    'pending',
    ['identity', 'background'],
    false,
  ],
  ['a renewal waits', [identity, credential('insurance', 'pending')], true, 'pending', ['insurance'], false],
  ['identity was accepted', [identity], false, 'accepted', ['identity'], true],
  [
    'he is verified',
    [identity, credential('training', 'accepted')],
    true,
    'verified',
    ['identity', 'training'],
    false,
  ],
  [
    'one expires soon',
    [identity, credential('gas-licence', 'accepted', '2026-12-09')],
    true,
    'expiring',
    ['gas-licence'],
    false,
  ],
  ['one was returned', [credential('identity', 'returned')], false, 'returned', ['identity'], false],
  [
    'one returned was sent again',
    [credential('identity', 'returned'), credential('identity', 'pending')],
    false,
    'pending',
    ['identity'],
    false,
  ],
  ['one expired', [credential('identity', 'expired')], false, 'expired', ['identity'], false],
  [
    'one expired today without the job',
    [credential('identity', 'accepted', '2026-11-15')],
    false,
    'expired',
    ['identity'],
    false,
  ],
  ['only others were accepted', [credential('training', 'accepted')], false, 'accepted', ['training'], false],
] as const)('when %s', (_, credentials, verificado, state, kinds, mayBeVerified) => {
  expect(verificationSummary(credentials, verificado, TODAY)).toMatchObject({ state, kinds, mayBeVerified })
})

test('what expires first leads', () => {
  const summary = verificationSummary(
    [credential('identity', 'accepted', '2026-12-10'), credential('training', 'accepted', '2026-11-20')],
    true,
    TODAY,
  )
  expect(summary).toMatchObject({
    state: 'expiring',
    kinds: ['training', 'identity'],
    expiresOn: '2026-11-20',
  })
})
