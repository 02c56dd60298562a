// 'Cuánto tardan en responder', by city and by trade; narrow screens show one of the two.

import { Link } from 'react-router'
import {
  ANSWER_PARTS,
  type AnswerPart,
  type AnswerRow,
  isOftenUnanswered,
  isTimed,
} from '#board/domain/board.ts'
import { type BoardView, boardPath, cataloguePath, visitsPath } from '#board/domain/board-paths.ts'
import { OTHERS, UNSAID } from '#board/domain/facts.ts'
import { Dash, EmptyPart } from '#board/ui/figures.tsx'
import { answerName, EMPTY } from '#board/wording/board.ts'
import { HEAD_ROW, HeadCell, ReportCard } from '#moderation/ui/report-card.tsx'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import { waitedText } from '#visits/wording/reputation.ts'

const TITLES: Readonly<Record<AnswerPart, string>> = { city: 'Ciudad', trade: 'Oficio' }

interface AnswerCardProps {
  answers: readonly AnswerRow[] | null
  view: BoardView
}

export function AnswerCard({ answers, view }: AnswerCardProps) {
  const onPhones: AnswerPart = view.isByTrade ? 'trade' : 'city'
  return (
    <ReportCard id="respuestas" title="Cuánto tardan en responder">
      {answers &&
        (answers.length === 0 ? (
          <EmptyPart>{EMPTY.visits}</EmptyPart>
        ) : (
          <>
            <div className="md:grid md:grid-cols-2">
              {ANSWER_PARTS.map(part => (
                <div
                  key={part}
                  className={`min-w-0 md:border-l md:border-paper-200 md:first:border-l-0 ${part === onPhones ? '' : 'max-md:hidden'}`}
                >
                  <Answers part={part} rows={answers.filter(row => row.part === part)} view={view} />
                </div>
              ))}
            </div>
            <p className="border-t border-paper-200 px-4 md:hidden">
              <TextLink to={`${boardPath({ ...view, isByTrade: !view.isByTrade })}#respuestas`}>
                {view.isByTrade ? 'Por ciudad' : 'Por oficio'}
                <Icon of="arrow-right" size={18} className="ml-1.5" />
              </TextLink>
            </p>
          </>
        ))}
    </ReportCard>
  )
}

function Answers({ part, rows, view }: { part: AnswerPart; rows: readonly AnswerRow[]; view: BoardView }) {
  return (
    <table className="w-full text-label md:table-fixed">
      <thead>
        <tr className={HEAD_ROW}>
          <HeadCell>{TITLES[part]}</HeadCell>
          <HeadCell isFigure className="md:w-29">
            La mitad<span className="max-md:hidden">, en</span>
          </HeadCell>
          <HeadCell isFigure className="max-md:hidden md:w-29">
            9 de 10, en
          </HeadCell>
          <HeadCell isFigure className="md:w-34">
            Sin respuesta
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Answer key={row.name} row={row} view={view} />
        ))}
      </tbody>
    </table>
  )
}

function Answer({ row, view }: { row: AnswerRow; view: BoardView }) {
  const { part, name, requests, unanswered, half, ninety } = row
  const label = answerName(part, name)
  const isFew = !isTimed(row)
  const tooFew = 'Muy pocas respuestas para decirlo'
  const isNamed = name !== '' && name !== OTHERS
  const to = part === 'city' ? cataloguePath(null, name) : cataloguePath(specialtyFrom(name), null)
  return (
    <tr className="border-t border-paper-200">
      <th scope="row" className="h-11 py-1 pl-4 text-left font-semibold wrap-anywhere md:pl-6">
        {label}
      </th>
      <td className="relative px-2 text-right font-bold whitespace-nowrap tabular-nums md:px-3">
        {half === null || isFew ? (
          <span className="font-normal">
            <Dash>{tooFew}</Dash>
          </span>
        ) : isNamed ? (
          <Link
            to={to}
            className="text-petrol-600 after:absolute after:inset-0 hover:underline"
            aria-label={`${waitedText(half)}, ${label}: ver los técnicos`}
          >
            {waitedText(half)}
          </Link>
        ) : (
          waitedText(half)
        )}
      </td>
      <td className="px-3 text-right whitespace-nowrap text-ink-600 tabular-nums max-md:hidden">
        {ninety === null || isFew ? <Dash>{tooFew}</Dash> : waitedText(ninety)}
      </td>
      <td className="relative pr-4 pl-2 text-right whitespace-nowrap text-ink-600 tabular-nums md:pr-6 md:pl-3">
        {unanswered === 0 ? (
          '0'
        ) : (
          <Link
            to={visitsPath(view.days, 'no-answer', { [part]: name || UNSAID })}
            aria-label={`${numberText(unanswered)} sin respuesta, ${label}: ver`}
            className={`font-bold after:absolute after:inset-0 hover:underline ${isOftenUnanswered(row) ? 'text-red-600' : 'text-petrol-600'}`}
          >
            {numberText(unanswered)}
          </Link>
        )}{' '}
        de {numberText(requests)}
      </td>
    </tr>
  )
}
