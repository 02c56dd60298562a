// The pages of the footer: texts to be read, and nothing else.
import { data } from 'react-router'
import { pageMeta } from '#content/page-meta.ts'
import { READINGS } from '#content/reading/all-readings.ts'
import { ReadingArticle } from '#ui/layout/reading-article.tsx'
import type { Route } from './+types/reading'

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, '')
  const reading = READINGS[path]
  if (!reading) throw data(null, 404)
  return reading
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.title, loaderData.description) : []

export default function ReadingPage({ loaderData }: Route.ComponentProps) {
  return <ReadingArticle {...loaderData} />
}
