import { expect, test } from 'vitest'
import { verificationSummary } from '#verification/domain/admin-checks.ts'
import type { Check } from '#verification/domain/check.ts'

const TODAY = '2026-11-16'
const check = (kind: Check['kind'], status: Check['status'], expiresOn: string | null = null) => ({
  kind,
  status,
  expiresOn,
})
const identity = check('identity', 'accepted')

test.each([
  ['nothing was sent', [], false, 'none', [], false],
  [
    'documents wait',
    [check('identity', 'pending'), check('background', 'pending')],
    false,
    'pending',
    ['identity', 'background'],
    false,
  ],
  ['a renewal waits', [identity, check('insurance', 'pending')], true, 'pending', ['insurance'], false],
  ['identity was accepted', [identity], false, 'accepted', ['identity'], true],
  [
    'he is verified',
    [identity, check('training', 'accepted')],
    true,
    'verified',
    ['identity', 'training'],
    false,
  ],
  [
    'one expires soon',
    [identity, check('gas-licence', 'accepted', '2026-12-09')],
    true,
    'expiring',
    ['gas-licence'],
    false,
  ],
  ['one was returned', [check('identity', 'returned')], false, 'returned', ['identity'], false],
  [
    'one returned was sent again',
    [check('identity', 'returned'), check('identity', 'pending')],
    false,
    'pending',
    ['identity'],
    false,
  ],
  ['one expired', [check('identity', 'expired')], false, 'expired', ['identity'], false],
  [
    'one expired today without the job',
    [check('identity', 'accepted', '2026-11-15')],
    false,
    'expired',
    ['identity'],
    false,
  ],
  ['only others were accepted', [check('training', 'accepted')], false, 'accepted', ['training'], false],
] as const)('when %s', (_, checks, verificado, state, kinds, mayBeVerified) => {
  expect(verificationSummary(checks, verificado, TODAY)).toMatchObject({ state, kinds, mayBeVerified })
})

test('what expires first leads', () => {
  const summary = verificationSummary(
    [check('identity', 'accepted', '2026-12-10'), check('training', 'accepted', '2026-11-20')],
    true,
    TODAY,
  )
  expect(summary).toMatchObject({
    state: 'expiring',
    kinds: ['training', 'identity'],
    expiresOn: '2026-11-20',
  })
})
