import { Link } from 'react-router'
import type { Block, Passage, Reading, ReadingLink } from '#content/reading/reading.ts'

/** Long reading: a title on tiles, and one calm column. */
export function ReadingArticle({ title, lead, updated, sections }: Reading) {
  return (
    <article>
      <header className="tile-arcs text-white">
        <div className="container-page py-10 md:py-14">
          <h1 className="type-h1 md:text-[2.75rem]/[3.125rem]">{title}</h1>
          <p className="mt-3 max-w-[42.5rem] text-lead text-petrol-100">{lead}</p>
        </div>
      </header>
      <div className="zocalo h-7" />
      <div className="container-page pt-8 md:pt-12">
        <div className="prose-page">
          {sections.map(({ heading, blocks }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, it never moves.
                <Paragraph key={index} block={block} />
              ))}
            </section>
          ))}
          {updated && <p className="text-support text-ink-600">Última actualización: {updated}.</p>}
        </div>
      </div>
    </article>
  )
}

function Paragraph({ block }: { block: Block }) {
  if (typeof block === 'object' && 'list' in block)
    return (
      <ul>
        {block.list.map((passage, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, it never moves.
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

function Sentence({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return passage
  return passage.map(piece => (typeof piece === 'string' ? piece : <Reference key={piece.text} {...piece} />))
}

function Reference({ text, to }: ReadingLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>
}
