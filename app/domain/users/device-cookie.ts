/**
 * The cookie by which a browser that signed in before is known. Without the prefix of the cookies that change pages: a
 * signed-out person with it gets the same pages as any guest.
 */
export const DEVICE_COOKIE_NAME = 'known-device'
export const DEVICE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60
