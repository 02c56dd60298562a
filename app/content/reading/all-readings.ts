// D8: the pages of the footer, by path.
import { ABOUT } from '#content/reading/about.ts'
import { CAREERS } from '#content/reading/careers.ts'
import { CONTACT } from '#content/reading/contact.ts'
import { COOKIES } from '#content/reading/cookies.ts'
import { PRIVACY } from '#content/reading/privacy.ts'
import type { Reading } from '#content/reading/reading.ts'
import { TERMS } from '#content/reading/terms.ts'

export const READINGS: Readonly<Record<string, Reading>> = {
  '/about': ABOUT,
  '/contacto': CONTACT,
  '/carreras': CAREERS,
  '/terminos': TERMS,
  '/privacidad': PRIVACY,
  '/cookies': COOKIES,
}
