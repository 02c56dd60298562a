// D8: the text pages of the footer, by path.

import type { Article } from '#site/wording/articles/article-format.ts'
import { ABOUT, CAREERS, CONTACT } from '#site/wording/articles/company.ts'
import { COOKIES } from '#site/wording/articles/cookies.ts'
import { PRIVACY } from '#site/wording/articles/privacy.ts'
import { TERMS } from '#site/wording/articles/terms.ts'

export const ARTICLES: Readonly<Record<string, Article>> = {
  '/about': ABOUT,
  '/contacto': CONTACT,
  '/carreras': CAREERS,
  '/terminos': TERMS,
  '/privacidad': PRIVACY,
  '/cookies': COOKIES,
}
