import { useId } from 'react'
import { Link } from 'react-router'
import { Facade } from '#platform/ui/drawings/facade.tsx'
import type {
  Article,
  ArticleLink,
  ArticleTable,
  Block,
  Passage,
} from '#site/wording/articles/article-format.ts'

/** In the windows of the façade. */
const PEOPLE = [
  { src: '/people/luz-marina.svg', tint: 'mist' },
  { src: '/people/carlos-andres.svg', tint: 'sand' },
  { src: '/people/jhon-freddy.svg', tint: 'sage' },
] as const

/** Articles with at least this many sections show an index. */
const INDEX_MIN_SECTIONS = 5

/** One column of text, with an index or the façade illustration beside it on wide screens. */
export function ArticleView({ title, lead, updated, sections }: Article) {
  return (
    <article>
      <header className="tile-arcs text-white">
        <div className="container-page py-10 md:py-14">
          <h1 className="type-h1 md:text-44/12.5">{title}</h1>
          <p className="mt-3 max-w-[42.5rem] text-lead text-pretty text-petrol-100">{lead}</p>
        </div>
      </header>
      <div className="container-page grid gap-x-16 pt-9 md:pt-14 lg:grid-cols-[minmax(0,42.5rem)_1fr]">
        <div className="prose-page">
          {sections.map(({ heading, blocks }, index) => (
            <section key={heading}>
              <h2 id={sectionId(index)}>{heading}</h2>
              {blocks.map((block, blockIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is static.
                <Paragraph key={blockIndex} block={block} />
              ))}
            </section>
          ))}
          {updated && <p className="text-support text-ink-600">Última actualización: {updated}.</p>}
        </div>
        <aside className="hidden lg:block">
          {sections.length >= INDEX_MIN_SECTIONS ? (
            <Index headings={sections.map(section => section.heading)} />
          ) : (
            <Facade people={PEOPLE} className="overflow-hidden rounded-16" />
          )}
        </aside>
      </div>
    </article>
  )
}

const sectionId = (index: number) => `parte-${index + 1}`

function Index({ headings }: { headings: readonly string[] }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="sticky top-20 border-l border-paper-300 pl-6">
      <h2 id={id} className="text-label font-bold">
        En esta página
      </h2>
      <ol className="mt-2">
        {headings.map((heading, index) => (
          <li key={heading}>
            <a
              href={`#${sectionId(index)}`}
              className="flex min-h-10 items-center text-label text-ink-600 hover:text-petrol-600 hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Paragraph({ block }: { block: Block }) {
  if (typeof block === 'object' && 'table' in block) return <Table {...block.table} />
  if (typeof block === 'object' && 'list' in block)
    return (
      <ul>
        {block.list.map((passage, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is static.
          <li key={index}>
            <Sentence passage={passage} />
          </li>
        ))}
      </ul>
    )
  return (
    <p>
      <Sentence passage={block} />
    </p>
  )
}

/** On phones each row is a block with its columns below each other. */
function Table({ caption, columns, rows }: ArticleTable) {
  return (
    <table className="w-full text-left text-label/6 max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map(column => (
            <th key={column} scope="col" className="pr-4 pb-2 align-bottom font-bold text-ink-900">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([first, ...rest]) => (
          <tr key={first} className="border-t border-paper-300 max-sm:block max-sm:py-3">
            <th
              scope="row"
              className="pr-4 align-top font-semibold wrap-anywhere text-ink-900 max-sm:block sm:py-3"
            >
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]} className="pr-4 align-top max-sm:block sm:py-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sentence({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return passage
  return passage.map(piece => (typeof piece === 'string' ? piece : <Reference key={piece.text} {...piece} />))
}

function Reference({ text, to }: ArticleLink) {
  if (to.startsWith('/')) return <Link to={to}>{text}</Link>
  return (
    <a href={to} rel="noopener noreferrer">
      {text}
    </a>
  )
}
