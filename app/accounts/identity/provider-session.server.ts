// A Better Auth plugin without routes: opens a session for somebody whom another provider has identified, or asks for the
// second step as the password form does.
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const SECOND_STEP_LENGTH_S = 10 * 60

export const providerSession = {
  id: 'provider-session',
  endpoints: {
    openProviderSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ uid: z.string() }) },
      async call => {
        const { internalAdapter, createAuthCookie, secret } = call.context
        const user = await internalAdapter.findUserById(call.body.uid)
        if (!user) throw new APIError('NOT_FOUND')
        if ((user as { twoFactorEnabled?: boolean }).twoFactorEnabled) {
          // The challenge of the plugin twoFactor, which makes one only after a password.
          const challenge = `2fa-${crypto.randomUUID()}`
          const expiresAt = new Date(Date.now() + SECOND_STEP_LENGTH_S * 1_000)
          await internalAdapter.createVerificationValue({ identifier: challenge, value: user.id, expiresAt })
          await internalAdapter.createVerificationValue({
            identifier: `2fa-attempts-${challenge}`,
            value: '0',
            expiresAt,
          })
          const cookie = createAuthCookie('two_factor', { maxAge: SECOND_STEP_LENGTH_S })
          await call.setSignedCookie(cookie.name, challenge, secret, cookie.attributes)
          return { secondStep: true }
        }
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(call, { session, user })
        return { secondStep: false }
      },
    ),
  },
} as const
