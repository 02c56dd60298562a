// D8: the text pages of the footer, by path.
import { ABOUT } from '#content/articles/about.ts'
import type { Article } from '#content/articles/article.ts'
import { CAREERS } from '#content/articles/careers.ts'
import { CONTACT } from '#content/articles/contact.ts'
import { COOKIES } from '#content/articles/cookies.ts'
import { PRIVACY } from '#content/articles/privacy.ts'
import { TERMS } from '#content/articles/terms.ts'

export const ARTICLES: Readonly<Record<string, Article>> = {
  '/about': ABOUT,
  '/contacto': CONTACT,
  '/carreras': CAREERS,
  '/terminos': TERMS,
  '/privacidad': PRIVACY,
  '/cookies': COOKIES,
}
