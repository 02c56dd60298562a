// The text pages of the footer (D8).
import { data } from 'react-router'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { ArticleView } from '#site/ui/layout/article-view.tsx'
import { ARTICLES } from '#site/wording/articles/all-articles.ts'
import type { Route } from './+types/article'

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, '')
  const article = ARTICLES[path]
  if (!article) throw data(null, 404)
  return article
}

export const handle = { header: 'tall', footer: 'whole' }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.title, loaderData.description) : []

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} />
}
